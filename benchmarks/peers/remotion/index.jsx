// The key scenes of a storyboard as a Remotion user would write them: DOM and CSS, one React tree a frame.
import React from "react";
import {
  AbsoluteFill,
  Composition,
  Img,
  interpolate,
  registerRoot,
  Sequence,
  spring,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from "remotion";
import { SamePictures } from "./same-pictures.jsx";

const frames = (ms, fps) => Math.max(1, Math.round((ms / 1000) * fps));

function Words({ text, size, colour }) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  return (
    <div
      style={{
        display: "flex",
        flexWrap: "wrap",
        gap: "0 0.28em",
        justifyContent: "center",
        padding: "0 90px",
        fontSize: size,
        fontWeight: 800,
        lineHeight: 1.05,
        color: colour,
        textAlign: "center",
      }}
    >
      {text.split(" ").map((word, index) => {
        const shown = spring({ frame: frame - index * 3, fps, config: { damping: 14 } });
        return (
          <span
            key={index}
            style={{
              display: "inline-block",
              opacity: shown,
              transform: `translateY(${(1 - shown) * 60}px) scale(${1.15 - 0.15 * shown})`,
            }}
          >
            {word}
          </span>
        );
      })}
    </div>
  );
}

function Phone({ clip, startMs, caption, palette }) {
  const frame = useCurrentFrame();
  const { fps, durationInFrames } = useVideoConfig();
  const rise = spring({ frame, fps, config: { damping: 16 } });
  const zoom = interpolate(frame, [0, durationInFrames], [1, 1.08]);
  const now = startMs + (frame / fps) * 1000;
  const picture = clip?.frames.findLast((entry) => entry.atMs <= now) ?? clip?.frames[0];
  return (
    <AbsoluteFill style={{ alignItems: "center", justifyContent: "center" }}>
      <div style={{ position: "absolute", top: 190, width: "100%" }}>
        <Words text={caption} size={78} colour={palette.ink} />
      </div>
      <div
        style={{
          width: 640,
          height: 1138,
          marginTop: 260,
          borderRadius: 72,
          border: "14px solid #111",
          overflow: "hidden",
          boxShadow: "0 40px 90px rgba(0,0,0,.35)",
          transform: `translateY(${(1 - rise) * 500}px) scale(${zoom})`,
          background: palette.surface,
        }}
      >
        {picture ? (
          <Img
            src={staticFile(`${clip.id}/${picture.file}`)}
            style={{ width: "100%", height: "100%", objectFit: "cover" }}
          />
        ) : null}
      </div>
    </AbsoluteFill>
  );
}

function Scene({ scene, storyboard, clips }) {
  const { palette } = storyboard;
  const isPhone = scene.kind === "feature";
  const ground = isPhone ? palette.ground : palette.accent;
  const colour = isPhone ? palette.ink : palette.onAccent;
  const clip = isPhone ? (clips.find((entry) => entry.id === scene.footage?.id) ?? clips[0]) : null;
  return (
    <AbsoluteFill
      style={{
        background: `linear-gradient(${ground}, ${palette.surface})`,
        alignItems: "center",
        justifyContent: "center",
        fontFamily: "sans-serif",
      }}
    >
      {isPhone ? (
        <Phone
          clip={clip}
          startMs={scene.footage?.startMs ?? 0}
          caption={scene.caption ?? scene.text ?? storyboard.title}
          palette={palette}
        />
      ) : (
        <Words text={scene.text ?? scene.headline ?? storyboard.title} size={150} colour={colour} />
      )}
    </AbsoluteFill>
  );
}

function Trailer({ storyboard, clips }) {
  const { fps } = useVideoConfig();
  return (
    <AbsoluteFill style={{ background: storyboard.palette.ground }}>
      {storyboard.scenes.map((scene, index) => (
        <Sequence key={index} from={frames(scene.startMs, fps)} durationInFrames={frames(scene.durationMs, fps) + 1}>
          <Scene scene={scene} storyboard={storyboard} clips={clips} />
        </Sequence>
      ))}
    </AbsoluteFill>
  );
}

const trailer = {
  fps: 30,
  width: 1080,
  height: 1920,
  durationInFrames: 300,
  defaultProps: { storyboard: null, clips: [] },
  calculateMetadata: ({ props }) => ({ durationInFrames: frames(props.storyboard.durationMs, 30), fps: 30 }),
};

function Root() {
  return (
    <>
      <Composition id="trailer" component={Trailer} {...trailer} />
      <Composition id="same-pictures" component={SamePictures} {...trailer} />
    </>
  );
}

registerRoot(Root);
