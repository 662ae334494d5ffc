import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "clothesShop",
  name: "Clothes shop",
  icon: "shirt",
  says: {
    en: "clothes shop|clothing store|clothes store|clothing boutique|fashion boutique|fashion shop|menswear shop|womenswear boutique|dress shop|sizes and colors in stock|clothing stock by size|bridal boutique|children's clothes shop|lingerie shop|apparel store|size run stock|try on at home|season collections in a boutique|streetwear brand|streetwear store|clothing brand|fashion brand",
    de: "Modeboutique|Bekleidungsgeschäft|Kleiderladen|Brautmodengeschäft",
    es: "tienda de ropa|boutique de moda|ropa de mujer tienda|tallas y colores en tienda",
    fr: "magasin de vêtements|boutique de mode|boutique de prêt-à-porter|robes de mariée boutique",
    pt: "loja de roupas|loja de roupa|boutique de moda feminina|boutique de noivas",
  },
  forms: ["shop", "management", "site"],
  people: ["boutique owners", "sales assistants", "customers"],
  mood: "lively",
  things: [
    {
      id: "style",
      use: "core",
      role: "item",
      icon: "shirt",
      names: "style|styles",
      also: "garment|dress|clothes|shirt|trousers|jacket|article",
      fields:
        "Style: text\nPicture: image\nBrand: text\nCategory: choice dresses|tops|knitwear|trousers|coats|accessories\nSeason: choice spring/summer|autumn/winter|all year\nPrice: money 29..220 EUR\nCost: money 12..95 EUR\nMargin: calc price - cost EUR\nMarkdown: percent 0..50\nPieces in stock: rollup sum variant.style.inStock\nState: choice coming|full price|reduced|sold out",
      cells: "brand category season price cost markdown state",
      rows: "Linen shirt dress|Maison Ouest|dresses|spring/summer|129|52|30|reduced\nMerino roll neck|Strickwerk Nord|knitwear|autumn/winter|89|36|0|full price\nWide corduroy trousers|Atelier Huit|trousers|autumn/winter|99|41|0|full price\nBoiled wool coat|Strickwerk Nord|coats|autumn/winter|219|94|0|full price\nStriped cotton tee|Maison Ouest|tops|all year|39|14|0|full price\nSilk scarf, leaf print|Studio Lina|accessories|all year|59|22|0|full price\nPleated midi skirt|Atelier Huit|dresses|autumn/winter|109|45|20|reduced\nAlpaca cardigan|Strickwerk Nord|knitwear|autumn/winter|149|63|0|coming",
    },
    {
      id: "variant",
      use: "core",
      role: "item",
      icon: "tag",
      names: "size|sizes",
      also: "variant|SKU|color|size run|stock",
      fields:
        "Variant: text\nStyle: relation style\nSize: choice XS|S|M|L|XL|one size\nColor: text\nIn stock: number 0..8\nReorder at: number 1..3\nAbove reorder point: calc inStock - reorderAt\nBarcode: text",
      cells: "style size color inStock reorderAt barcode",
      rows: "Roll neck, moss, S|Merino roll neck|S|moss|1|2|4012210001\nRoll neck, moss, M|Merino roll neck|M|moss|4|2|4012210002\nRoll neck, moss, L|Merino roll neck|L|moss|0|2|4012210003\nShirt dress, sand, M|Linen shirt dress|M|sand|2|1|4012210014\nCorduroys, rust, M|Wide corduroy trousers|M|rust|3|2|4012210021\nCorduroys, rust, L|Wide corduroy trousers|L|rust|1|2|4012210022\nWool coat, navy, S|Boiled wool coat|S|navy|2|1|4012210031\nWool coat, navy, M|Boiled wool coat|M|navy|1|1|4012210032\nStriped tee, blue, XL|Striped cotton tee|XL|blue|5|2|4012210041\nLeaf scarf|Silk scarf, leaf print|one size|green|6|2|4012210051\nMidi skirt, plum, S|Pleated midi skirt|S|plum|2|1|4012210061",
    },
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|regular|shopper",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nUsual size: choice XS|S|M|L|XL\nLikes: text\nBirthday: date -330..-10\nWants the news: boolean 70",
      cells: "phone eMail usualSize likes birthday wantsTheNews",
      rows: "Clara Neumann|555-0101|clara.neumann@example.com|M|Knitwear, earth tones|1984-12-02|yes\nInes Marchetti|555-0102|ines.marchetti@example.com|S|Anything navy|1991-03-18|yes\nJoana Prates|555-0103|joana.prates@example.com|L|Dresses below the knee|1976-07-09|no\nRuth Ellis|555-0104|ruth.ellis@example.com|M|No wool, itches|1969-10-25|yes\nMina Sato|555-0105|mina.sato@example.com|XS|Shortens every hem|1995-01-30|yes\nThea Lindqvist|555-0106|thea.lindqvist@example.com|L|Coats|1980-05-14|no",
    },
    {
      id: "reservation",
      use: "core",
      role: "event",
      icon: "shopping-bag",
      names: "piece put aside|pieces put aside",
      also: "hold|reservation|try-on|order",
      fields:
        "For: text\nCustomer: relation customer\nVariant: relation variant\nPut aside: date -6..0\nHold until: date -1..8\nDays left: daysUntil holdUntil\nState: choice wanted|arrived|put aside|tried on|sold|put back\nAlteration: text",
      cells: "customer variant putAside holdUntil state alteration",
      rows: "Roll neck for Clara|Clara Neumann|Roll neck, moss, M|@-2|@5|put aside|\nCoat for Thea|Thea Lindqvist|Wool coat, navy, M|@-5|@-1|put aside|Sleeves 2 cm shorter\nCoat for Ines|Ines Marchetti|Wool coat, navy, S|@-1|@6|tried on|\nLarge corduroys|Joana Prates|Corduroys, rust, L|@0|@7|arrived|\nSkirt, hem up|Mina Sato|Midi skirt, plum, S|@-4|@3|sold|Hem 4 cm shorter, ready Friday\nRoll neck in L|Joana Prates|Roll neck, moss, L|@-3|@4|wanted|",
    },
    {
      id: "delivery",
      use: "more",
      role: "event",
      icon: "truck",
      names: "delivery|deliveries",
      also: "pre-order|supplier order|collection",
      fields:
        "Delivery: text\nBrand: text\nOrdered: date -120..-20\nDue: date -3..60\nPieces: number 8..80\nValue: money 400..4200 EUR\nState: choice ordered|confirmed|late|arrived",
      cells: "brand ordered due pieces value state",
      rows: "Alpaca cardigans|Strickwerk Nord|@-95|@4|18|1134|confirmed\nChristmas scarves|Studio Lina|@-40|@-2|24|528|late\nSpring dresses|Maison Ouest|@-20|@75|60|3120|ordered\nRoll neck refill|Strickwerk Nord|@-10|@9|12|432|confirmed",
    },
  ],
  jobs: "find style\nrank variant.aboveReorderPoint\nsell style.price\ndue reservation.holdUntil\nshow style.picture\ncount variant.inStock\nmove reservation.state\nmove style.state\nkeep customer\ndue delivery.due\nchart style.category\ntotal style.margin",
  site: {
    headline: "Clothes you will still wear in five years",
    body: "A small shop with four labels and every size on the rail. Try things on for as long as you like; we put pieces aside for a week and shorten hems on site.",
    action: "See the collection|style",
    services:
      "Put aside|Any piece, for seven days|\nHem shortened|Trousers or skirt, by Friday|12\nEvening fitting|One hour after closing, up to four people|",
    questions:
      "Do you have it in my size?|Sizes in stock are listed with each style; what is missing we order within a week.\nCan I return a sale item?|Exchange within fourteen days, with the label on.\nDo you alter?|Hems and sleeves, done by a tailor two doors down.",
  },
  words: {
    tagline: "Every style, size and color on the rail.",
    itch: "Do we have the moss one in L?",
    promise: "The right size, put aside in time",
    pov: "POV: the size she wants is on the rail",
    gains: ["Roll neck in L: sold out", "Coat for Thea: hold ended", "18 alpaca cardigans in four days"],
  },
});
