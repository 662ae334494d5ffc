import type { DrumName, Steps } from "./mood.ts";
import { eachStep, levelOf, loose, swung, type Writer } from "./score-writer.ts";

/** What the opening has of a kit. */
const LIGHT = new Set<DrumName>(["hat", "shaker", "snap", "rim", "tamb", "ride"]);
/** What stops for a breath before a cut. */
const HEAVY = new Set<DrumName>(["kick", "taiko", "snare", "clap", "lowTom", "highTom"]);

/** Writes the drums: light in the opening, the groove from the drop on, everything from `full` on, a roll through both lifts. */
export function writeDrums(writer: Writer): void {
  const { mood, plan, random, score } = writer;
  eachStep(plan, plan.start, plan.end, (beat, step) => {
    const playing = beat >= plan.drop && beat < plan.build;
    const tag = beat >= plan.call;
    const opening = beat < plan.drop;
    // A breath of nothing makes a drop land.
    if (opening && beat >= plan.drop - plan.breath) return;
    if (beat >= plan.hold && beat < plan.call) return;
    const breathing = playing && breathesAt(writer, beat);
    for (const [drum, [steps]] of Object.entries(mood.drums) as [DrumName, readonly [Steps, number]][]) {
      const struck = levelOf(steps[step] ?? ".");
      if (struck === 0) continue;
      if (mood.late.includes(drum) && !tag && (beat < plan.full || beat >= plan.build)) continue;
      if (breathing && HEAVY.has(drum)) continue;
      const onBeat = (drum === "kick" || drum === "taiko") && step % 4 === 0;
      // The opening has only the light half of the kit, the bass drum from the lift on; a second lift starts like that.
      if (opening && !(LIGHT.has(drum) || (onBeat && beat >= plan.lift))) continue;
      if (!opening && !playing && !tag && !LIGHT.has(drum)) continue;
      const human = 0.86 + random() * 0.14;
      score.drums.push({
        drum,
        beat: loose(writer, swung(mood, beat, step)),
        level: struck * human * (opening ? 0.6 : 1),
      });
    }
    const ghost = mood.ghosts === null ? 0 : levelOf(mood.ghosts.steps[step] ?? ".");
    if (mood.ghosts !== null && ghost > 0 && playing && !breathing && random() < 0.7) {
      const { drum, gain } = mood.ghosts;
      // Levels of a drum are against its own gain.
      const against = gain / (mood.drums[drum]?.[1] ?? 0.5);
      score.drums.push({ drum, beat: loose(writer, swung(mood, beat, step)), level: ghost * against });
    }
  });
  writeFills(writer);
}

/** Whether drums and bass rest at a beat since a cut is coming. */
export function breathesAt({ plan }: Writer, beat: number): boolean {
  return plan.cuts.some(
    (cut) => cut > plan.drop + plan.breath && cut < plan.build && beat >= cut - plan.breath - 1e-6 && beat < cut - 1e-6,
  );
}

/** Rolls into the drop and into the call to action, and a light pick-up in the breath before each cut. */
function writeFills({ mood, plan, score }: Writer): void {
  const roll = (from: number, to: number, loudest: number): void => {
    const length = to - from;
    if (length <= 0) return;
    for (let beat = from; beat < to - 1e-6; beat += beat < from + length * 0.5 ? 0.5 : 0.25) {
      const level = 0.22 + (loudest - 0.22) * ((beat - from) / length) ** 1.3;
      score.drums.push({ drum: mood.roll, beat, level });
    }
  };
  roll(Math.max(plan.lift, plan.drop - 2), plan.drop - plan.breath, 0.66);
  roll(plan.build, plan.hold, 0.85);
  // The bass drum doubles its pace through the second half of the lift.
  const low: DrumName = mood.drums.taiko === undefined ? "kick" : "taiko";
  for (let beat = plan.build; beat < plan.hold - 1e-6; beat += beat < (plan.build + plan.hold) / 2 ? 1 : 0.5)
    score.drums.push({ drum: low, beat, level: 0.62 });
  for (const cut of plan.cuts) {
    if (cut <= plan.drop + plan.breath || cut >= plan.build) continue;
    score.drums.push({ drum: mood.roll, beat: cut - plan.breath, level: 0.5 });
    score.drums.push({ drum: mood.roll, beat: cut - plan.breath / 2, level: 0.66 });
  }
}
