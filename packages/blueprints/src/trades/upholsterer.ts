import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "upholsterer",
  name: "Upholsterer",
  icon: "armchair",
  says: {
    en: "upholsterer|upholstery|upholstery workshop|furniture upholstery|reupholstery|re-upholstery|chair caning|sofa re-covering|upholstery quotes|fabric calculation for chairs|car upholstery|boat cushions|headboard maker|cushion maker|furniture restorer|french polishing|soft furnishings workshop",
    de: "Polsterei|Polsterer|Möbelrestaurierung|Raumausstatter",
    es: "tapicero|tapicería|tapizado de muebles",
    fr: "tapissier|tapisserie d'ameublement|réfection de fauteuils",
    pt: "estofador|estofos|tapeceiro|reforma de estofados",
  },
  forms: ["management", "site"],
  people: ["upholsterers", "customers"],
  mood: "warm",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|designer|hotel",
      fields: "Name: text\nPhone: phone\nE-mail: email\nAddress: location",
      cells: "phone eMail address",
      rows: "Inga Storm|555-0151|inga.storm@example.com|5 Fjord View\nHarbor Hotel|555-0152|desk@harborhotel.example.com|Quay Road\nStudio Fenwick|555-0153|buying@fenwick.example.com|Bridge Row\nCharles Penhallow|555-0154|charles.penhallow@example.com|Pontoon B4\nJoan Abbott|555-0155|joan.abbott@example.com|18 Orchard Close",
    },
    {
      id: "piece",
      use: "core",
      role: "item",
      icon: "armchair",
      names: "piece|pieces",
      also: "chair|sofa|headboard|cushion|job",
      fields:
        "Piece: text\nPicture: image\nCustomer: relation customer\nKind: choice armchair|dining chair|sofa|footstool|headboard|cushions|caning\nPieces: number 1..24\nWork: tags strip|webbing|springs|horsehair|foam|new cover|polish|frame repair\nFabric meters: number 0..18 m\nLabor hours: number 1..60 h\nHours so far: rollup sum entry.piece.hours h\nQuote: money 90..4200 EUR\nCollected on: date -60..10\nReady by: date -6..70\nDays left: daysUntil readyBy\nState: choice to see|quoted|fabric ordered|stripped|webbed and sprung|stuffed|covered|ready|delivered",
      cells: "customer kind pieces work fabricMeters laborHours quote collectedOn readyBy state",
      rows: "Wing chair, 1920s|Inga Storm|armchair|1|strip; springs; horsehair; new cover|6|24|1380|@-35|@9|stuffed\nDining chairs|Harbor Hotel|dining chair|24|foam; new cover|15|40|2760|@-12|@20|fabric ordered\nThree-seat sofa|Studio Fenwick|sofa|1|webbing; foam; new cover|14|32|2450|@-28|@-2|covered\nCabin cushions|Charles Penhallow|cushions|8|foam; new cover|11|18|1240|@-6|@40|fabric ordered\nNursing chair, caned|Joan Abbott|caning|1|frame repair|0|14|420|@-20|@5|webbed and sprung\nFootstool|Joan Abbott|footstool|1|new cover|0.8|3|140|@-18|@-9|ready\nButtoned headboard|Studio Fenwick|headboard|1|foam; new cover|2.5|9|560|@2|@45|quoted",
    },
    {
      id: "fabric",
      use: "core",
      role: "item",
      icon: "layers",
      names: "fabric order|fabric orders",
      also: "cover|cloth|leather|foam|trim",
      fields:
        "Fabric: text\nPiece: relation piece\nRange and color: text\nMeters: number 0.5..18 m\nPrice a meter: money 18..140 EUR\nCost: calc meters * priceAMeter EUR\nRub test: number 10000..100000\nOrdered: date -25..0\nArrives: date -3..20\nState: choice sample out|chosen|ordered|here|cut",
      cells: "piece rangeAndColor meters priceAMeter rubTest ordered arrives state",
      rows: "Chair, moss velvet|Wing chair, 1920s|Velvet 311 moss|6|64|60000|@-22|@-10|here\nHotel check|Dining chairs|Contract check 08|15|48|100000|@-8|@-1|ordered\nSofa linen|Three-seat sofa|Heavy linen, chalk|14|58|40000|@-25|@-14|cut\nCabin canvas|Cabin cushions|Marine 22 navy|11|42|50000|@-3|@8|ordered\nHeadboard samples|Buttoned headboard|Three greens|2.5|70|30000|@-2|@6|sample out",
    },
    {
      id: "entry",
      use: "core",
      role: "log",
      icon: "clock",
      names: "hours|hours",
      also: "day entry|bench time",
      fields:
        "Entry: text\nPiece: relation piece\nDate: date -10..0\nWho: text @people\nHours: number 0.5..9 h\nDone: text",
      cells: "piece date who hours done",
      rows: "Springs tied|Wing chair, 1920s|@-6|Lorenz|6|Eight-way ties, hessian on\nFirst stuffing|Wing chair, 1920s|@-4|Lorenz|5.5|Horsehair, bridle stitches\nSecond stuffing|Wing chair, 1920s|@-2|Lorenz|4|Edge roll done\nSofa cover, back|Three-seat sofa|@-3|Amal|7|Piping on\nSofa cover, seat|Three-seat sofa|@-1|Amal|6.5|Cushions to fill",
    },
  ],
  jobs: "due piece.readyBy\nmove piece.state\ndue fabric.arrives\nkeep entry\nshow piece.picture\nmove fabric.state\nrank piece.laborHours\nrequest piece\nkeep fabric\nkeep customer\ntotal piece.quote\nprint piece",
  site: {
    headline: "New springs in an old friend",
    body: "We strip to the frame, repair what is loose and build up again. You choose the cloth in daylight, in your own room.",
    action: "Ask for a quote|piece",
    services:
      "Armchair|Springs, horsehair, new cover, cloth apart|1380\nDining chair seat|Foam and cover|115\nCane seat|Six-way, per chair|240\nCushions|Cut and covered, per piece|95",
    questions:
      "Is it cheaper to buy new?|Often, for five years. A sprung chair lasts forty.\nHow much cloth do I need?|About six meters for a wing chair; we measure.\nMay I bring my own fabric?|Yes, if it passes 25,000 rubs.",
  },
  words: {
    tagline: "Frames, springs, cloth and hours.",
    itch: "Has the hotel's check arrived?",
    promise: "Enough cloth, enough hours, ready on the day",
    pov: "POV: the pattern meets at the seam",
    gains: ["Hotel check: one day late", "Wing chair: 15.5 of 24 hours", "Footstool ready for nine days"],
  },
});
