import { alpha, mix } from "../colour.ts";
import { deviceSize, drawDevice } from "../device.ts";
import { clamp01, easeBack, easeOut, easeOutExpo, lerp, progress } from "../easing.ts";
import { drawIcon } from "../icon.ts";
import { headline, placeHeadline, type HeadlineOptions, type ScenePainters } from "../styles/kit.ts";

import { featureLayout, iconTile, lockup, qrBlock, linkPill, bigWords, showNumber, cells } from "./scene-parts.ts";

/** The scenes as they are unless a style paints its own. */
export const SHARED_SCENES: ScenePainters = {
  hook: (stage, scene, scheme, kit) => bigWords(stage, kit, scheme, scene.text),
  problem: (stage, scene, scheme, kit) => bigWords(stage, kit, scheme, scene.text),
  reveal(stage, scene, scheme, kit) {
    const { safe } = stage;
    const tile = stage.portrait ? 300 : stage.square ? 230 : 250;
    const centre = kit.align === "center";
    const most = stage.portrait ? 1100 : safe.height * 0.94;
    const words: HeadlineOptions = { maxSize: 300, maxLines: 3, start: 140, vertical: "top" };
    const line: HeadlineOptions = {
      role: "strong",
      maxSize: stage.portrait ? 76 : 62,
      minSize: 40,
      leading: 1.2,
      start: 480,
      stagger: 40,
      vertical: "top",
      motion: "rise",
      colour: mix(scheme.ink, scheme.ground, 0.12),
    };
    const nameBox = { x: safe.x, y: 0, width: safe.width, height: (most - tile) * 0.56 };
    const lineBox = { x: safe.x, y: 0, width: safe.width, height: (most - tile) * 0.44 - 120 };
    // Set first, so that the whole group stands in the middle whatever its words.
    const nameHeight = placeHeadline(stage, kit, scene.name, nameBox, words).box.height;
    const lineHeight =
      scene.tagline === "" ? 0 : placeHeadline(stage, kit, scene.tagline, lineBox, line).box.height + 54;
    const top = safe.y + (safe.height - tile - 64 - nameHeight - lineHeight) / 2;
    iconTile(
      stage,
      scheme,
      centre ? safe.x + (safe.width - tile) / 2 : safe.x,
      top,
      tile,
      progress(stage.time, 0, 900),
    );
    headline(stage, kit, scheme, scene.name, { ...nameBox, y: top + tile + 64 }, words);
    if (scene.tagline !== "")
      headline(stage, kit, scheme, scene.tagline, { ...lineBox, y: top + tile + 64 + nameHeight + 54 }, line);
  },
  feature(stage, scene, scheme, kit) {
    const layout = (kit.layout ?? featureLayout)(stage, deviceSize(stage, scene));
    const arrive = kit.arrive(stage);
    drawDevice(
      stage,
      scene,
      { ...layout.device, x: layout.device.x + arrive.x, y: layout.device.y + arrive.y },
      kit.device(stage, scheme),
      arrive.fill,
    );
    headline(stage, kit, scheme, scene.caption, layout.caption, {
      maxSize: stage.portrait ? 196 : stage.square ? 140 : 250,
      minSize: 60,
      maxLines: stage.portrait ? 2 : 5,
      vertical: layout.vertical,
      start: 60,
    });
  },
  list(stage, scene, scheme, kit) {
    const { safe, context } = stage;
    const head = headline(
      stage,
      kit,
      scheme,
      scene.title,
      { ...safe, height: safe.height * 0.34 },
      { maxSize: stage.portrait ? 230 : 170, vertical: "top", maxLines: 3 },
    );
    const top = head.box.y + head.box.height + 60;
    const row = Math.min(stage.portrait ? 250 : 190, (safe.y + safe.height - top) / scene.items.length);
    scene.items.forEach((item, index) => {
      const share = easeOutExpo(progress(stage.time, 250 + index * stage.beat * 0.5, 500));
      if (share <= 0) return;
      const y = top + index * row + (1 - share) * 60;
      context.globalAlpha = clamp01(share * 2);
      context.fillStyle = index % 2 === 0 ? scheme.accent : scheme.second;
      context.beginPath();
      context.arc(safe.x + row * 0.3, y + row * 0.42, row * 0.26, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = index % 2 === 0 ? scheme.onAccent : scheme.onSecond;
      drawIcon(
        context,
        "check",
        safe.x + row * 0.16,
        y + row * 0.28,
        row * 0.28,
        3,
        progress(stage.time, 400 + index * stage.beat * 0.5, 300),
      );
      headline(
        stage,
        kit,
        scheme,
        item,
        { x: safe.x + row * 0.8, y, width: safe.width - row * 0.8, height: row * 0.84 },
        {
          role: "strong",
          maxSize: row * 0.46,
          minSize: 36,
          align: "left",
          motion: "rise",
          start: -1e4,
          maxLines: 2,
          leading: 1.1,
        },
      );
      context.globalAlpha = 1;
    });
  },
  numbers(stage, scene, scheme, kit) {
    const { safe, context } = stage;
    const area = stage.portrait
      ? { ...safe, y: safe.y + 40, height: safe.height - 140 }
      : stage.wide
        ? { ...safe, y: safe.y + 150, height: safe.height - 300 }
        : safe;
    cells(stage, area, scene.items.length, stage.wide ? 60 : 30).forEach((cell, index) => {
      const item = scene.items[index];
      const start = index * stage.beat * 0.3;
      if (item === undefined || stage.time < start) return;
      const write = (value: number): string =>
        `${showNumber(value, item.decimals)}${item.unit === "" ? "" : ` ${item.unit}`}`;
      const share = easeOut(progress(stage.time, start, Math.min(900, scene.durationMs * 0.5)));
      // Set for the final number, so that nothing jumps while it counts.
      const number = stage.wide
        ? { width: cell.width, height: cell.height * 0.62 }
        : { width: cell.width * 0.56, height: cell.height * 0.84 };
      const set = stage.layout(write(item.value), "display", {
        ...number,
        maxSize: 460,
        minSize: 60,
        leading: 1,
        tracking: kit.tracking,
        align: "left",
        maxLines: 1,
      });
      const top = stage.wide ? cell.y + cell.height * 0.66 - set.height : cell.y + (cell.height - set.height) / 2;
      const pop = lerp(0.7, 1, easeBack(progress(stage.time, start, 360), 2));
      context.save();
      context.font = set.font;
      context.letterSpacing = `${set.letterSpacing}px`;
      context.fillStyle = index % 2 === 0 ? scheme.accent : scheme.ink;
      context.textAlign = "left";
      context.translate(cell.x, top + (set.lines[0]?.baseline ?? 0));
      context.scale(pop, pop);
      context.fillText(write(item.value * share), 0, 0);
      context.restore();
      const label = stage.wide
        ? { x: cell.x, y: top + set.height + 34, width: cell.width, height: cell.height * 0.3 }
        : { x: cell.x + set.width + 36, y: top, width: cell.width - set.width - 36, height: set.height };
      headline(stage, kit, scheme, item.label, label, {
        role: "strong",
        maxSize: stage.wide ? 84 : 110,
        minSize: 34,
        align: "left",
        vertical: stage.wide ? "top" : "bottom",
        motion: "rise",
        start: start + 40,
        stagger: 30,
        duration: 180,
        maxLines: 2,
        leading: 1.1,
        tracking: -0.02,
      });
      if (index > 0) {
        context.fillStyle = alpha(scheme.ink, 0.3);
        const drawn = easeOutExpo(progress(stage.time, start - 60, 500));
        if (stage.wide) context.fillRect(cell.x - 32, cell.y, 4, cell.height * drawn);
        else context.fillRect(cell.x, cell.y - 17, cell.width * drawn, 4);
      }
    });
  },
  "before-after"(stage, scene, scheme, kit) {
    const { context, width, height, safe } = stage;
    const share = easeOutExpo(progress(stage.time, stage.scene.durationMs * 0.4, 420));
    const half = stage.wide ? { x: width / 2, y: 0 } : { x: 0, y: height / 2 };
    const first = stage.wide ? { ...safe, width: safe.width / 2 - 60 } : { ...safe, height: height / 2 - safe.y - 50 };
    const second = stage.wide
      ? { ...safe, x: width / 2 + 60, width: safe.width / 2 - 60 }
      : { ...safe, y: height / 2 + 50, height: safe.y + safe.height - height / 2 - 50 };
    headline(stage, kit, scheme, scene.before, first, {
      maxSize: 230,
      maxLines: 5,
      colour: alpha(scheme.ink, lerp(1, 0.55, share)),
    });
    context.fillStyle = scheme.accent;
    if (stage.wide) context.fillRect(half.x + (1 - share) * half.x * 1.2, -height * 0.1, width, height * 1.2);
    else context.fillRect(-width * 0.1, half.y + (1 - share) * half.y * 1.2, width * 1.2, height);
    if (share > 0)
      headline(stage, kit, { ...scheme, ink: scheme.onAccent, ground: scheme.accent }, scene.after, second, {
        maxSize: 280,
        maxLines: 5,
        plain: true,
        start: stage.scene.durationMs * 0.4,
      });
  },
  hashtags(stage, scene, scheme, kit) {
    const { context, safe } = stage;
    const gap = 30;
    const row = Math.min(stage.portrait ? 240 : 196, (safe.height + gap) / scene.tags.length - gap);
    const total = scene.tags.length * (row + gap) - gap;
    scene.tags.forEach((tag, index) => {
      const share = easeBack(progress(stage.time, index * stage.beat * 0.25, 420), 1.1);
      if (share <= 0) return;
      const pad = row * 0.34;
      const block = stage.layout(tag, "strong", {
        width: safe.width - pad * 2,
        height: row * 0.7,
        maxSize: row * 0.5,
        minSize: 30,
        leading: 1.1,
        tracking: -0.01,
        align: "left",
        maxLines: 1,
      });
      const wide = block.width + pad * 2;
      const slack = safe.width - wide;
      const x =
        safe.x +
        (kit.align === "center" ? slack / 2 : index % 2 === 0 ? 0 : Math.min(slack, 120)) +
        (1 - share) * (index % 2 === 0 ? -1 : 1) * stage.width;
      const y = safe.y + (safe.height - total) / 2 + index * (row + gap);
      const filled = index % 2 === 0;
      context.beginPath();
      context.roundRect(x, y, wide, row, row / 2);
      if (filled) {
        context.fillStyle = scheme.accent;
        context.fill();
      } else {
        context.strokeStyle = scheme.ink;
        context.lineWidth = 5;
        context.stroke();
      }
      context.font = block.font;
      context.letterSpacing = `${block.letterSpacing}px`;
      context.textAlign = "left";
      context.fillStyle = filled ? scheme.onAccent : scheme.ink;
      for (const line of block.lines)
        for (const word of line.words)
          context.fillText(word.text, x + pad + word.x, y + (row - block.height) / 2 + line.baseline);
      context.letterSpacing = "0px";
    });
  },
  quote(stage, scene, scheme, kit) {
    const { safe, context } = stage;
    context.save();
    context.font = stage.font("display", 520);
    context.fillStyle = scheme.accent;
    context.textAlign = "left";
    context.fillText("“", safe.x, safe.y + 400);
    context.restore();
    const placed = headline(
      stage,
      kit,
      scheme,
      scene.text,
      { ...safe, y: safe.y + 250, height: safe.height - 400 },
      { maxSize: stage.portrait ? 176 : 150, upper: false, maxLines: 9, stagger: 45, vertical: "top" },
    );
    if (scene.by !== "")
      headline(
        stage,
        kit,
        scheme,
        scene.by,
        { ...safe, y: placed.box.y + placed.box.height + 40, height: 90 },
        { role: "strong", maxSize: 44, minSize: 30, motion: "rise", start: 400 },
      );
  },
  "call-to-action"(stage, scene, scheme, kit) {
    const { safe } = stage;
    const { link } = stage.storyboard;
    const centre = kit.align === "center";
    if (link === null) {
      // Nowhere to lead: the promise and the name have the stage.
      const name = stage.portrait ? 150 : 120;
      lockup(
        stage,
        kit,
        scheme,
        scene.name,
        { x: safe.x, y: safe.y + 10, width: safe.width, height: name },
        progress(stage.time, 0, 500),
      );
      const foot = scene.tagline === "" ? 0 : safe.height * (stage.portrait ? 0.16 : 0.2);
      headline(
        stage,
        kit,
        scheme,
        scene.text,
        { x: safe.x, y: safe.y + name + 60, width: safe.width, height: safe.height - name - foot - 110 },
        { maxSize: stage.portrait ? 340 : 260, minSize: 80, start: 60, maxLines: 6 },
      );
      if (foot > 0)
        headline(
          stage,
          kit,
          scheme,
          scene.tagline,
          { x: safe.x, y: safe.y + safe.height - foot, width: safe.width, height: foot },
          {
            role: "strong",
            maxSize: 76,
            minSize: 34,
            leading: 1.2,
            motion: "rise",
            start: stage.beat * 0.8,
            stagger: 40,
          },
        );
      return;
    }
    if (stage.portrait) {
      // From the foot of the safe area upwards: link, code; the words take what is left.
      const qr = 400;
      const pill = safe.y + safe.height - 112;
      const code = pill - 56 - qr;
      lockup(
        stage,
        kit,
        scheme,
        scene.name,
        { x: safe.x, y: safe.y + 10, width: safe.width, height: 124 },
        progress(stage.time, 0, 500),
      );
      headline(
        stage,
        kit,
        scheme,
        scene.text,
        { x: safe.x, y: safe.y + 184, width: safe.width, height: code - safe.y - 184 - 60 },
        { maxSize: 270, minSize: 80, start: 60, maxLines: 5 },
      );
      qrBlock(
        stage,
        kit,
        scheme,
        link,
        { x: centre ? safe.x + (safe.width - qr) / 2 : safe.x, y: code, width: qr, height: qr },
        stage.beat * 0.6,
      );
      // Beside the code, where the words start at the left, there is room to say what the app is.
      if (!centre && scene.tagline !== "")
        headline(
          stage,
          kit,
          scheme,
          scene.tagline,
          { x: safe.x + qr + 48, y: code, width: safe.width - qr - 48, height: qr },
          {
            role: "strong",
            maxSize: 66,
            minSize: 34,
            leading: 1.2,
            maxLines: 6,
            motion: "rise",
            start: stage.beat * 0.8,
            stagger: 40,
            vertical: "bottom",
            align: "left",
          },
        );
      linkPill(stage, scheme, link, { x: safe.x, y: pill, width: safe.width, height: 112 }, stage.beat, kit.align);
      return;
    }
    const qr = stage.wide ? 460 : 330;
    const left = { x: safe.x, y: safe.y, width: safe.width - qr - (stage.wide ? 140 : 50), height: safe.height };
    const name = stage.wide ? 120 : 96;
    const pill = stage.wide ? 112 : 88;
    lockup(
      stage,
      kit,
      scheme,
      scene.name,
      { ...left, width: safe.width, height: name },
      progress(stage.time, 0, 500),
      "left",
    );
    headline(
      stage,
      kit,
      scheme,
      scene.text,
      { ...left, y: left.y + name + 50, height: left.height - name - pill - 100 },
      { maxSize: stage.wide ? 260 : 180, minSize: 60, start: 60, align: "left", maxLines: 6 },
    );
    qrBlock(
      stage,
      kit,
      scheme,
      link,
      {
        x: safe.x + safe.width - qr,
        y: stage.wide ? (stage.height - qr) / 2 : safe.y + (safe.height - qr) / 2,
        width: qr,
        height: qr,
      },
      stage.beat * 0.6,
    );
    linkPill(
      stage,
      scheme,
      link,
      { x: safe.x, y: safe.y + safe.height - pill, width: safe.width, height: pill },
      stage.beat,
      "left",
    );
  },
  outro(stage, scene, scheme, kit) {
    const { safe } = stage;
    const height = stage.portrait ? 236 : stage.square ? 210 : 270;
    const y = safe.y + safe.height / 2 - height;
    lockup(stage, kit, scheme, scene.name, { x: safe.x, y, width: safe.width, height }, progress(stage.time, 0, 600));
    if (scene.text !== "")
      headline(
        stage,
        kit,
        scheme,
        scene.text,
        { x: safe.x, y: y + height + 60, width: safe.width, height: safe.height / 2 - 120 },
        { role: "strong", maxSize: 96, minSize: 40, vertical: "top", start: 300, motion: "rise", leading: 1.2 },
      );
  },
};
