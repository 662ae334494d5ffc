import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "sewingFabricShop",
  name: "Sewing and fabric shop",
  icon: "scissors",
  says: {
    en: "fabric shop|fabric store|sewing shop|haberdashery|yarn shop|wool shop|yarn store|quilting shop|quilt shop|fabric by the meter|fabric by the yard|sewing patterns shop|sewing machine dealer|knitting shop|curtain fabric shop|sewing classes in a shop|dye lots of yarn",
    de: "Stoffladen|Handarbeitsladen|Wollgeschäft|Kurzwaren|Stoffe Meterware",
    es: "tienda de telas|mercería|tienda de lanas",
    fr: "magasin de tissus|mercerie|boutique de laine",
    pt: "loja de tecidos|retrosaria|armarinho|loja de lãs",
  },
  forms: ["shop", "management", "booking", "site"],
  people: ["shop owners", "makers", "customers"],
  mood: "warm",
  things: [
    {
      id: "fabric",
      use: "core",
      role: "item",
      icon: "layers",
      names: "fabric|fabrics",
      also: "bolt|cloth|yarn|material|roll",
      fields:
        "Fabric: text\nPicture: image\nKind: choice cotton|linen|jersey|wool|viscose|canvas|lining\nComposition: text\nWidth: number 90..160 cm\nWeight: number 70..420 g/m²\nColor: text\nPrice a meter: money 6..48 EUR\nCost a meter: money 3..26 EUR\nMeters left: number 0..40 m\nReorder at: number 2..8 m\nAbove reorder point: calc metersLeft - reorderAt m\nWash: choice 30|40|60|hand|dry clean",
      cells: "kind composition width weight color priceAMeter costAMeter metersLeft reorderAt wash",
      rows: "Dots on navy|cotton|100% cotton|145|120|navy|14|7|18.5|5|60\nWashed linen, clay|linen|100% linen|140|185|clay|24|12.5|9.2|6|40\nStriped jersey|jersey|95% cotton, 5% elastane|160|220|white and red|16|8|3.4|5|30\nBoiled wool, moss|wool|100% wool|140|380|moss|32|17|6.5|4|hand\nViscose, leaf print|viscose|100% viscose|140|110|green|15|7.5|12|4|30\nWaxed canvas, tan|canvas|Cotton, wax|150|340|tan|28|15|0|4|hand\nLining, ivory|lining|Acetate|140|70|ivory|7|3|22|8|30\nQuilting cotton, hexagons|cotton|100% cotton|110|140|rust|17|9|7.8|5|60\nCorduroy, mustard|cotton|100% cotton|145|300|mustard|22|11|2.1|4|40",
    },
    {
      id: "notion",
      use: "core",
      role: "item",
      icon: "spool",
      names: "haberdashery item|haberdashery",
      also: "thread|button|zip|pattern|needle|yarn",
      fields:
        "Item: text\nKind: choice thread|buttons|zips|patterns|needles|yarn|elastic\nColor: text\nDye lot: text\nPrice: money 1..34 EUR\nIn stock: number 0..120\nReorder at: number 3..20",
      cells: "kind color dyeLot price inStock reorderAt",
      rows: "Sewing thread 200 m, navy|thread|navy||3.2|24|10\nMerino 50 g, fir|yarn|fir|L-4471|7.9|16|10\nMerino 50 g, fir, older lot|yarn|fir|L-4390|7.9|3|0\nInvisible zip 60 cm|zips|black||4.5|6|8\nCoat buttons, horn 28 mm|buttons|brown||1.9|40|20\nJersey needles 80|needles|||6.5|9|5\nPattern, wrap dress|patterns|||16|4|3",
    },
    {
      id: "course",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "course|courses",
      also: "class|workshop|sewing evening",
      fields:
        "Course: text\nStarts: dateTime 1..40 10:00..18:30\nEvenings: number 1..6\nPlaces: number 4..8\nTaken: rollup count booking.course\nPrice: money 25..180 EUR\nTeacher: text @people\nBring along: lines",
      cells: "starts evenings places price teacher bringAlong",
      rows: "First skirt|@4T18:30|4|6|140|Jana Kolb|1.5 m fabric; zip; thread\nDarning morning|@9T10:00|1|8|25|Elke Brandt|Something with a hole\nCoat in six evenings|@46T18:30|6|5|180|Jana Kolb|3 m wool; lining; buttons\nOverlock for beginners|@16T17:30|1|4|45|Mirko Haas|Jersey scraps",
    },
    {
      id: "booking",
      use: "core",
      role: "event",
      icon: "ticket",
      names: "place booked|places booked",
      also: "booking|participant|seat",
      fields:
        "Name: text\nCourse: relation course\nPhone: phone\nPaid: boolean 60\nState: choice waiting list|booked|came|canceled",
      cells: "course phone paid state",
      rows: "Hedda Frey|First skirt|555-0121|yes|booked\nSamira Aziz|First skirt|555-0122|yes|booked\nTilo Marx|Darning morning|555-0123|no|booked\nUlla Berger|Coat in six evenings|555-0124|no|booked\nVera Kunz|First skirt|555-0125|no|waiting list\nPaul Ernst|Overlock for beginners|555-0126|yes|booked",
    },
    {
      id: "order",
      use: "more",
      role: "event",
      icon: "scissors",
      names: "cut order|cut orders",
      also: "order|put aside|parcel",
      fields:
        "Order: text\nCustomer: text @people\nFabric: relation fabric\nMeters: number 0.3..8 m\nPrice: money 4..190 EUR\nCollect by: date -2..9\nState: choice to cut|cut|posted|collected",
      cells: "customer fabric meters price collectBy state",
      rows: "Skirt for Hedda|Hedda Frey|Washed linen, clay|1.5|36|@3|to cut\nCurtains, two panels|Inga Storm|Viscose, leaf print|6|90|@5|to cut\nCoat for Ulla|Ulla Berger|Boiled wool, moss|3|96|@-1|cut\nQuilt back|Nora Wiese|Quilting cotton, hexagons|3.5|59.5|@1|posted",
    },
  ],
  jobs: "rank fabric.aboveReorderPoint\nfind fabric\nsell fabric.priceAMeter\nagenda course.starts\nbook booking\nmove order.state\nshow fabric.picture\ndue order.collectBy\ncount notion.inStock\ncheck booking.paid\ncount fabric.metersLeft\nchart fabric.kind",
  site: {
    headline: "Cloth by the meter, help by the evening",
    body: "Three hundred bolts you may unroll, buttons in drawers, and four machines at the back for anyone who wants to learn.",
    action: "See the fabrics|fabric",
    services:
      "Cut to length|From thirty centimeters|\nSewing machine check|Oiled, adjusted, test seam|79\nCurtains made up|Measured by you, sewn by us|",
    questions:
      "How much do I need for a skirt?|One and a half meters at 140 wide for most patterns.\nCan I get the same dye lot?|If we have it; the lot is in the list.\nDo you cut samples?|Two by post, any number in the shop.",
  },
  words: {
    tagline: "Bolts, buttons, dye lots and class places.",
    itch: "Are there three meters of the mustard left?",
    promise: "Enough cloth, the right lot, a seat at a machine",
    pov: "POV: nobody starts a sleeve with the wrong dye lot",
    gains: ["Waxed canvas: sold out", "First skirt: two booked, one waiting", "Three meters cut for Ulla"],
  },
});
