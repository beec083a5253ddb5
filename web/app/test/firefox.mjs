// Firefox opens the app and plays some decisions, always the same way: node firefox.mjs ADDRESS FIREFOX
import puppeteer from "puppeteer-core";

const MOST_PICKS = 60;
const STRIDE = 7; // over what glows, so that things of all kinds are picked
const PLAY_NOW = "article button.main"; // to look for it by its name takes this browser seconds
const JUST_PLAY = "dialog .ways button:last-of-type"; // instead of the lessons that a first game offers
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: process.argv[3],
  headless: true,
  extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
});
try {
  const page = await browser.newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (said) => said.type() === "error" && complaints.push(said.text()));
  await page.goto(process.argv[2]);
  for (const game of [0, 1]) {
    await page.goto(`${process.argv[2]}#/`);
    await page.waitForSelector(PLAY_NOW);
    await (await page.$$(PLAY_NOW))[game].click();
    if (game === 0) await (await page.waitForSelector(JUST_PLAY)).click();
    for (let decided = 0, picked = 0; decided < 3; picked += 1) {
      if (picked === MOST_PICKS) throw new Error(`${decided} decisions after ${picked} picks`);
      await page.waitForSelector(".glowing[data-thing]");
      const before = await page.$$eval(".log li", (lines) => lines.length);
      await page.$$eval(
        ".glowing[data-thing]",
        (lit, index) => lit[index % lit.length].dispatchEvent(new MouseEvent("click", { bubbles: true })),
        picked * STRIDE,
      );
      if ((await page.$$eval(".log li", (lines) => lines.length)) > before) decided += 1;
    }
  }
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
} finally {
  await browser.close();
}
