import { input, picked, result, type Formula } from "./formula.ts";

/** What people work out who build, decorate and garden. */
export const BUILDING: readonly Formula[] = [
  {
    id: "tiles",
    says: /\btil(?:es?|ing|er)\b|\bflooring\b|\blaminate\b|\bparquet\b/,
    title: "Tiles for a room",
    inputs: [
      input("length", "Length of the area", "m", 4.2),
      input("width", "Width of the area", "m", 3.1),
      input("gaps", "Doors and windows to leave out", "m²", 0),
      input("tileLength", "Tile length", "cm", 60, 0.1),
      input("tileWidth", "Tile width", "cm", 30, 0.1),
      picked("waste", "Wastage", "10 %, laid straight=10|15 %, laid diagonally=15|5 %=5"),
      input("perBox", "Tiles in a box", "", 6, 1),
    ],
    results: [
      {
        ...result(
          "boxes",
          "Boxes to buy",
          "ceil((length * width - gaps) * (1 + waste / 100) / (tileLength * tileWidth / 10000) / perBox)",
          "",
          0,
        ),
        isMain: true,
      },
      result(
        "tiles",
        "Tiles",
        "ceil((length * width - gaps) * (1 + waste / 100) / (tileLength * tileWidth / 10000))",
        "",
        0,
      ),
      result("area", "Area", "length * width - gaps", "m²"),
      result("adhesive", "Adhesive, about", "area * 4", "kg", 0),
      result("grout", "Grout, about", "area * 0.5", "kg", 1),
    ],
    source: "Adhesive at 4 kg and grout at 0.5 kg a square meter, as most makers give it",
  },
  {
    id: "paint",
    says: /\bpaint(?:ing)?\b|\bemulsion\b/,
    title: "Paint for a room",
    inputs: [
      input("length", "Length of the room", "m", 4.5),
      input("width", "Width of the room", "m", 3.5),
      input("height", "Height", "m", 2.5),
      input("openings", "Doors and windows", "m²", 4),
      picked("coats", "Coats", "two=2|one=1|three=3"),
      input("covers", "A liter covers", "m²", 10, 0.1),
    ],
    results: [
      result("liters", "Paint", "((length + width) * 2 * height - openings) * coats / covers", "l", 1),
      result("walls", "Walls", "(length + width) * 2 * height - openings", "m²", 1),
      result("cans", "Cans of 2.5 liters", "ceil(liters / 2.5)", "", 0),
    ],
    source: "Area of the walls · coats / coverage",
  },
  {
    id: "fencePosts",
    says: /\bfence posts?\b|\bpost ?mix\b|\bpost holes?\b|\bconcrete for posts?\b/,
    title: "Concrete for posts",
    inputs: [
      input("diameter", "Hole, across", "cm", 30, 0.1),
      input("depth", "Hole, deep", "cm", 60, 0.1),
      input("post", "Post, side", "cm", 10, 0),
      input("holes", "Holes", "", 12, 1),
      input("bag", "A bag makes", "l", 10, 0.1),
    ],
    results: [
      {
        ...result(
          "bags",
          "Bags, rounded up",
          "ceil((3.14159265 * (diameter / 2) ** 2 - post ** 2) * depth / 1000 * holes / bag)",
          "",
          0,
        ),
        isMain: true,
      },
      result("volume", "Concrete", "(3.14159265 * (diameter / 2) ** 2 - post ** 2) * depth / 1000000 * holes", "m³", 3),
      result("each", "For one hole", "(3.14159265 * (diameter / 2) ** 2 - post ** 2) * depth / 1000", "l", 1),
    ],
    source: "A 20 kg bag of post mix makes about 10 liters",
  },
  {
    id: "concrete",
    says: /\bconcrete\b|\bslabs?\b|\bcement\b|\bscreed\b|\bfoundations?\b/,
    title: "Concrete for a slab",
    inputs: [
      input("length", "Length", "m", 3),
      input("width", "Width", "m", 2),
      input("depth", "Depth", "cm", 10),
      picked("waste", "Spare", "10 %=10|5 %=5|none=0"),
    ],
    results: [
      result("volume", "Concrete", "length * width * depth / 100 * (1 + waste / 100)", "m³", 3),
      result("bags", "Bags of 20 kg", "ceil(volume * 1000 / 10)", "", 0),
      result("cement", "Cement, mixed 1 to 6", "ceil(volume * 300)", "kg", 0),
      result("ballast", "Ballast", "ceil(volume * 1800)", "kg", 0),
    ],
    source: "300 kg of cement and 1,800 kg of ballast a cubic meter",
  },
  {
    id: "gravel",
    says: /\bgravel\b|\bmulch\b|\btop ?soil\b|\bcompost\b|\bbark\b|\braised beds?\b|\bsand\b/,
    title: "Soil, gravel or mulch",
    inputs: [input("length", "Length", "m", 4), input("width", "Width", "m", 1.2), input("depth", "Depth", "cm", 20)],
    results: [
      result("volume", "You need", "length * width * depth / 100", "m³"),
      result("bags", "Bags of 50 liters", "ceil(volume * 1000 / 50)", "", 0),
      result("yards", "In cubic yards", "volume * 1.307951", "yd³"),
      result("weight", "Gravel weighs about", "volume * 1.6", "t", 1),
    ],
    source: "Length · width · depth; gravel at about 1.6 t a cubic meter",
  },
  {
    id: "wallpaperRolls",
    says: /\bwall ?paper(?:s|ing| rolls?)?\b/,
    title: "Wallpaper for a room",
    inputs: [
      input("around", "Around the room", "m", 14),
      input("height", "Height", "m", 2.5),
      input("roll", "Roll, long", "m", 10, 0.1),
      input("wide", "Roll, wide", "cm", 53, 0.1),
    ],
    results: [
      result("rolls", "Rolls", "ceil(ceil(around / (wide / 100)) / max(1, floor(roll / (height + 0.1))))", "", 0),
      result("strips", "Strips", "ceil(around / (wide / 100))", "", 0),
    ],
    source: "Strips around the room over strips from a roll, with 10 cm to cut off",
  },
  {
    id: "knitting",
    says: /\bknit\w*|\bcrochet\w*|\bgauge\b|\bstitch(?:es)?\b|\byarn\b/,
    title: "Stitches from a gauge",
    inputs: [
      input("stitches", "Stitches in 10 cm", "", 22, 1),
      input("rows", "Rows in 10 cm", "", 30, 1),
      input("width", "Width wanted", "cm", 48),
      input("height", "Height wanted", "cm", 60),
    ],
    results: [
      result("cast", "Cast on", "round(stitches / 10 * width)", "stitches", 0),
      result("work", "Rows to work", "round(rows / 10 * height)", "rows", 0),
    ],
    source: "Stitches and rows of a 10 cm swatch, scaled up",
  },
  {
    id: "scale",
    says: /\bscale (?:speed|model|length)\b|\bmodel rail\w*|\bscale calculator\b/,
    title: "Scale speed and length",
    inputs: [
      picked("scale", "Scale", "OO, 1:76=76.2|HO, 1:87=87.1|N, 1:148=148|O, 1:43.5=43.5|TT, 1:120=120"),
      input("track", "Track", "cm", 100),
      input("seconds", "Takes", "s", 4, 0.1),
      input("real", "Real length", "m", 20),
    ],
    results: [
      result("speed", "Scale speed", "track / 100 / seconds * scale * 2.23693629", "mph", 0),
      result("kmh", "In kilometers an hour", "track / 100 / seconds * scale * 3.6", "km/h", 0),
      result("model", "The real length on the model", "real / scale * 1000", "mm", 1),
    ],
    source: "Real speed = model speed · scale; 1 m/s is 2.23693629 mph",
  },
];
