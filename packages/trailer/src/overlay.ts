import type { Stage } from "./stage.ts";

/** Draws the watermark over a finished frame. */
export function drawOverlay(stage: Stage): void {
  if (stage.storyboard.watermark !== null) drawWatermark(stage, stage.storyboard.watermark);
}

function drawWatermark(stage: Stage, text: string): void {
  const size = stage.tall ? 34 : 28;
  const block = stage.layout(text, "strong", {
    width: 600,
    height: size * 1.6,
    maxSize: size,
    minSize: 16,
    leading: 1.1,
    tracking: 0,
    align: "left",
    maxLines: 1,
  });
  const pad = size * 0.62;
  const width = block.width + pad * 2;
  const height = size * 1.9;
  const sprite = stage.sprite(`watermark:${text}`, width, height, (context) => {
    context.fillStyle = "rgba(20, 17, 15, 0.72)";
    context.beginPath();
    context.roundRect(0, 0, width, height, height / 2);
    context.fill();
    context.font = block.font;
    context.fillStyle = "#fff8f0";
    context.textAlign = "left";
    for (const line of block.lines)
      for (const word of line.words)
        context.fillText(word.text, pad + word.x, (height - block.height) / 2 + line.baseline);
  });
  if (stage.tall) stage.blit(sprite, (stage.width - width) / 2, 100);
  else stage.blit(sprite, stage.width - width - 26, stage.height - height - 22);
}
