import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "environmentalGroup",
  name: "Environmental group",
  icon: "leaf",
  says: {
    en: "environmental group|conservation volunteers|litter picking group|beach clean|river clean-up|tree planting group|climate action group|nature conservation group|citizen science group|hedgehog and bat survey|wildlife trust group|plogging group|environmental campaign volunteers|clean up day|local nature reserve volunteers|water quality monitoring",
    de: "Umweltgruppe|Naturschutzgruppe|Müllsammelaktion|Baumpflanzaktion",
    es: "grupo ecologista|voluntarios ambientales|limpieza de playas",
    fr: "association écologiste|nettoyage de plage|ramassage de déchets",
    pt: "grupo ambientalista|limpeza de praia|voluntariado ambiental",
  },
  forms: ["community", "site", "tracker"],
  people: ["organizers", "volunteers"],
  mood: "warm",
  things: [
    {
      id: "site",
      use: "core",
      role: "place",
      icon: "map-pin",
      names: "site|sites",
      also: "stream|beach|meadow|wood|place",
      fields:
        "Site: text\nPicture: image\nPlace: location\nKind: choice stream|beach|meadow|wood|road verge|park\nOwner: text\nWarden: text @people\nBags so far: rollup sum action.site.bags\nPermission until: date -10..400\nDays left: daysUntil permissionUntil",
      cells: "place kind owner warden permissionUntil",
      rows: "Weir brook|Below the mill|stream|Town Council|Colin Batt|@200\nSouth beach|Past the pier|beach|Harbor office|Mina Sato|@40\nOrchid meadow|Hillside|meadow|Ruth Ellis|Hedda Frey|@-5\nStation verge|Station Road|road verge|Railway|Omar Said|@90\nAlder wood|North of Canal Park|wood|Town Council|Colin Batt|@300",
    },
    {
      id: "action",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "action|actions",
      also: "clean-up|planting|work day|patrol|survey",
      fields:
        "Action: text\nSite: relation site\nDate: date -30..40\nTime: time 09:00..18:00\nKind: choice litter|planting|mowing|nest boxes|toad patrol|survey\nLeader: text @people\nHands wanted: number 4..60\nSigned up: number 0..60\nStill wanted: calc handsWanted - signedUp\nBags: number 0..90\nTrees: number 0..400\nTools: lines\nState: choice planned|announced|done|stormed off",
      cells: "site date time kind leader handsWanted signedUp bags trees tools state",
      rows: "South beach after the storm|South beach|@1|10:00|litter|Mina Sato|30|22|0|0|Bags; grabbers; gloves|announced\nTwo hundred alders|Alder wood|@8|09:30|planting|Colin Batt|24|11|0|200|Spades; guards; canes|announced\nBrook, third stretch|Weir brook|@15|09:30|litter|Colin Batt|12|4|0|0|Waders; rope|planned\nMeadow raked|Orchid meadow|@-20|10:00|mowing|Hedda Frey|14|14|0|0|Rakes; trailer|done\nVerge|Station verge|@-12|17:00|litter|Omar Said|10|8|17|0|Vests; bags|done\nBeach, October|South beach|@-28|10:00|litter|Mina Sato|30|34|41|0|Bags; grabbers|done",
    },
    {
      id: "record",
      use: "core",
      role: "log",
      icon: "binoculars",
      names: "sighting|sightings",
      also: "record|count|reading|observation",
      fields:
        "Record: text\nPicture: image\nSite: relation site\nDate: date -40..0\nWhat: choice kingfisher|bat|orchid|toad|water, nitrate|water, clarity|litter item\nNumber: number 0..400\nBy: text @people\nRemarks: text",
      cells: "site date what number by remarks",
      rows: "Kingfisher, pair|Weir brook|@-3|kingfisher|2|Colin Batt|By the alder root\nNitrate below the mill|Weir brook|@-6|water, nitrate|18|Hedda Frey|mg per liter\nCotton buds|South beach|@-28|litter item|212|Mina Sato|Of one company's color\nBats at dusk|Alder wood|@-40|bat|31|Omar Said|\nClarity|Weir brook|@-6|water, clarity|64|Hedda Frey|Centimeters",
    },
    {
      id: "volunteer",
      use: "more",
      role: "person",
      icon: "user-round",
      names: "volunteer|volunteers",
      also: "member|helper",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nCan: tags drive trailer|first aid|chainsaw|identify plants|bring cake\nJoined: date -1500..-5",
      cells: "phone eMail can joined",
      rows: "Omar Said|555-0121|omar.said@example.com|drive trailer|2023-05-06\nHedda Frey|555-0122|hedda.frey@example.com|identify plants; bring cake|2021-03-14\nMina Sato|555-0123|mina.sato@example.com|first aid|2022-09-10",
    },
  ],
  jobs: "agenda action.date\nrank action.stillWanted\nkeep record\nmove action.state\nmap site.place\nchart record.what\nshow record.picture\nkeep volunteer\ndue site.permissionUntil\nrequest action\ntotal action.bags\nfind site",
  site: {
    headline: "Saturday at ten, South beach",
    body: "We pick up, plant and count. Gloves are in the box; the numbers go to the council, with pictures.",
    action: "See the next action|action",
    services: "Clean-ups|Two hours, tea after|\nPlantings|November to March|\nCounting|Learn it in an hour|",
    questions:
      "May children come?|With an adult; the short grabbers are theirs.\nWhat happens to the bags?|The council fetches them on Monday.\nWho reads the counts?|The river board, and the town's paper.",
  },
  words: {
    tagline: "Sites, bags, trees and what we saw.",
    itch: "Are we enough for two hundred alders?",
    promise: "Every action with hands, tools and numbers",
    pov: "POV: the beach is clean before the tide comes in",
    gains: ["Alders: thirteen hands missing", "58 bags since October", "Two kingfishers at Weir brook"],
  },
});
