import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "handyman",
  name: "Handyman",
  icon: "hammer",
  says: {
    en: "handyman|handyman business|handyman jobs|odd jobs|odd job man|small repairs at home|furniture assembly|flat pack assembly|home repairs|hang shelves and doors|home maintenance jobs|handyman booking|handyman quotes|fix-it service|property maintenance man|picture hanging",
    de: "Handwerkerservice|Hausmeisterservice für zu Hause|Möbelmontage|kleine Reparaturen zu Hause",
    es: "manitas|reparaciones del hogar|montaje de muebles|chapuzas a domicilio",
    fr: "homme à tout faire|petits travaux|bricoleur à domicile|montage de meubles",
    pt: "faz-tudo|marido de aluguel|pequenas reparações em casa|montagem de móveis",
  },
  forms: ["booking", "management", "site"],
  people: ["handymen", "customers"],
  mood: "warm",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|household|tenant",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nKeys and parking: text\nFound us: choice neighbor|card in the shop|search|regular\nJobs: rollup count job.customer",
      cells: "phone eMail address keysAndParking foundUs",
      rows: "Betty Crossland|555-0101|betty.crossland@example.com|8 Chapel Row|Key under no pot, ring|regular\nSunil and Asha Rao|555-0102|rao@example.com|41 Beech Avenue|Drive|neighbor\nMrs Eileen Dodd|555-0103|eileen.dodd@example.com|3 Almshouse Yard|Slow to the door|card in the shop\nTommy Hargreave|555-0104|tommy.hargreave@example.com|Flat 6, Dock House|Permit from the office|search\nNursery on the Hill|555-0105|office@hillnursery.example.com|Hill Road 2|After half past five|regular\nLotte Vermeer|555-0106|lotte.vermeer@example.com|19 Canal Street|On the street|search\nGreg Oduya|555-0107|greg.oduya@example.com|77 Park Road|Drive|neighbor\nThe Allotment Cafe|555-0108|hello@allotmentcafe.example.com|Green Lane 5|Closed Mondays|regular",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "job|jobs",
      also: "visit|repair|task|appointment|booking",
      fields:
        "Job: text\nBefore: image\nCustomer: relation customer\nDate: date -8..14\nTime: time 08:00..17:00\nKind: choice shelves and pictures|doors and locks|flat pack|walls and paint|tiles and seals|taps and toilets|garden and fence|odds and ends\nHours: number 0.5..8.0 h\nRate: money 32..48 GBP\nLabor: calc hours * rate GBP\nMaterials: money 0..240 GBP\nState: choice asked|quoted|booked|started|done|back again\nPaid: boolean 45\nTo do: lines\nBring: text",
      cells: "customer date time kind hours rate materials state paid toDo bring",
      rows: "Six shelves, one level|Lotte Vermeer|@0|09:00|shelves and pictures|3|38|24|booked|no|Shelves in alcove;Two mirrors|Plugs for plasterboard\nDoor sticks|Betty Crossland|@0|13:30|doors and locks|1|38|0|booked|no|Plane the door;Oil the lock|Plane\nHandrail by the bath|Mrs Eileen Dodd|@0|15:00|odds and ends|1.5|38|32|booked|no|Rail at 90 cm;Test with her|Tile drill\nWardrobe, two boxes|Tommy Hargreave|@1|08:30|flat pack|4|38|0|booked|no|Build;Fix to the wall|Long bits\nCoat hooks at knee height|Nursery on the Hill|@1|17:00|shelves and pictures|2|38|46|booked|no|24 hooks;Names above|Level\nFence after the storm|Greg Oduya|@3|09:00|garden and fence|6|38|180|quoted|no|Three posts;Five panels|Post mix\nReseal the shower|Sunil and Asha Rao|@5|10:00|tiles and seals|2|38|18|asked|no|Old seal out;Dry a day|Mold spray\nCafe door closer|The Allotment Cafe|@-2|08:00|doors and locks|1|38|41|done|no|New closer|\nTap drips|Betty Crossland|@-5|11:00|taps and toilets|0.5|38|4|done|yes|Washer|",
    },
    {
      id: "task",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "list item|list items",
      also: "snag|to-do|small job|wish",
      fields:
        "Item: text\nCustomer: relation customer\nRoom: choice kitchen|bathroom|hall|bedroom|outside|all over\nMinutes: duration 10..180\nUrgent: boolean 20\nDone: boolean 25",
      cells: "customer room minutes urgent done",
      rows: "Loft hatch squeaks|Betty Crossland|hall|20|no|no\nBulb in the stairwell|Betty Crossland|hall|10|yes|no\nCat flap|Lotte Vermeer|kitchen|60|no|no\nRail by the front step|Mrs Eileen Dodd|outside|90|yes|no\nCupboard hinge|Sunil and Asha Rao|kitchen|20|no|no\nGate latch|Greg Oduya|outside|25|no|yes",
    },
    {
      id: "material",
      use: "more",
      role: "item",
      icon: "package",
      names: "material|materials",
      also: "screw|supply|van stock|receipt",
      fields:
        "Material: text\nOn the van: number 0..200\nReorder at: number 5..50\nPrice: money 0.1..30 GBP\nShelf: choice left 1|left 2|right 1|roof",
      cells: "onTheVan reorderAt price shelf",
      rows: "Plasterboard plugs|140|50|0.2|left 1\nSanitary silicone, white|3|5|7|left 2\nPost mix, 20 kg|2|4|8|roof\nDoor closer, medium|1|5|29|right 1\nScrews 5 x 60, box|9|5|6|left 1",
    },
  ],
  jobs: "agenda job.date\nbook job\nmove job.state\nkeep job\ncheck task.done\ncheck job.paid\nkeep task\ntotal job.hours\nshow job.before\nfind customer\nmap customer.address\ncount material.onTheVan",
  site: {
    headline: "The list on your fridge, done in a morning",
    body: "Shelves, doors, taps, rails and wardrobes with one screw too many. By the hour, with my own tools, and I sweep up.",
    action: "Book a job|job",
    services:
      "By the hour|First hour, then by the half|38\nFlat pack|A wardrobe, fixed to the wall|152\nHalf a day|Four hours, your list|145\nHandrails|Fitted, with rail|90",
    questions:
      "Is my job too small?|No. Save up three and it costs the same trip.\nDo you bring the materials?|Yes, at what they cost me, with the receipt.\nDo you do electrics and gas?|No. I know people who may.\nWhen do I pay?|When it is done and you have looked at it.",
  },
  words: {
    tagline: "Whose door, which shelf, and what to put in the van.",
    itch: "What did Betty want done as well?",
    promise: "The whole list done in one visit",
    pov: "POV: the right plug is on the van",
    gains: ["Today: 3 jobs, 5.5 hours", "Silicone: 3 left, order 5", "Betty: hatch and bulb next time"],
  },
});
