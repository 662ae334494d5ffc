import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "potteryStudio",
  name: "Pottery studio",
  icon: "amphora",
  says: {
    en: "pottery studio|pottery|ceramics studio|potter|pottery classes|ceramic artist|kiln log|kiln firing log|glaze recipes|glaze tests|open studio pottery|pottery membership|wheel throwing course|pottery shop|paint your own pottery|stoneware maker|ceramics workshop bookings",
    de: "Töpferei|Keramikwerkstatt|Töpferkurs",
    es: "taller de cerámica|alfarería|clases de cerámica",
    fr: "atelier de poterie|céramiste|cours de poterie",
    pt: "ateliê de cerâmica|olaria|aulas de cerâmica",
  },
  forms: ["management", "booking", "shop", "site"],
  people: ["potters", "students"],
  mood: "warm",
  things: [
    {
      id: "glaze",
      use: "core",
      role: "item",
      icon: "paint-bucket",
      names: "glaze|glazes",
      also: "recipe|slip|test tile",
      fields:
        "Glaze: text\nTile: image\nCone: choice 06|6|9|10\nAtmosphere: choice oxidation|reduction\nRecipe: lines\nBatch: number 0.5..20 kg\nLeft: number 0..20 l\nFood safe: boolean 75\nNotes: longText",
      cells: "cone atmosphere recipe batch left foodSafe notes",
      rows: "Oat|6|oxidation|Feldspar 38; Silica 26; Whiting 18; Kaolin 12; Tin 6|10|6|yes|Thin on rims, breaks brown\nTenmoku|9|reduction|Feldspar 45; Silica 24; Whiting 14; Kaolin 9; Iron 8|10|3|yes|Runs if thick\nCopper green|6|oxidation|Feldspar 40; Silica 25; Whiting 20; Kaolin 10; Copper 5|5|1|no|Outside only\nClear|6|oxidation|Feldspar 40; Silica 30; Whiting 20; Kaolin 10|20|14|yes|\nBlue slip|06|oxidation|Ball clay 90; Cobalt 10|2|0.5|no|Under clear only",
    },
    {
      id: "piece",
      use: "core",
      role: "item",
      icon: "amphora",
      names: "piece|pieces",
      also: "pot|bowl|mug|ware|product",
      fields:
        "Piece: text\nPicture: image\nMaker: text @people\nClay: choice stoneware|porcelain|earthenware|raku\nGlaze: relation glaze\nHeight: number 3..60 cm\nPrice: money 9..240 EUR\nIn stock: number 0..30\nState: choice thrown|leather hard|drying|bisque|glazed|fired|for sale|cracked",
      cells: "maker clay glaze height price inStock state",
      rows: "Breakfast bowls|Ruth Adeyemi|stoneware|Oat|7|26|8|for sale\nBig salad bowl|Ruth Adeyemi|stoneware|Tenmoku|14|68|1|for sale\nName mugs, twelve|Dora Finch|stoneware|Clear|10|18|12|bisque\nPorcelain cups|Yuki Arai|porcelain|Clear|8|24|9|leather hard\nPlanter, large|Ruth Adeyemi|stoneware|Copper green|32|85|0|drying\nStudent tiles|Course A|earthenware|Clear|3|9|20|glazed\nMoon jar|Yuki Arai|porcelain|Oat|38|240|0|cracked\nTeapot|Dora Finch|stoneware|Tenmoku|15|78|2|fired",
    },
    {
      id: "firing",
      use: "core",
      role: "event",
      icon: "flame",
      names: "firing|firings",
      also: "kiln|bisque|glaze firing|load",
      fields:
        "Firing: text\nKiln: choice big electric|small electric|gas\nKind: choice bisque|glaze|raku\nCone: choice 06|6|9|10\nStarts: dateTime -12..8 06:00..20:00\nHours: number 7..26 h\nShelves full: percent 20..100\nTop: number 950..1300 °C\nUnload on: date -10..10\nWho: text @people\nState: choice filling|firing|cooling|unloaded\nResult: longText",
      cells: "kiln kind cone starts hours shelvesFull top unloadOn who state result",
      rows: "Bisque 61|big electric|bisque|06|@0T07:00|11|95|1000|@2|Dora Finch|firing|\nGlaze 33|gas|glaze|9|@2T06:00|14|60|1280|@4|Ruth Adeyemi|filling|\nGlaze 32|big electric|glaze|6|@-3T08:00|10|100|1222|@-1|Dora Finch|unloaded|Two mugs stuck, shelf needs wash\nBisque 60|small electric|bisque|06|@-6T09:00|9|80|1000|@-4|Yuki Arai|unloaded|All good\nRaku evening|gas|raku|06|@8T17:00|7|30|980|@8|Ruth Adeyemi|filling|",
    },
    {
      id: "course",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "course|courses",
      also: "class|workshop|open studio",
      fields:
        "Course: text\nStarts: dateTime 1..40 09:30..19:00\nEvenings: number 1..8\nPlaces: number 4..10\nTaken: rollup count student.course\nPrice: money 35..260 EUR\nTeacher: text @people",
      cells: "starts evenings places price teacher",
      rows: "Wheel for beginners|@5T18:30|6|8|220|Dora Finch\nSaturday with children|@8T10:00|1|10|35|Ruth Adeyemi\nPorcelain, thin|@20T18:30|4|6|190|Yuki Arai\nRaku evening|@8T17:00|1|10|60|Ruth Adeyemi",
    },
    {
      id: "student",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "student|students",
      also: "participant|member|booking",
      fields:
        "Name: text\nCourse: relation course\nPhone: phone\nShelf: text\nClay used: number 0..25 kg\nPaid: boolean 60",
      cells: "course phone shelf clayUsed paid",
      rows: "Hedda Frey|Wheel for beginners|555-0121|7|0|yes\nTilo Marx|Wheel for beginners|555-0122|8|0|no\nSamira Aziz|Porcelain, thin|555-0123|3|4|yes\nFamily Brandt|Saturday with children|555-0124||0|yes\nLuc Bernard|Raku evening|555-0125|12|6|no",
    },
  ],
  jobs: "agenda firing.starts\nmove firing.state\nmove piece.state\nbook student\nagenda course.starts\nkeep glaze\nfind glaze\nsell piece.price\nshow piece.picture\ncheck student.paid\ncount piece.inStock\nshow glaze.tile",
  site: {
    headline: "Wheels, kilns and tea at four",
    body: "Six wheels, three kilns, and shelves with names. Come for a course, stay as a member, or buy what survived the fire.",
    action: "Book a place|student",
    services:
      "Wheel for beginners|Six evenings, clay and firing|220\nOpen studio|Per month, own shelf|75\nFiring for others|Per shelf, bisque|18",
    questions:
      "When do I get my pots?|Two to three weeks; they dry, fire, get glazed and fire again.\nIs everything food safe?|What is marked so; copper green stays outside.\nCan I bring my own clay?|Only if we know its cone.",
  },
  words: {
    tagline: "Clay, glazes, kilns and whose shelf is full.",
    itch: "When does the big kiln open?",
    promise: "Every pot tracked to the shelf",
    pov: "POV: the kiln opens and nothing has run",
    gains: ["Bisque 61 opens in two days", "Glaze 33: 60 percent full", "Moon jar: cracked, again"],
  },
});
