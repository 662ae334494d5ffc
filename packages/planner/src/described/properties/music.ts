import type { Property } from "./property.ts";

/** Properties of music and dance. */
export const MUSIC: readonly Property[] = [
  [
    "*song|song title|piece of music|title of song|name of song|tune|tune name",
    "text Harbor Song|Slow Rain|Two Bridges|The Old Lantern|Winter Waltz",
  ],
  ["*composer|songwriter|lyricist|arranger|written by|arranged by|conducted by", "text @people"],
  ["*instrument|instruments|instrument played", "choice piano|guitar|violin|cello|flute|trumpet|drums"],
  ["voice|voice part|vocal part|voice type|choir part|vocal range", "choice soprano|alto|tenor|bass"],
  ["tempo|bpm|beats per minute|current tempo|target tempo|tempo now|metronome", "number 60..168 bpm"],
  [
    "musical key|song key|key of song|key signature|tonality|original key",
    "choice C major|G major|D major|F major|A minor|E minor|D minor",
  ],
  ["time signature|meter of song", "choice 4/4|3/4|6/8|2/4|5/4"],
  ["tuning|guitar tuning", "choice standard|drop D|DADGAD|open G"],
  ["capo|fret", "number 0..7"],
  ["chords|chord|chord progression", "text C G Am F|D A Bm G|Em C G D|Am F C E"],
  [
    "lyrics|verse|chorus|lyrics line",
    "longText Down by the harbor, lanterns low|Carry the rain in both your hands|Two bridges and one way home|Leave the window open tonight",
  ],
  ["memorized by heart|by heart|off by heart", "boolean 35"],
  ["sheet music|score sheet|sheet|notes sheet|music sheet", "file pdf"],
  ["opus|opus number|work number", "text Op. 41 No. 1|Op. 118|Op. 7|No. 12"],
  ["bars|measure number|bar number|measures|bars practiced", "text 1 to 16|17 to 32|bars 40 to 48|coda"],
  ["practice time|time practiced|minutes practiced|practice minutes|practice|practiced for", "duration 10..60"],
  ["strings|string gauge|string set|strings type", "text .010 to .046|.011 to .049|.012 to .053|nylon, normal"],
  ["strings changed|last string change|restrung on|string change", "date -120..-3"],
  [
    "gig|gig name|concert|concert name|*performance|show name",
    "text Spring concert|Harbor Stage|Open mic night|Church concert",
  ],
  ["set list|setlist|set order|program order|order in set", "number 1..12"],
  ["sound check|soundcheck|sound check time|load in|doors open", "time 16:00..19:00"],
  ["stage time|show time|curtain time|performance time|call time|start of show", "time 18:00..21:00"],
  ["gig fee|band fee|pay for gig", "money 80..900 EUR"],
  ["dance|dance style|dance type|style of dance", "choice waltz|tango|salsa|swing|foxtrot|ballet"],
  ["leader or follower|lead or follow|dance role|leader follower", "choice leader|follower|both"],
  ["choreography|figure danced|step name|steps learned|dance step", "text basic turn|open break|cross step|promenade"],
];
