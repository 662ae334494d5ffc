import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "builder",
  name: "Builder and renovation",
  icon: "hard-hat",
  says: {
    en: "builder|building company|building firm|construction company|renovation company|home renovation|house extensions|loft conversions|kitchen fitting|general contractor|remodeling|building projects|construction projects|construction site|kitchen renovation|renovation projects",
    de: "Bauunternehmen|Baufirma|Renovierung|Bauprojekte|Hausumbau",
    es: "empresa de reformas|constructora|reformas de casas|obras y reformas",
    fr: "entreprise de bâtiment|rénovation de maisons|chantiers|artisan du bâtiment",
    pt: "construtora|empresa de obras|remodelações|reformas de casas",
  },
  forms: ["management", "portal", "site"],
  people: ["builders", "site managers", "clients"],
  mood: "sober",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "customer|homeowner|owner",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nFound us by: choice word of mouth|board on site|search|architect\nNotes: longText",
      cells: "phone eMail address foundUsBy notes",
      rows: "The Nair family|555-0101|nair@example.com|27 Station Road|word of mouth|Working from home, ring first\nGwen Hughes|555-0102|gwen.hughes@example.com|Bryn Cottage|board on site|\nDaniel Okoro|555-0103|daniel.okoro@example.com|9 Castle Street|search|Flat above is let\nRosa Marini|555-0104|rosa@copperkettle.example.com|3 Market Place|architect|Café stays open\nThe Lund family|555-0105|lund@example.com|41 Park View|word of mouth|\nHelen Sharp|555-0106|helen.sharp@example.com|2 Church Row|architect|Listed, ask before drilling",
    },
    {
      id: "project",
      use: "core",
      role: "item",
      icon: "house-plus",
      names: "project|projects",
      also: "building job|renovation|extension|contract|construction site|building site",
      fields:
        "Project: text\nPicture: image\nClient: relation client\nAddress: location\nKind: choice extension|loft|kitchen|bathroom|refurbishment|new build\nStage: choice survey|quoted|agreed|on site|snagging|finished\nStarts: date -80..60\nFinish by: date -5..160\nDays left: daysUntil finishBy\nContract sum: money 9000..118000 GBP\nExtras: rollup sum extra.project.price GBP\nTotal: calc contractSum + extras GBP\nSite manager: text @people\nBuilding control: choice not needed|applied|inspected|signed off\nNotes: longText",
      cells: "client address kind stage starts finishBy contractSum siteManager buildingControl notes",
      rows: "Kitchen extension, Station Road|The Nair family|27 Station Road|extension|on site|@-45|@38|68400|Dermot Walsh|inspected|Steel in, roof next\nLoft, Park View|The Lund family|41 Park View|loft|on site|@-30|@24|52900|Dermot Walsh|inspected|Stairs measured\nBathroom, Castle Street|Daniel Okoro|9 Castle Street|bathroom|snagging|@-25|@-2|11800|Irena Nowak|not needed|Tap drips\nCafé cellar, damp proofing|Rosa Marini|3 Market Place|refurbishment|agreed|@12|@40|23600|Irena Nowak|applied|Work from four in the afternoon\nGarden room|Gwen Hughes|Bryn Cottage|new build|quoted|@50|@110|31500|Dermot Walsh|not needed|\nSash windows and plaster|Helen Sharp|2 Church Row|refurbishment|on site|@-14|@30|39200|Irena Nowak|inspected|Lime only\nUtility and cloakroom|The Nair family|27 Station Road|refurbishment|survey|@60|@90|14500|Irena Nowak|not needed|After the extension\nKitchen, Castle Street|Daniel Okoro|9 Castle Street|kitchen|finished|@-80|@-50|18700|Irena Nowak|not needed|Retention due",
    },
    {
      id: "step",
      use: "core",
      role: "event",
      icon: "list-checks",
      names: "task|tasks",
      also: "stage of work|step|snag|trade visit|schedule line|to-do",
      fields:
        "Task: text\nProject: relation project\nTrade: choice groundworks|brickwork|carpentry|roof|plumbing|electrics|plaster|decorating|tiling\nWho: text @people\nStart: date -10..30\nEnd: date -6..45\nState: choice waiting|ready|on site|done\nDone: boolean 30\nHeld up by: text",
      cells: "project trade who start end state done heldUpBy",
      rows: "Roof timbers|Kitchen extension, Station Road|roof|Green Roofing|@1|@5|ready|no|\nFirst fix electrics|Kitchen extension, Station Road|electrics|Amara Osei|@6|@9|waiting|no|Roof tight first\nBifold doors in|Kitchen extension, Station Road|carpentry|Dermot Walsh|@12|@13|waiting|no|Doors due on the 11th\nStairs|Loft, Park View|carpentry|Pawel Krol|@-1|@3|on site|no|\nRoof windows|Loft, Park View|roof|Green Roofing|@-6|@-3|done|yes|\nPlaster, loft|Loft, Park View|plaster|Luis Ortega|@5|@9|waiting|no|\nLime plaster, hall|Sash windows and plaster|plaster|Luis Ortega|@-4|@6|on site|no|Drying, nine days a coat\nSash cords, front|Sash windows and plaster|carpentry|Pawel Krol|@8|@11|ready|no|\nTap and grout|Bathroom, Castle Street|plumbing|Mateo Ruiz|@0|@0|ready|no|Part in the van\nDig out cellar floor|Café cellar, damp proofing|groundworks|Ben Carter|@12|@17|waiting|no|Skip permit",
    },
    {
      id: "extra",
      use: "core",
      role: "item",
      icon: "file-plus",
      names: "extra|extras",
      also: "variation|change order|additional work|extra work",
      fields:
        "Extra: text\nProject: relation project\nAsked by: choice client|architect|building control|found on site\nAsked on: date -30..0\nPrice: money 120..4200 GBP\nExtra days: number 0..6 days\nAgreed in writing: boolean 60",
      cells: "project askedBy askedOn price extraDays agreedInWriting",
      rows: "Deeper footings by the oak|Kitchen extension, Station Road|building control|@-28|3400|4|yes\nUnderfloor heating|Kitchen extension, Station Road|client|@-12|2900|2|yes\nSecond roof window|Loft, Park View|client|@-18|1150|1|yes\nRotten joist ends|Sash windows and plaster|found on site|@-6|980|2|no\nNiche in the shower|Bathroom, Castle Street|client|@-15|240|0|yes\nSockets in the island|Kitchen extension, Station Road|client|@-2|320|0|no",
    },
    {
      id: "enquiry",
      use: "core",
      role: "item",
      icon: "mail",
      names: "enquiry|enquiries",
      also: "quote|estimate|inquiry|lead|quote request",
      fields:
        "Name: text\nPhone: phone\nAddress: location\nWhat to build: longText\nDrawings: choice none yet|sketch|architect's|permission granted\nReceived: date -14..0\nPrice given: money 6000..80000 GBP\nState: choice new|visited|priced|won|lost",
      cells: "phone address whatToBuild drawings received priceGiven state",
      rows: "Aisha Bello|555-0131|31 Park View|Side return, four meters|architect's|@-9|57500|priced\nKwame Boateng|555-0132|27 Linden Avenue|Garage into a bedroom|sketch|@-4|21000|visited\nMei Tanaka|555-0133|7 Linden Avenue|Ramp and wet room|none yet|@-1|14000|new\nTomás García|555-0134|22 Elm Grove|Loft with dormer|permission granted|@-13|61000|lost",
    },
    {
      id: "stageBill",
      use: "more",
      role: "item",
      icon: "receipt",
      names: "stage payment|stage payments",
      also: "invoice|payment|valuation|retention|bill",
      fields:
        "Stage: text\nProject: relation project\nIssued: date -60..0\nDue: date -40..14\nAmount: money 900..24000 GBP\nPaid: boolean 60",
      cells: "project issued due amount paid",
      rows: "Extension, start|Kitchen extension, Station Road|@-45|@-31|13680|yes\nExtension, steel in|Kitchen extension, Station Road|@-10|@4|17100|no\nLoft, watertight|Loft, Park View|@-3|@11|15870|no\nBathroom, last|Bathroom, Castle Street|@-16|@-2|3540|no\nKitchen, retention|Kitchen, Castle Street|@-50|@-5|935|no",
    },
  ],
  jobs: "move project.stage\nagenda step.start\ndue project.finishBy\ncheck extra.agreedInWriting\nmove step.state\nassign step.who\nrequest enquiry\nmove enquiry.state\ntotal project.total\nshow project.picture\nkeep client\ndue stageBill.due",
  site: {
    headline: "Extensions and lofts, finished on the day",
    body: "A firm of nine for extensions, lofts and old houses. One price in writing, extras only after you have signed them, and a site swept every evening.",
    action: "Ask for a price|enquiry",
    services:
      "Kitchen extension|Footings to plaster, from|48000\nLoft conversion|With stairs and roof windows, from|42000\nBathroom|Out and in within three weeks, from|9000\nLime and sash|For old and listed houses|",
    questions:
      "Do I need planning permission?|Many extensions need none. We look before you pay an architect.\nHow long does a loft take?|Seven to nine weeks, most of it from the scaffold.\nCan we live in the house?|Nearly always; the wall is knocked through last.\nWhen do I pay?|In stages, after each one is done, with five percent kept until snags are mended.",
  },
  words: {
    tagline: "Every site, every trade, every extra in writing.",
    itch: "Did anybody sign off that extra?",
    promise: "On time, on budget, on paper",
    pov: "POV: the roofers came the day you needed them",
    gains: ["8 projects, 3 on site today", "Footings: 3400, signed", "Rotten joists: 980 not yet agreed"],
  },
});
