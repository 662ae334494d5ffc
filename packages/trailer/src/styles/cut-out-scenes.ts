import { contrast, mix, readable } from "../colour.ts";
import { drawIcon } from "../icon.ts";
import { drawCall } from "../scenes/call-to-action.ts";
import { cellsIn, countUp, flowChips, inkInto, inset, label, mirrored, rowsIn, stepOf } from "../scenes/compose.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { SceneOf } from "../storyboard.ts";
import { cutOutClose, ticket } from "./cut-out-close.ts";
import { lay, PAPER, settle, type Piece } from "./cut-out-paper.ts";
import { headline, placeHeadline, type HeadlineOptions, type Kit, type Scheme } from "./kit.ts";

/** Papers in turn that stand out from the ground, with the ink that reads on them. */
function papers(stage: Stage, scheme: Scheme): { colour: string; ink: string }[] {
  const p = stage.storyboard.palette;
  return [PAPER, p.accent, p.accent3, p.accent2]
    .map((colour) => (contrast(colour, scheme.ground) < 1.12 ? mix(colour, "#ffffff", 0.6) : colour))
    .map((colour) => ({ colour, ink: readable(colour, [p.ink, "#fffdf8", "#2b1a12"]) }));
}

/** A text set for a piece of paper of a box's size. */
function written(
  stage: Stage,
  kit: Kit,
  text: string,
  box: Box,
  ink: string,
  options: HeadlineOptions,
): NonNullable<Piece["paint"]> {
  const { block, box: at } = placeHeadline(
    stage,
    kit,
    text,
    { ...box, x: 0, y: 0 },
    { align: "center", minSize: 28, maxLines: 2, ...options },
  );
  return (context) => inkInto(context, block, at.x + box.x, at.y + box.y, ink);
}

/** Strips of paper pinned one below the other, from the left and the right in turn. */
function list(stage: Stage, scene: SceneOf<"list">, scheme: Scheme, kit: Kit): void {
  const { safe } = stage;
  const count = scene.items.length;
  const step = stepOf(stage, count);
  const head: Box = stage.wide
    ? { ...safe, width: safe.width * 0.4, height: safe.height * 0.82 }
    : { ...safe, y: safe.y + 20, height: safe.height * 0.26 };
  headline(stage, kit, scheme, scene.title, head, {
    maxSize: stage.wide ? 160 : 150,
    minSize: 56,
    maxLines: stage.wide ? 5 : 3,
  });
  const body = stage.wide
    ? { x: safe.x + safe.width * 0.45, y: safe.y + 10, width: safe.width * 0.55, height: safe.height * 0.94 }
    : { ...safe, y: head.y + head.height + 50, height: safe.y + safe.height - head.y - head.height - 60 };
  const colours = papers(stage, scheme);
  const most = stage.portrait ? 200 : 170;
  const used = Math.min(body.height, count * (most + 26));
  rowsIn(
    { ...body, y: body.y + (stage.portrait ? 0 : (body.height - used) / 2), height: used },
    count,
    26,
    most,
  ).forEach((row, index) => {
    const share = settle(stage, 120 + index * step);
    if (share <= 0) return;
    const paperOf = colours[[0, 1, 2, 3][index % 4] ?? 0] ?? { colour: PAPER, ink: "#2b1a12" };
    const pin = row.height * 0.5;
    const text = scene.items[index] ?? "";
    const away = (1 - share) * stage.width * (index % 2 === 0 && !stage.wide ? -1 : 1);
    const mark = readable(paperOf.ink, [paperOf.colour], 3);
    const sheet = { ...row, x: 0, y: 0 };
    const cx = mirrored(text, sheet, { ...sheet, width: row.height }).x + row.height / 2;
    lay(
      stage,
      `item:${index}:${text}`,
      { x: row.x + away, y: row.y },
      {
        width: row.width,
        height: row.height,
        colour: paperOf.colour,
        cut: "strip",
        tilt: (index % 2 === 0 ? -1 : 1) * 0.012,
        paint(context) {
          written(
            stage,
            kit,
            text,
            mirrored(text, sheet, {
              x: row.height * 0.95,
              y: row.height * 0.12,
              width: row.width - row.height * 1.15,
              height: row.height * 0.76,
            }),
            paperOf.ink,
            {
              align: "left",
              role: "strong",
              maxSize: row.height * 0.4,
              leading: 1.1,
            },
          )(context);
          context.fillStyle = paperOf.ink;
          context.beginPath();
          context.arc(cx, row.height / 2, pin / 2, 0, Math.PI * 2);
          context.fill();
          context.strokeStyle = mark;
          drawIcon(context, "check", cx - pin * 0.3, row.height / 2 - pin * 0.3, pin * 0.6, 3.2, 1);
        },
      },
    );
  });
}

/** Each number on a cut shape of its own. */
function numbers(stage: Stage, scene: SceneOf<"numbers">, scheme: Scheme, kit: Kit): void {
  const { safe } = stage;
  const count = scene.items.length;
  const step = stepOf(stage, count, stage.beat * 0.6);
  const colours = papers(stage, scheme);
  const cuts = ["burst", "disc", "flower"] as const;
  const area = stage.wide ? inset(safe, 0, 60) : { ...safe, y: safe.y + 10, height: safe.height - 10 };
  cellsIn(stage, area, count, stage.wide ? 50 : 24).forEach((cell, index) => {
    const item = scene.items[index];
    const start = index * step;
    const share = settle(stage, start - 60, 420);
    if (item === undefined || share <= 0) return;
    const own = colours[index % colours.length] ?? { colour: PAPER, ink: "#2b1a12" };
    const side = Math.min(cell.width, cell.height * (stage.portrait ? 1.22 : stage.square ? 1.4 : 1)) * 1.04;
    // Zigzag upright, one beside the other on a wide stage.
    const slack = cell.width - side;
    const x = cell.x + (stage.wide ? slack / 2 : index % 2 === 0 ? slack * 0.1 : slack * 0.9);
    const y = cell.y + (cell.height - side) / 2 + (1 - share) * stage.height;
    lay(
      stage,
      `number:${index}`,
      { x, y },
      {
        width: side,
        height: side,
        colour: own.colour,
        cut: cuts[index % 3] ?? "disc",
        tilt: 0,
        lift: 20,
      },
    );
    const inner = { x: x + side * 0.15, y: y + side * 0.2, width: side * 0.7, height: side * 0.4 };
    const box = countUp(stage, kit, item, inner, { start, colour: own.ink, align: "center", vertical: "bottom" });
    label(
      stage,
      kit,
      item.label,
      { x: x + side * 0.19, y: box.y + box.height + side * 0.035, width: side * 0.62, height: side * 0.17 },
      own.ink,
      {
        align: "center",
        vertical: "top",
        maxSize: side * 0.11,
        minSize: 20,
      },
    );
  });
}

/** A grey sheet, and a bright one that is laid over it. */
function beforeAfter(stage: Stage, scene: SceneOf<"before-after">, kit: Kit): void {
  const { safe } = stage;
  const turn = stage.scene.durationMs * 0.4;
  const p = stage.storyboard.palette;
  const grey = mix(PAPER, "#8d8378", 0.42);
  const first: Box = stage.wide
    ? { ...safe, y: safe.y + 20, width: safe.width * 0.5, height: safe.height * 0.78 }
    : { ...safe, y: safe.y + 20, height: safe.height * 0.46 };
  const second: Box = stage.wide
    ? {
        ...safe,
        x: safe.x + safe.width * 0.44,
        y: safe.y + safe.height * 0.12,
        width: safe.width * 0.56,
        height: safe.height * 0.82,
      }
    : { ...safe, y: safe.y + safe.height * 0.43, height: safe.height * 0.55 };
  const sheet = (
    key: string,
    box: Box,
    text: string,
    colour: string,
    tilt: number,
    start: number,
    from: number,
    free: Box,
  ): void => {
    const share = settle(stage, start, 520);
    if (share <= 0) return;
    const ink = readable(colour, [p.ink, PAPER, "#2b1a12"]);
    lay(
      stage,
      `${key}:${text}`,
      { x: box.x + (1 - share) * from, y: box.y },
      {
        width: box.width,
        height: box.height,
        colour,
        cut: "sheet",
        tilt,
        lift: 20,
        paint: written(stage, kit, text, free, ink, { maxSize: 210, minSize: 44, maxLines: 6, upper: false }),
      },
    );
  };
  const pad = stage.wide ? 50 : 56;
  sheet("before", first, scene.before, grey, -0.016, -260, -stage.width, {
    x: pad,
    y: pad,
    // The other sheet will lie over the right or the lower end of this one.
    width: first.width - pad * 2 - (stage.wide ? safe.width * 0.05 : 0),
    height: first.height - pad * 2 - (stage.wide ? 20 : 60),
  });
  sheet("after", second, scene.after, p.accent, 0.014, turn, stage.width, {
    x: pad,
    y: pad,
    width: second.width - pad * 2,
    height: second.height - pad * 2 - 20,
  });
  // A star on the corner of the new sheet.
  const star = settle(stage, turn + 260, 380);
  if (star > 0) {
    const size = (stage.portrait ? 170 : 130) * star;
    lay(
      stage,
      `star:${Math.round(size)}`,
      { x: second.x + second.width - size * 0.72, y: second.y - size * 0.42 },
      {
        width: size,
        height: size,
        colour: contrast(p.accent3, p.accent) > 1.6 ? p.accent3 : PAPER,
        cut: "burst",
        tilt: 0.2,
      },
    );
  }
}

/** Price tags with a punched hole. */
function hashtags(stage: Stage, scene: SceneOf<"hashtags">, scheme: Scheme, kit: Kit): void {
  const { safe } = stage;
  const step = stepOf(stage, scene.tags.length, stage.beat * 0.35);
  const colours = papers(stage, scheme);
  void kit;
  const area = stage.portrait ? { ...safe, height: safe.height * 0.9 } : { ...safe, height: safe.height * 0.86 };
  flowChips(stage, scene.tags, area, {
    maxSize: stage.portrait ? 104 : 110,
    pad: 1.05,
    tall: 1.9,
    gap: 0.42,
    align: "center",
    stacked: stage.portrait && scene.tags.length <= 6,
  }).forEach((chip, index) => {
    const share = settle(stage, index * step - 80);
    if (share <= 0) return;
    const own = colours[index % colours.length] ?? { colour: PAPER, ink: "#2b1a12" };
    const { box, block } = chip;
    const away = (1 - share) * (index % 2 === 0 ? -stage.width : stage.width);
    lay(
      stage,
      `tag:${index}:${chip.text}`,
      { x: box.x + away, y: box.y },
      {
        width: box.width,
        height: box.height,
        colour: own.colour,
        cut: "tag",
        tilt: ((index % 3) - 1) * 0.022,
        paint(context) {
          inkInto(
            context,
            block,
            (box.width - block.width) / 2 + box.height * 0.16,
            (box.height - block.height) / 2,
            own.ink,
          );
          context.fillStyle = mix(scheme.ground, "#000000", 0.18);
          context.beginPath();
          context.arc(box.height * 0.44, box.height / 2, box.height * 0.09, 0, Math.PI * 2);
          context.fill();
        },
      },
    );
  });
}

/** A torn sheet held by a strip of tape. */
function quote(stage: Stage, scene: SceneOf<"quote">, kit: Kit): void {
  const { safe } = stage;
  const p = stage.storyboard.palette;
  const share = settle(stage, -200, 560);
  const box = stage.portrait
    ? { ...safe, y: safe.y + 60, height: safe.height * 0.8 }
    : { x: safe.x + safe.width * 0.07, y: safe.y + 20, width: safe.width * 0.86, height: safe.height * 0.84 };
  const by = scene.by === "" ? 0 : stage.portrait ? 90 : 70;
  const ink = readable(PAPER, [p.ink, "#2b1a12"]);
  const mark = stage.portrait ? 150 : 110;
  const pad = 64;
  const drop = (1 - share) * -stage.height;
  lay(
    stage,
    `quote:${scene.text}`,
    { x: box.x, y: box.y + drop },
    {
      width: box.width,
      height: box.height,
      colour: PAPER,
      cut: "sheet",
      tilt: -0.008,
      lift: 22,
      paint(context) {
        context.font = stage.font("display", mark * 2.2);
        context.fillStyle = p.accent;
        context.textAlign = "center";
        context.fillText("“", box.width / 2, pad * 0.5 + mark * 1.86);
        context.textAlign = "left";
        written(
          stage,
          kit,
          scene.text,
          { x: pad, y: pad * 0.9 + mark, width: box.width - pad * 2, height: box.height - mark - by - pad * 2.2 },
          ink,
          {
            maxSize: 150,
            minSize: 44,
            maxLines: 9,
          },
        )(context);
        if (by > 0)
          written(
            stage,
            kit,
            scene.by,
            { x: pad, y: box.height - by - pad * 0.7, width: box.width - pad * 2, height: by },
            ink,
            { role: "strong", maxSize: 44, minSize: 24, maxLines: 1 },
          )(context);
      },
    },
  );
  const tape = { width: 240, height: 74 };
  lay(
    stage,
    "tape",
    { x: box.x + (box.width - tape.width) / 2, y: box.y - tape.height * 0.45 + drop },
    {
      ...tape,
      colour: contrast(p.accent3, PAPER) > 1.15 ? p.accent3 : p.accent2,
      cut: "strip",
      tilt: -0.05,
      lift: 7,
    },
  );
}

/** The scenes of the cut-out style. */
export const CUT_OUT_SCENES: Omit<Kit["scenes"], "hook" | "problem" | "feature"> = {
  // The icon on its sun, as the trailer ends.
  reveal: (stage, scene, scheme, kit) => cutOutClose(stage, scene.name, scene.tagline, scheme, kit),
  list,
  numbers,
  "before-after": (stage, scene, _scheme, kit) => beforeAfter(stage, scene, kit),
  hashtags,
  quote: (stage, scene, _scheme, kit) => quote(stage, scene, kit),
  outro: (stage, scene, scheme, kit) => cutOutClose(stage, scene.name, scene.text, scheme, kit),
  "call-to-action": (stage, scene, scheme, kit) =>
    drawCall(stage, scene, scheme, kit, {
      line: (box) => ticket(stage, kit, scene.tagline, box, stage.beat * 0.8, 66),
    }),
};
