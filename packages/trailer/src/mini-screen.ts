import { hashText } from "@sayhey/contract/random";
import type { Canvas2D } from "./canvas.ts";
import { mix, readable } from "./colour.ts";
import { fontOf } from "./fonts.ts";
import { drawIcon } from "./icon.ts";
import type { MiniScreen, Storyboard } from "./storyboard.ts";
import { layoutText } from "./text-layout.ts";

/** Viewport that mini screens are drawn for, CSS px. */
export const MINI_VIEWPORT = { width: 390, height: 844 } as const;

const NAV_ICONS = ["house", "list", "plus", "heart", "user"] as const;

/** Where row `index` of a mini screen stands, CSS px. */
export function miniRowBox(screen: MiniScreen, index: number): { x: number; y: number; width: number; height: number } {
  if (screen.layout === "grid")
    return { x: 20 + (index % 2) * 180, y: 176 + Math.floor(index / 2) * 206, width: 170, height: 196 };
  if (screen.layout === "questions")
    return index === 0
      ? { x: 20, y: 150, width: 350, height: 110 }
      : { x: 20, y: 210 + index * 76, width: 350, height: 64 };
  if (screen.layout === "player")
    return index === 0
      ? { x: 20, y: 118, width: 350, height: 290 }
      : { x: 20, y: 334 + index * 88, width: 350, height: 78 };
  if (screen.layout === "numbers")
    return { x: 20 + (index % 2) * 180, y: 118 + Math.floor(index / 2) * 102, width: 170, height: 92 };
  if (screen.layout === "talk") return talkBox(screen, index);
  if (screen.layout === "cards") return { x: 20, y: 176 + index * 196, width: 350, height: 184 };
  return { x: 20, y: 176 + index * 88, width: 350, height: 78 };
}

/** Draws a screen of the app in its own palette, type and seed data, in CSS px; `pressed` marks a row as just tapped. */
export function paintMiniScreen(
  context: Canvas2D,
  storyboard: Storyboard,
  screen: MiniScreen,
  pressed: number | null,
): void {
  const { palette } = storyboard;
  const { width, height } = MINI_VIEWPORT;
  const radius = Math.min(storyboard.radius, 24);
  const words = (
    text: string,
    role: "display" | "text" | "strong",
    x: number,
    y: number,
    maxWidth: number,
    size: number,
    colour: string,
    lines = 1,
  ): void => {
    if (text === "") return;
    const block = layoutText(context, text, {
      width: maxWidth,
      height: size * (lines === 1 ? 1.3 : lines * 1.25),
      maxSize: size,
      minSize: size * 0.55,
      leading: 1.2,
      tracking: 0,
      align: "left",
      maxLines: lines,
      font: (px) => fontOf(storyboard, role, px),
    });
    context.font = block.font;
    context.fillStyle = colour;
    context.textAlign = "left";
    for (const line of block.lines) {
      for (const word of line.words) {
        context.direction = word.rtl ? "rtl" : "ltr";
        context.fillText(word.text, x + (block.rtl ? maxWidth - block.width : 0) + word.x, y + line.baseline);
      }
    }
  };
  const round = (x: number, y: number, w: number, h: number, r: number, colour: string): void => {
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(x, y, w, h, r);
    context.fill();
  };
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, width, height);
  words(screen.title, "display", 20, 66, 290, 34, palette.ink);
  round(334, 62, 36, 36, 18, palette.accent);
  context.strokeStyle = palette.onAccent;
  drawIcon(context, storyboard.icon, 343, 71, 18, 2.2);
  if (screen.layout === "board") paintBoard(round, storyboard, screen.title);
  else if (screen.layout === "panel") paintPanel(round, storyboard);
  else if (screen.layout === "numbers") paintNumbers(round, storyboard, screen.title);
  else if (screen.layout === "questions") paintProgress(round, storyboard);
  else if (screen.layout === "talk") paintTalk(round, words, storyboard, screen);
  else if (screen.layout !== "player") paintFinder(context, round, storyboard);

  const accents = [palette.accent, palette.accent2, palette.accent3];
  const rows = screen.layout === "talk" ? [] : screen.rows;
  rows.forEach((row, index) => {
    const box = miniRowBox(screen, index);
    if (box.y > 760) return;
    if (screen.layout === "questions" && index === 0)
      return words(row.title, "display", box.x, box.y, box.width, 27, palette.ink, 3);
    const isPressed = index === pressed;
    round(
      box.x,
      box.y,
      box.width,
      box.height,
      radius,
      isPressed ? mix(palette.surface, palette.accent, 0.14) : palette.surface,
    );
    context.strokeStyle = isPressed ? palette.accent : palette.line;
    context.lineWidth = isPressed ? 2 : 1;
    context.beginPath();
    context.roundRect(box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1, radius);
    context.stroke();
    const accent = accents[index % 3] ?? palette.accent;
    if (screen.layout === "questions") {
      round(box.x + 18, box.y + 21, 22, 22, 11, isPressed ? palette.accent : palette.line);
      words(row.title, "strong", box.x + 54, box.y + 20, box.width - 120, 18, palette.ink);
    } else if (screen.layout === "numbers") {
      words(row.detail, "text", box.x + 16, box.y + 16, box.width - 32, 13, palette.muted);
      words(row.title, "display", box.x + 16, box.y + 40, box.width - 32, 27, palette.ink);
    } else if (screen.layout === "player" && index === 0) {
      paintPlayed(context, round, storyboard, { ...box, title: row.title, accent, radius });
      words(row.title, "strong", box.x + 16, box.y + 212, box.width - 32, 18, palette.ink);
    } else if (screen.layout === "list" || screen.layout === "player") {
      paintArt(context, row.title, box.x + 12, box.y + 12, 54, 54, Math.min(radius, 14), accent, palette.ground);
      const right = row.value !== "" ? 84 : 30;
      words(row.title, "strong", box.x + 80, box.y + 17, box.width - 92 - right, 16, palette.ink);
      words(row.detail || row.badge, "text", box.x + 80, box.y + 43, box.width - 92 - right, 13, palette.muted);
      if (row.value !== "") words(row.value, "strong", box.x + box.width - 88, box.y + 29, 76, 15, palette.ink);
    } else {
      const art = screen.layout === "cards" ? 104 : 110;
      paintArt(
        context,
        row.title,
        box.x + 1,
        box.y + 1,
        box.width - 2,
        art,
        [radius, radius, 0, 0],
        accent,
        palette.ground,
      );
      words(
        row.title,
        "strong",
        box.x + 14,
        box.y + art + 14,
        box.width - (row.value === "" || screen.layout === "grid" ? 28 : 116),
        17,
        palette.ink,
      );
      words(row.detail || row.badge, "text", box.x + 14, box.y + art + 42, box.width - 28, 13, palette.muted);
      if (row.value !== "" && screen.layout === "cards")
        words(
          row.value,
          "strong",
          box.x + box.width - 96,
          box.y + art + 15,
          82,
          16,
          readable(palette.surface, [palette.accent, palette.ink]),
        );
    }
    if (isPressed) {
      const isRow = screen.layout === "list" || (screen.layout === "player" && index > 0);
      const x = isRow ? box.x + 50 : box.x + box.width - 40;
      const y = isRow ? box.y + 46 : box.y + 10;
      round(x, y, 30, 30, 15, palette.accent);
      context.strokeStyle = palette.onAccent;
      drawIcon(context, "check", x + 7, y + 7, 16, 3);
    }
  });
  if (screen.action !== "") {
    round(width - 190, height - 150, 170, 52, Math.max(radius, 12), palette.accent);
    words(screen.action, "strong", width - 172, height - 136, 134, 17, palette.onAccent);
  }
  paintNav(context, round, storyboard, screen);
}

type Round = (x: number, y: number, w: number, h: number, r: number, colour: string) => void;

/** The box that finds rows, above their list. */
function paintFinder(context: Canvas2D, round: Round, { palette, radius: given }: Storyboard): void {
  const radius = Math.max(Math.min(given, 24) * 0.7, 6);
  round(20, 118, 350, 42, radius, palette.surface);
  context.strokeStyle = palette.line;
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(20.5, 118.5, 349, 41, radius);
  context.stroke();
  context.strokeStyle = palette.muted;
  drawIcon(context, "search", 34, 130, 18);
}

/** How far one is through the questions. */
function paintProgress(round: Round, { palette }: Storyboard): void {
  round(20, 122, 350, 8, 4, palette.line);
  round(20, 122, 120, 8, 4, palette.accent);
}

/** A press to play, and how far it has got. */
function paintPlayed(
  context: Canvas2D,
  round: Round,
  { palette }: Storyboard,
  {
    x,
    y,
    width,
    title,
    accent,
    radius,
  }: ReturnType<typeof miniRowBox> & { title: string; accent: string; radius: number },
): void {
  paintArt(context, title, x + 1, y + 1, width - 2, 197, [radius, radius, 0, 0], accent, palette.ground);
  round(x + 143, y + 67, 64, 64, 32, palette.accent);
  context.fillStyle = palette.onAccent;
  context.beginPath();
  context.moveTo(x + 166, y + 84);
  context.lineTo(x + 166, y + 114);
  context.lineTo(x + 190, y + 99);
  context.closePath();
  context.fill();
  round(x + 16, y + 256, 318, 6, 3, palette.line);
  round(x + 16, y + 256, 124, 6, 3, palette.accent);
  round(x + 131, y + 250, 18, 18, 9, palette.accent);
}

type Words = (
  text: string,
  role: "display" | "text" | "strong",
  x: number,
  y: number,
  maxWidth: number,
  size: number,
  colour: string,
  lines?: number,
) => void;

const TALK = { top: 124, end: 680, gap: 14 };
const isAsked = (index: number): boolean => index % 2 === 0;

/** What is asked stands on the right, what is answered on the left below it, each as high as its words. */
function talkBox({ rows }: MiniScreen, index: number): { x: number; y: number; width: number; height: number } {
  const heightOf = (at: number): number => {
    const { length } = rows[at]?.title ?? "";
    return isAsked(at) ? (length > 28 ? 68 : 50) : length > 78 ? 104 : length > 40 ? 78 : 54;
  };
  let y = TALK.top;
  for (let at = 0; at < index; at++) y += heightOf(at) + TALK.gap;
  return isAsked(index)
    ? { x: 100, y, width: 270, height: heightOf(index) }
    : { x: 20, y, width: 320, height: heightOf(index) };
}

/** What is asked and what is answered in turn, over the box where one asks. */
function paintTalk(round: Round, words: Words, { palette, radius }: Storyboard, screen: MiniScreen): void {
  const corner = Math.min(radius, 20);
  for (const [index, row] of screen.rows.entries()) {
    const box = miniRowBox(screen, index);
    if (box.y + box.height > TALK.end) break;
    const [fill, ink] = isAsked(index) ? [palette.accent, palette.onAccent] : [palette.surface, palette.ink];
    round(box.x, box.y, box.width, box.height, corner, fill);
    const lines = Math.max(1, Math.round((box.height - 30) / 24));
    words(row.title, isAsked(index) ? "strong" : "text", box.x + 16, box.y + 15, box.width - 32, 17, ink, lines);
  }
  round(20, 690, 350, 52, corner, palette.surface);
  round(36, 711, 150, 10, 5, palette.line);
  round(318, 696, 46, 40, Math.min(corner, 14), palette.accent);
}

/** The navigation at the foot, with the page that is open. */
function paintNav(context: Canvas2D, round: Round, { palette }: Storyboard, screen: MiniScreen): void {
  const { width, height } = MINI_VIEWPORT;
  context.fillStyle = palette.surface;
  context.fillRect(0, height - 82, width, 82);
  context.fillStyle = palette.line;
  context.fillRect(0, height - 82, width, 1);
  const count = Math.max(1, screen.nav.length);
  for (let index = 0; index < count; index++) {
    const centre = ((index + 0.5) * width) / count;
    context.strokeStyle = index === screen.selected ? palette.accent : palette.muted;
    drawIcon(context, NAV_ICONS[index % NAV_ICONS.length] ?? "house", centre - 12, height - 66, 24);
    if (index === screen.selected) round(centre - 14, height - 30, 28, 4, 2, palette.accent);
  }
}

const BOARD_SIDE = 5;
const BOARD_TILE = 66;

/** A game before it is filmed: a board of tiles, some of them in the app's colors. */
function paintBoard(round: Round, { palette, radius, seed }: Storyboard, title: string): void {
  const hash = hashText(`${title}:${seed}`);
  const tones = [palette.accent, palette.accent2, palette.accent3];
  round(20, 140, 350, 350, Math.min(radius, 24), palette.surface);
  for (let index = 0; index < BOARD_SIDE * BOARD_SIDE; index++) {
    const drawn = Math.imul(hash ^ (index * 0x9e3779b1), 0x85ebca6b) >>> 24;
    const x = 28 + (index % BOARD_SIDE) * (BOARD_TILE + 1);
    const y = 148 + Math.floor(index / BOARD_SIDE) * (BOARD_TILE + 1);
    const tone = drawn < 110 ? (tones[drawn % 3] ?? palette.accent) : palette.ground;
    round(x, y, BOARD_TILE - 6, BOARD_TILE - 6, Math.min(radius, 14), tone);
  }
}

/** A tool before it is filmed: what one gives it, and what comes out. */
function paintPanel(round: Round, { palette, radius }: Storyboard): void {
  const corner = Math.min(radius, 24);
  round(20, 128, 350, 250, corner, palette.surface);
  round(44, 152, 302, 130, Math.min(radius, 16), mix(palette.accent, palette.ground, 0.7));
  round(145, 177, 100, 80, Math.min(radius, 16), palette.accent);
  for (const [index, width] of [302, 240].entries()) round(44, 304 + index * 28, width, 12, 6, palette.line);
  round(20, 398, 350, 190, corner, palette.surface);
  for (const [index, width] of [302, 270, 180].entries()) round(44, 424 + index * 28, width, 12, 6, palette.line);
  round(44, 520, 150, 44, Math.max(corner / 2, 8), palette.accent);
}

/** The charts of a dashboard before it is filmed: bars that grow, and what is most below. The figures above are rows. */
function paintNumbers(round: Round, { palette, radius, seed }: Storyboard, title: string): void {
  const corner = Math.min(radius, 24);
  const hash = hashText(`${title}:${seed}`);
  round(20, 330, 350, 200, corner, palette.surface);
  for (let bar = 0; bar < 9; bar++) {
    const lot = (Math.imul(hash ^ (bar * 0x9e3779b1), 0x85ebca6b) >>> 24) / 255;
    const height = 30 + bar * 9 + lot * 46;
    round(
      42 + bar * 35,
      508 - height,
      22,
      height,
      5,
      bar === 8 ? palette.accent : mix(palette.accent, palette.ground, 0.45),
    );
  }
  round(20, 546, 350, 190, corner, palette.surface);
  for (const [index, width] of [210, 160, 120, 70].entries()) {
    round(44, 574 + index * 38, 70, 12, 6, palette.line);
    round(130, 568 + index * 38, width, 22, 6, index === 0 ? palette.accent : palette.accent2);
  }
}

/** A small abstract picture out of a text: a disc, a wave and a dot in two tones. */
function paintArt(
  context: Canvas2D,
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number | number[],
  accent: string,
  ground: string,
): void {
  const hash = hashText(text);
  const at = (shift: number): number => ((hash >>> shift) & 31) / 31;
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.clip();
  context.fillStyle = mix(accent, ground, 0.62);
  context.fillRect(x, y, width, height);
  context.fillStyle = accent;
  context.beginPath();
  context.arc(
    x + width * (0.2 + at(0) * 0.6),
    y + height * (0.3 + at(5) * 0.3),
    Math.min(width, height) * (0.22 + at(10) * 0.16),
    0,
    Math.PI * 2,
  );
  context.fill();
  context.fillStyle = mix(accent, "#000000", 0.22);
  context.beginPath();
  context.moveTo(x, y + height * (0.6 + at(15) * 0.3));
  context.bezierCurveTo(
    x + width * 0.3,
    y + height * (0.45 + at(20) * 0.3),
    x + width * 0.6,
    y + height * (0.75 + at(3) * 0.25),
    x + width,
    y + height * (0.5 + at(8) * 0.35),
  );
  context.lineTo(x + width, y + height);
  context.lineTo(x, y + height);
  context.fill();
  context.restore();
}
