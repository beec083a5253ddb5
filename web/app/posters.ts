/** The games' posters, drawn once when the app is built: `Poster.svelte?drawn` is the addresses of two pictures. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { createServer, type Plugin, type UserConfig } from "vite";

const THEMES = ["light", "dark"] as const;
const DRAWN = "\0drawn:"; // not the component, so that Svelte leaves it alone
const [WIDTH, HEIGHT] = [960, 600];

/** A picture has no words, and nobody's preferences. */
const STUBS: Readonly<Record<string, string>> = {
  "catalogue.svelte.js": "export const say = () => ''; export const tell = say; export const isKnown = () => false;",
  "preferences.svelte.js": "export const preferences = {}; export const locale = () => 'en';",
};

function stubs(): Plugin {
  const nameIn = (id: string): string | undefined => Object.keys(STUBS).find((name) => id.endsWith(name));
  return {
    name: "zoco-stubs",
    enforce: "pre",
    resolveId: (id) => (nameIn(id) ? `\0${nameIn(id)}` : undefined),
    load: (id) => (id.startsWith("\0") ? STUBS[id.slice(1)] : undefined),
  };
}

/** Symbols that a component puts into the page, which is none here. */
function pageWithoutBrowser(): { symbols: string } {
  const page = { symbols: "" };
  const body = { insertAdjacentHTML: (_: string, html: string) => (page.symbols += html) };
  Object.assign(globalThis, { document: { getElementById: () => null, documentElement: { dataset: {} }, body } });
  return page;
}

async function draw(root: string, resolve: UserConfig["resolve"], file: string): Promise<readonly string[]> {
  const page = pageWithoutBrowser();
  const server = await createServer({
    configFile: false,
    root,
    resolve: resolve ?? {},
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
    plugins: [
      stubs(),
      svelte({
        configFile: false,
        emitCss: false,
        preprocess: vitePreprocess(),
        compilerOptions: { css: "injected", dev: false },
      }),
    ],
  });
  try {
    const { render } = await server.ssrLoadModule("svelte/server");
    const { default: Poster } = await server.ssrLoadModule(file);
    const { head, body } = render(Poster, { props: {} });
    return THEMES.map((theme) =>
      picture(theme, stylesOf(root, file) + head.replaceAll(/<\/?style[^>]*>/g, ""), page.symbols + body),
    );
  } finally {
    await server.close();
  }
}

/** The colours of the page, and what the game's own style sheets say. */
function stylesOf(root: string, file: string): string {
  const colours = readFileSync(join(root, "src/style.css"), "utf8").match(/:root[^{]*\{[^}]*\}/g) ?? [];
  const own = readdirSync(dirname(file)).filter((name) => name.endsWith(".css"));
  return [...colours, ...own.map((name) => readFileSync(join(dirname(file), name), "utf8"))].join("\n");
}

function picture(theme: string, styles: string, html: string): string {
  const drawn = html
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    // A picture has the fonts of whoever looks at it: a text keeps to its room all the same.
    .replaceAll(/ data-room="([\d.]+)"/g, ' textLength="$1" lengthAdjust="spacingAndGlyphs"')
    .replaceAll(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" data-theme="${theme}">` +
    `<style><![CDATA[${styles.replaceAll(/\s+/g, " ")} *{animation:none!important;transition:none!important}]]></style>` +
    `<foreignObject width="${WIDTH}" height="${HEIGHT}">` +
    `<div xmlns="http://www.w3.org/1999/xhtml" style="width:${WIDTH}px;height:${HEIGHT}px;position:relative">${drawn}</div>` +
    "</foreignObject></svg>"
  );
}

export function posters(resolve: UserConfig["resolve"]): Plugin {
  let root = "";
  let isBuild = false;
  return {
    name: "zoco-posters",
    enforce: "pre",
    configResolved(config) {
      [root, isBuild] = [config.root, config.command === "build"];
    },
    resolveId(id, importer) {
      const [, file] = /^(.+Poster)\.svelte\?drawn$/.exec(id) ?? [];
      if (file === undefined) return null;
      return DRAWN + (file.startsWith(".") ? join(dirname(importer!), file) : file.replace(/^\/src\//, `${root}/src/`));
    },
    async load(id) {
      if (!id.startsWith(DRAWN)) return null;
      const file = `${id.slice(DRAWN.length)}.svelte`;
      const game = dirname(file).split("/").at(-1)!;
      const pictures = await draw(root, resolve, file);
      const addresses = pictures.map((source, k) => {
        if (!isBuild) return JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`);
        const reference = this.emitFile({ type: "asset", name: `${game}-${THEMES[k]}.svg`, source });
        return `import.meta.ROLLUP_FILE_URL_${reference}`;
      });
      return `export default { ${THEMES.map((theme, k) => `${theme}: ${addresses[k]}`).join(", ")} };`;
    },
  };
}
