import { defineMediaTransform } from "../media-transform.ts";

/** Cuts a video to another shape and follows what moves. */
export const reframe = defineMediaTransform({
  kind: "reframe",
  title: "Reframe a video",
  summary: "Turns a wide video vertical or square. The frame follows the action.",
  inputs: ["video"],
  fields: {
    shape: {
      type: "choice",
      label: "Shape",
      options: [
        { value: "9:16", label: "9:16" },
        { value: "4:5", label: "4:5" },
        { value: "1:1", label: "1:1" },
        { value: "16:9", label: "16:9" },
      ],
      default: "9:16",
    },
    follow: {
      type: "choice",
      label: "Follow",
      options: [
        { value: "motion", label: "What moves" },
        { value: "centre", label: "The middle" },
      ],
      default: "motion",
    },
    calm: {
      type: "range",
      label: "Calm",
      min: 0,
      max: 100,
      step: 1,
      default: 60,
      unit: "%",
      when: { setting: "follow", is: ["motion"] },
    },
  },
  presets: [
    { name: "Reels, Shorts, TikTok", settings: { shape: "9:16", follow: "motion" } },
    { name: "Feed portrait", settings: { shape: "4:5", follow: "motion" } },
    { name: "Tripod", settings: { shape: "9:16", follow: "centre" } },
  ],
  ending: ({ shape }) => `in ${shape.replace(":", "x")}`,
});

/** Leaves out the pauses of a recording. */
export const cutSilence = defineMediaTransform({
  kind: "cut-silence",
  title: "Cut silence",
  summary: "Finds and cuts pauses, with a little room around each word.",
  inputs: ["video", "sound"],
  fields: {
    below: { type: "range", label: "Silence is quieter than", min: -60, max: -20, step: 1, default: -36, unit: " dB" },
    longer: { type: "range", label: "And longer than", min: 0.2, max: 2, step: 0.1, default: 0.5, unit: " s" },
    room: { type: "range", label: "Room around words", min: 0, max: 400, step: 20, default: 120, unit: " ms" },
  },
  presets: [
    { name: "Talking head", settings: { below: -36, longer: 0.5, room: 120 } },
    { name: "Jump cuts", settings: { below: -30, longer: 0.3, room: 40 } },
    { name: "Long pauses only", settings: { below: -42, longer: 1.2, room: 240 } },
  ],
  ending: () => "without pauses",
});

/** Brings a recording to the loudness that a place plays unchanged. */
export const loudness = defineMediaTransform({
  kind: "loudness",
  title: "Even loudness",
  summary: "Brings loudness to your target (EBU R 128), with peaks under -1 dBTP.",
  inputs: ["video", "sound"],
  fields: {
    target: {
      type: "choice",
      label: "Target",
      options: [
        { value: "-14", label: "-14 LUFS" },
        { value: "-16", label: "-16 LUFS" },
        { value: "-23", label: "-23 LUFS" },
      ],
      default: "-14",
    },
  },
  presets: [
    { name: "Social feeds", settings: { target: "-14" } },
    { name: "Podcast", settings: { target: "-16" } },
    { name: "Broadcast", settings: { target: "-23" } },
  ],
  ending: ({ target }) => `at ${target} LUFS`,
});

/** Plays a recording faster or slower. */
export const speed = defineMediaTransform({
  kind: "speed",
  title: "Change speed",
  summary: "From half to four times the speed. Voices keep their pitch, unless you want chipmunks.",
  inputs: ["video", "sound"],
  fields: {
    speed: { type: "range", label: "Speed", min: 0.5, max: 4, step: 0.05, default: 2, unit: "×" },
    keepPitch: { type: "switch", label: "Keep the pitch", default: true },
  },
  presets: [
    { name: "Slow motion", settings: { speed: 0.5 } },
    { name: "A little quicker", settings: { speed: 1.25 } },
    { name: "Time lapse", settings: { speed: 4 } },
  ],
  ending: ({ speed: times }) => `${times}x`,
});

/** Saves a video as a file of another kind. */
export const convert = defineMediaTransform({
  kind: "convert",
  title: "Convert a video",
  summary: "Saves it as MP4, WebM or a looping GIF, in the size you need.",
  inputs: ["video"],
  fields: {
    format: {
      type: "choice",
      label: "Format",
      options: [
        { value: "gif", label: "GIF" },
        { value: "webm", label: "WebM" },
        { value: "mp4", label: "MP4" },
      ],
      default: "gif",
    },
    side: {
      type: "choice",
      label: "Longest side",
      options: [
        { value: "320", label: "320 px" },
        { value: "480", label: "480 px" },
        { value: "720", label: "720 px" },
        { value: "1080", label: "1080 px" },
        { value: "1920", label: "1920 px" },
      ],
      default: "480",
    },
    fps: {
      type: "choice",
      label: "Pictures a second",
      options: [
        { value: "10", label: "10" },
        { value: "15", label: "15" },
        { value: "24", label: "24" },
        { value: "30", label: "30" },
      ],
      default: "15",
    },
    start: { type: "range", label: "From", min: 0, max: 300, step: 0.5, default: 0, unit: " s" },
    seconds: { type: "range", label: "At most", min: 1, max: 300, step: 1, default: 10, unit: " s" },
  },
  presets: [
    { name: "GIF for chats", settings: { format: "gif", side: "320", fps: "10", seconds: 6 } },
    { name: "GIF for a README", settings: { format: "gif", side: "720", fps: "15", seconds: 10 } },
    { name: "WebM for the web", settings: { format: "webm", side: "1080", fps: "30", seconds: 300 } },
    { name: "MP4 for phones", settings: { format: "mp4", side: "1080", fps: "30", seconds: 300 } },
  ],
  ending: ({ side }) => `${side} px`,
});

/** Lets the camera move over a still picture. */
export const movingPicture = defineMediaTransform({
  kind: "moving-picture",
  title: "Animate a picture",
  summary: "Pushes in, pans or tilts across a still picture and saves a video.",
  inputs: ["picture"],
  fields: {
    motion: {
      type: "choice",
      label: "Camera",
      options: [
        { value: "push-in", label: "Push in" },
        { value: "pull-out", label: "Pull out" },
        { value: "pan-right", label: "Pan to the right" },
        { value: "pan-left", label: "Pan to the left" },
        { value: "rise", label: "Rise" },
        { value: "parallax", label: "Lean around (parallax)" },
      ],
      default: "push-in",
    },
    amount: { type: "range", label: "How far", min: 5, max: 60, step: 1, default: 25, unit: "%" },
    seconds: { type: "range", label: "Length", min: 2, max: 12, step: 0.5, default: 5, unit: " s" },
    shape: {
      type: "choice",
      label: "Shape",
      options: [
        { value: "9:16", label: "9:16" },
        { value: "1:1", label: "1:1" },
        { value: "16:9", label: "16:9" },
        { value: "own", label: "As it is" },
      ],
      default: "9:16",
    },
    side: {
      type: "choice",
      label: "Longest side",
      options: [
        { value: "720", label: "720 px" },
        { value: "1280", label: "1280 px" },
        { value: "1920", label: "1920 px" },
      ],
      default: "1280",
    },
  },
  presets: [
    { name: "Ken Burns", settings: { motion: "push-in", amount: 20, seconds: 6, shape: "16:9" } },
    { name: "Story opener", settings: { motion: "rise", amount: 35, seconds: 4, shape: "9:16" } },
    { name: "Living photo", settings: { motion: "parallax", amount: 30, seconds: 6, shape: "own" } },
  ],
  ending: () => "in motion",
});

/** Finds the beats of a sound. */
export const beatGrid = defineMediaTransform({
  kind: "beat-grid",
  title: "Beat grid",
  summary: "Finds the tempo, beats and bars of a track, so you can cut to them. Exports JSON.",
  inputs: ["sound", "video"],
  fields: {
    meter: {
      type: "choice",
      label: "Beats in a bar",
      options: [
        { value: "2", label: "2" },
        { value: "3", label: "3" },
        { value: "4", label: "4" },
        { value: "6", label: "6" },
      ],
      default: "4",
    },
    first: { type: "range", label: "The first bar begins on beat", min: 1, max: 6, step: 1, default: 1 },
  },
  ending: () => "beats",
});
