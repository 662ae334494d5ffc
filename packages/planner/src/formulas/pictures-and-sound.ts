import { input, main, picked, result, type Formula } from "./formula.ts";

/** What people work out who take pictures, film, make music and solder. */
export const PICTURES_AND_SOUND: readonly Formula[] = [
  {
    id: "depthOfField",
    says: /\bdepth of field\b|\bdof\b|\bhyperfocal\b/,
    title: "Depth of field",
    inputs: [
      picked("circle", "Sensor", "full frame=0.03|APS-C=0.02|Micro Four Thirds=0.015|1 inch=0.011|medium format=0.043"),
      input("focal", "Focal length", "mm", 50, 1),
      input("stop", "Aperture, f/", "", 2.8, 0.7, 64),
      input("distance", "Distance", "m", 3, 0.05),
    ],
    results: [
      result("hyper", "Hyperfocal distance", "(focal ** 2 / (stop * circle) + focal) / 1000", "m", 2),
      result("near", "Sharp from", "hyper * distance / (hyper + distance - focal / 1000)", "m", 2),
      {
        ...result("far", "Sharp up to", "hyper * distance / (hyper - distance + focal / 1000)", "m", 2),
        when: "hyper > distance",
      },
      { ...main(result("depth", "Depth of field", "far - near", "m", 2)), when: "hyper > distance" },
      { ...result("endless", "Sharp up to infinity from", "near", "m", 2), when: "hyper <= distance" },
    ],
    source: "H = f² / (N · c) + f; near and far from H and the distance",
  },
  {
    id: "printSize",
    says: /\bprint(?:ing|able)? (?:size|resolution|quality)\b|\bpixels? to (?:cm|inch\w*|print)\b|\bmegapixels?\b|\bhow (?:big|large) can i print\b/,
    title: "How large a picture can be printed",
    inputs: [
      input("width", "Width", "px", 4000, 1),
      input("height", "Height", "px", 3000, 1),
      picked(
        "dpi",
        "Quality",
        "300 dpi, photo book=300|240 dpi, good print=240|150 dpi, poster=150|100 dpi, banner=100",
      ),
    ],
    results: [
      main(result("wide", "Wide", "width / dpi * 2.54", "cm", 1)),
      result("high", "High", "height / dpi * 2.54", "cm", 1),
      result("wideInch", "Wide, in inches", "width / dpi", "in", 1),
      result("highInch", "High, in inches", "height / dpi", "in", 1),
      result("mega", "Megapixels", "width * height / 1000000", "", 1),
    ],
    source: "Pixels / dpi · 2.54 cm",
  },
  {
    id: "bpmDelay",
    says: /\bbpm\b|\bdelay times?\b|\btempo (?:to|delay)\b/,
    title: "Tempo to delay times",
    inputs: [input("bpm", "Tempo", "bpm", 120, 1, 400)],
    results: [
      main(result("quarter", "Quarter", "60000 / bpm", "ms", 1)),
      result("dotted", "Dotted eighth", "quarter * 0.75", "ms", 1),
      result("eighth", "Eighth", "quarter / 2", "ms", 1),
      result("triplet", "Eighth triplet", "quarter / 3", "ms", 1),
      result("sixteenth", "Sixteenth", "quarter / 4", "ms", 1),
      result("half", "Half", "quarter * 2", "ms", 1),
      result("bar", "Bar of four", "quarter * 4", "ms", 1),
      result("hertz", "Quarter as a frequency", "bpm / 60", "Hz", 2),
    ],
    source: "60,000 ms / bpm is a quarter",
  },
  {
    id: "longExposure",
    says: /\bnd filters?\b|\blong exposures?\b/,
    title: "Exposure with an ND filter",
    inputs: [input("base", "Without it, 1 over", "s", 60, 0.01), input("stops", "Stops of the filter", "", 10, 0, 20)],
    results: [
      main(result("seconds", "Expose for", "2 ** stops / base", "s", 1)),
      result("minutes", "In minutes", "seconds / 60", "min", 2),
    ],
    source: "Each stop doubles the time",
  },
  {
    id: "timeLapse",
    says: /\btime-? ?lapses?\b|\bintervalometer\b/,
    title: "Time-lapse",
    inputs: [
      input("event", "It takes", "min", 120, 0.1),
      input("clip", "The film lasts", "s", 12, 0.1),
      picked("fps", "Frames a second", "25=25|24=24|30=30|60=60"),
      input("size", "A picture has", "MB", 12),
    ],
    results: [
      result("photos", "Pictures", "ceil(clip * fps)", "", 0),
      main(result("interval", "A picture every", "event * 60 / photos", "s", 1)),
      result("storage", "Storage", "photos * size / 1000", "GB", 1),
    ],
    source: "Pictures = seconds · frames a second; interval = time / pictures",
  },
  {
    id: "footage",
    says: /\b(?:video|footage|recording) (?:file )?(?:size|storage|space)\b|\bbit ?rate\b/,
    title: "Space for footage",
    inputs: [
      input("rate", "Bit rate", "Mbit/s", 100, 0.01),
      input("minutes", "Recorded", "min", 60),
      input("card", "A card holds", "GB", 128, 1),
    ],
    results: [
      main(result("size", "Takes", "rate * minutes * 60 / 8 / 1000", "GB", 1)),
      result("fits", "A card holds", "card * 8000 / rate / 60", "min", 0),
    ],
    source: "Megabits · seconds / 8",
  },
  {
    id: "battery",
    says: /\bbattery (?:life|run ?time|size|bank)\b|\bhow long (?:will|does) (?:a|the|my) battery\b/,
    title: "How long a battery lasts",
    inputs: [
      input("capacity", "Capacity", "Ah", 100, 0.001),
      input("volts", "Voltage", "V", 12, 0.1),
      input("load", "It feeds", "W", 60, 0.01),
      input("use", "Of it usable", "%", 80, 1, 100),
      input("loss", "Lost on the way", "%", 10, 0, 90),
    ],
    results: [
      result("energy", "Energy", "capacity * volts", "Wh", 0),
      main(result("hours", "Lasts", "energy * use / 100 * (1 - loss / 100) / load", "h", 1)),
    ],
    source: "Ah · V · usable share / W",
  },
  {
    id: "molarity",
    says: /\bmolar\w*\b|\bmolecular weight\b/,
    title: "Weighing in a solution",
    inputs: [
      input("molar", "Concentration", "mol/l", 0.5),
      input("volume", "Volume", "ml", 250),
      input("weight", "Molar mass", "g/mol", 58.44, 0.1),
      input("purity", "Purity", "%", 100, 1, 100),
    ],
    results: [
      main(result("grams", "Weigh in", "molar * volume / 1000 * weight / (purity / 100)", "g", 3)),
      result("moles", "Which is", "molar * volume / 1000", "mol", 4),
    ],
    source: "m = c · V · M",
  },
];
