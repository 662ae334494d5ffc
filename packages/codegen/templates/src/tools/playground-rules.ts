/** What is written in a playground. */
export interface Pages {
  html: string;
  css: string;
}

/** Escapes a text so that it stands in HTML as it is. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A whole document of a body and its style; the style cannot end before its end. */
export function documentOf({ html, css }: Pages, title: string, language: string): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
${css.replace(/<\/(?=style)/gi, "<\\/")}
</style>
</head>
<body>
${html}
</body>
</html>
`;
}

/** Whether something in there would be a script, which is not run. */
export const hasScript = (html: string): boolean => /<script\b|<[^>]*\son[a-z]+\s*=|javascript:/i.test(html);

/** A card with a name and a line; words come from the app's language. */
export const cardPage = (title: string, line: string, button: string): Pages => ({
  html: `<article class="card">
  <div class="sun"></div>
  <h1>${escapeHtml(title)}</h1>
  <p>${escapeHtml(line)}</p>
  <a href="#">${escapeHtml(button)}</a>
</article>`,
  css: `body {
  margin: 0;
  min-height: 100vh;
  display: grid;
  place-items: center;
  background: linear-gradient(160deg, #fde2c4, #f7b2a1);
  font-family: system-ui, sans-serif;
}
.card {
  width: 220px;
  padding: 24px;
  border-radius: 20px;
  background: white;
  box-shadow: 0 12px 32px #7a2e1d33;
  text-align: center;
}
.sun {
  width: 72px;
  height: 72px;
  margin: 0 auto;
  border-radius: 50%;
  background: #f2b01e;
}
h1 { margin: 16px 0 4px; font-size: 22px; color: #3b1f16; }
p { margin: 0 0 16px; color: #7b5a4e; }
a {
  display: inline-block;
  padding: 10px 20px;
  border-radius: 99px;
  background: #3b1f16;
  color: white;
  text-decoration: none;
}`,
});

/** Boxes in a grid. */
export const gridPage = (): Pages => ({
  html: `<div class="grid">
${["a", "b", "c", "d", "e"].map((name) => `  <div class="${name}"></div>`).join("\n")}
</div>`,
  css: `body { margin: 0; padding: 16px; background: #10233f; }
.grid {
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  grid-auto-rows: 72px;
  gap: 12px;
}
.grid div { border-radius: 14px; background: #4fb3bf; }
.a { grid-column: span 2; }
.b { grid-row: span 2; background: #f2b01e !important; }
.e { grid-column: span 2; background: #f0725c !important; }`,
});

/** A ball that jumps, by style alone. */
export const motionPage = (): Pages => ({
  html: `<div class="floor">
  <div class="ball"></div>
  <div class="shade"></div>
</div>`,
  css: `body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #e9f5ec; }
.floor { width: 90px; padding-top: 110px; }
.ball {
  width: 90px;
  height: 90px;
  border-radius: 50%;
  background: radial-gradient(circle at 30% 30%, #8fe3a8, #1f7a46);
  animation: jump 0.6s infinite alternate cubic-bezier(0.3, 0, 0.7, 0.2) both reverse;
}
.shade { height: 10px; margin-top: 4px; border-radius: 50%; background: #1f7a4644; }
@keyframes jump { to { transform: translateY(-100px); } }`,
});
