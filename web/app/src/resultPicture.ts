/** A picture of a result, to be sent to others: drawn on a canvas, shared where the browser can, or else saved. */
export interface ResultLine {
  readonly name: string;
  readonly colour: string;
  readonly points: number;
  readonly hasWon: boolean;
}

const WIDTH = 1200;
const LINE = 92;
const TOP = 260;
const MARGIN = 90;
const POINTS = 130; // of the width of a line

export async function sharePicture(title: string, verdict: string, lines: readonly ResultLine[]): Promise<void> {
  const canvas = draw(title, verdict, lines);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) return;
  const file = new File([blob], "zoco.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: verdict }).catch(() => undefined); // it was called off
    return;
  }
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(blob);
  anchor.download = file.name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000); // some browsers read it only after the click
}

function draw(title: string, verdict: string, lines: readonly ResultLine[]): HTMLCanvasElement {
  const style = getComputedStyle(document.documentElement);
  const paint = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, TOP + LINE * lines.length + 70];
  const brush = canvas.getContext("2d")!;
  brush.fillStyle = paint("paper");
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = paint("sky");
  brush.fillRect(0, 0, WIDTH, 12);
  /** What is wider than its room is written narrower. */
  const write = (text: string, x: number, y: number, room: number, font: string, colour = "ink"): void => {
    brush.font = `${font} ${paint("title")}`;
    brush.fillStyle = paint(colour);
    brush.fillText(text, x, y, room);
  };
  const width = WIDTH - 2 * MARGIN;
  write(title, MARGIN, 100, width, "500 44px", "ink-soft");
  write(verdict, MARGIN, 185, width, "800 72px");
  const most = Math.max(1, ...lines.map(({ points }) => points));
  lines.forEach(({ name, colour, points, hasWon }, k) => {
    const y = TOP + LINE * k;
    brush.fillStyle = paint(colour);
    brush.globalAlpha = 0.45;
    brush.fillRect(MARGIN, y, (width * Math.max(0, points)) / most, LINE - 18);
    brush.globalAlpha = 1;
    brush.fillRect(MARGIN, y, 14, LINE - 18);
    if (hasWon) {
      [brush.strokeStyle, brush.lineWidth] = [paint("gold"), 5];
      brush.strokeRect(MARGIN, y, width, LINE - 18);
    }
    write(name, MARGIN + 34, y + 52, width - 34 - POINTS, `${hasWon ? 800 : 500} 42px`);
    brush.textAlign = "right";
    write(String(points), WIDTH - MARGIN - 16, y + 52, POINTS, "800 46px");
    brush.textAlign = "left";
  });
  return canvas;
}
