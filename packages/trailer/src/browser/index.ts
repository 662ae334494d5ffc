export { createPlayer } from "./create-player.ts";
export type { Player, PlayerOptions } from "./create-player.ts";
export type { FrameTimes } from "./frame-meter.ts";
export { StillPainter } from "./still-painter.ts";
export type { StillPainterOptions } from "./still-painter.ts";
export { loadFonts } from "./load-fonts.ts";
export { musicParts, renderWaveform } from "./waveform.ts";
export type { MusicPart } from "./waveform.ts";
export { SoundPreview } from "./sound-preview.ts";
