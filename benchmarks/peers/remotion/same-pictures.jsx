// The same pictures in Remotion: our drawing code on a canvas of its page, our soundtrack beside it.
import React, { useEffect, useRef, useState } from "react";
import {
  AbsoluteFill,
  Audio,
  continueRender,
  delayRender,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from "remotion";
import { StillPainter } from "../../../packages/trailer/src/browser/still-painter.ts";

let painter = null;

/** One painter a page: clips are fetched and fonts loaded once. */
function pagePainter(onError) {
  painter ??= new StillPainter({
    loadFootage: async (id) => new Uint8Array(await (await fetch(staticFile(`${id}.zip`))).arrayBuffer()),
    fontUrl: staticFile("fonts"),
    onError,
  });
  return painter;
}

/** Every picture of a storyboard, each complete before it is taken. */
export function SamePictures({ storyboard }) {
  const frame = useCurrentFrame();
  const { fps, width, height } = useVideoConfig();
  const canvas = useRef(null);
  const [failure, setFailure] = useState(null);
  if (failure !== null) throw failure;
  useEffect(() => {
    const handle = delayRender(`picture ${frame}`);
    pagePainter(setFailure)
      .paint(canvas.current, storyboard, (frame * 1000) / fps)
      .then(() => continueRender(handle), setFailure);
  }, [frame]);
  return (
    <AbsoluteFill>
      <canvas ref={canvas} width={width} height={height} />
      <Audio src={staticFile("sound.wav")} />
    </AbsoluteFill>
  );
}
