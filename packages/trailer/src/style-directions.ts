import type { ArtDirection } from "@sayhey/appspec";
import type { Camera, Motion, SoundtrackMood, TrailerStyle, Transition } from "./storyboard.ts";

/** Styles that suit an app of an art direction. */
export const STYLES_OF: Record<ArtDirection, readonly TrailerStyle[]> = {
  "kitchen-table": ["cut-out", "tutorial"],
  "gallery-white": ["editorial", "glass"],
  "still-water": ["soft", "glass"],
  "track-day": ["punchy", "split"],
  "corner-shop": ["brutal", "split"],
  "night-market": ["neon", "glass"],
  ledger: ["blueprint", "tilt", "split"],
  "field-notes": ["editorial", "tutorial"],
  playroom: ["cut-out", "punchy", "tutorial"],
  blueprint: ["blueprint", "tutorial", "tilt"],
  salon: ["soft", "glass"],
  signal: ["punchy", "retro", "tilt"],
  civic: ["punchy", "editorial", "tutorial", "split"],
  arcade: ["neon", "tilt"],
  pressroom: ["retro", "editorial", "split"],
  hangar: ["retro", "punchy", "tilt"],
};

/** What a style is made of besides its look: its music and the repertoire its scenes are picked from. */
export interface StyleDirection {
  bpm: number;
  mood: SoundtrackMood;
  motions: readonly Motion[];
  cameras: readonly Camera[];
  transitions: readonly Transition["kind"][];
  /** Beats a transition takes. */
  transitionBeats: number;
  /** Stands on a dark ground whatever the app does. */
  dark: boolean;
}

/** The direction of each style. */
export const STYLE_DIRECTIONS: Record<TrailerStyle, StyleDirection> = {
  punchy: {
    bpm: 128,
    mood: "drive",
    motions: ["slam", "words"],
    cameras: ["still", "push", "pull"],
    transitions: ["cut", "wipe", "push", "flash"],
    transitionBeats: 0.5,
    dark: false,
  },
  editorial: {
    bpm: 96,
    mood: "warm",
    motions: ["lines", "mask"],
    cameras: ["push"],
    transitions: ["fade", "slide", "wipe"],
    transitionBeats: 0.75,
    dark: false,
  },
  "cut-out": {
    bpm: 112,
    mood: "playful",
    motions: ["words", "rise"],
    cameras: ["still"],
    transitions: ["wipe", "slide", "drop", "circle"],
    transitionBeats: 0.75,
    dark: false,
  },
  neon: {
    bpm: 124,
    mood: "neon",
    motions: ["letters", "words"],
    cameras: ["push"],
    transitions: ["flash", "wipe", "circle", "blinds"],
    transitionBeats: 0.5,
    dark: true,
  },
  soft: {
    bpm: 84,
    mood: "calm",
    motions: ["rise", "mask"],
    cameras: ["drift"],
    transitions: ["fade", "fade", "circle"],
    transitionBeats: 0.9,
    dark: false,
  },
  brutal: {
    bpm: 132,
    mood: "bold",
    motions: ["slam", "typed"],
    cameras: ["still"],
    transitions: ["cut", "wipe", "flash", "blinds", "push"],
    transitionBeats: 0.5,
    dark: false,
  },
  blueprint: {
    bpm: 110,
    mood: "focus",
    motions: ["typed", "lines"],
    cameras: ["still"],
    transitions: ["wipe", "blinds", "push"],
    transitionBeats: 0.5,
    dark: false,
  },
  retro: {
    bpm: 116,
    mood: "broadcast",
    motions: ["typed", "words"],
    cameras: ["still"],
    transitions: ["wipe", "blinds", "push"],
    transitionBeats: 0.5,
    dark: false,
  },
  glass: {
    bpm: 92,
    mood: "calm",
    motions: ["rise", "mask"],
    cameras: ["drift", "push"],
    transitions: ["slide", "circle", "push"],
    transitionBeats: 0.7,
    dark: false,
  },
  tilt: {
    bpm: 120,
    mood: "drive",
    motions: ["lines", "words"],
    cameras: ["push", "pull"],
    transitions: ["push", "slide", "drop", "wipe"],
    transitionBeats: 0.75,
    dark: false,
  },
  tutorial: {
    bpm: 106,
    mood: "focus",
    motions: ["rise", "words"],
    cameras: ["still"],
    transitions: ["slide", "push", "circle", "drop"],
    transitionBeats: 0.7,
    dark: false,
  },
  split: {
    bpm: 126,
    mood: "bold",
    motions: ["lines", "mask"],
    cameras: ["still"],
    transitions: ["push", "slide", "cut", "wipe"],
    transitionBeats: 0.6,
    dark: false,
  },
};
