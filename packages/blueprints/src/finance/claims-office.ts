import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "claimsOffice",
  name: "Claims office",
  icon: "file-check",
  says: {
    en: "claims office|loss adjuster|loss adjusting|claims department|claims handler|property damage claims|household claims|claim files|claim reserves|public adjuster|first notice of loss|claims settlement|water damage claims|claims register",
    de: "Schadenbüro|Schadenregulierung|Schadensachbearbeitung|Schadengutachter",
    es: "tramitación de siniestros|perito de seguros|peritaje de daños|oficina de siniestros",
    fr: "expert d'assurance|expertise après sinistre|règlement des sinistres|service indemnisation",
    pt: "regularização de sinistros|perito de seguros|peritagem de danos|averiguação de sinistros",
  },
  forms: ["management", "portal", "dashboard"],
  people: ["claims handlers", "adjusters", "policyholders"],
  mood: "sober",
  things: [
    {
      id: "policyholder",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "policyholder|policyholders",
      also: "insured|claimant|customer",
      fields:
        "Name: text\nPhone: phone\nPolicy number: text\nCover: choice buildings|contents|buildings and contents|motor|liability\nSum insured: money 8000..480000 GBP\nExcess: money 100..1000 GBP\nClaims: rollup count claim.policyholder\nAddress: location",
      cells: "phone policyNumber cover sumInsured excess address",
      rows: "Rebecca Stallard|555-0141|HH 200418|buildings and contents|320000|350|11 Orchard Rise\nNikhil Desai|555-0142|HH 311905|contents|45000|250|Flat 7, Mill House\nEileen Garvey|555-0143|HH 107733|buildings|410000|500|The Toll House\nTrevor Pugh|555-0144|MO 440217|motor|18000|400|5 Cross Lane\nSalon Elsa|555-0145|LI 902114|liability|250000|250|22 Market Street\nZofia Malec|555-0146|HH 288102|buildings and contents|265000|350|90 Ridge Road\nBernard Tate|555-0147|MO 518830|motor|9400|300|14 Acre Street",
    },
    {
      id: "claim",
      use: "core",
      role: "item",
      icon: "folder-open",
      names: "claim|claims",
      also: "loss|case|file|damage",
      fields:
        "Claim: text\nPolicyholder: relation policyholder\nCause: choice escape of water|storm|fire|theft|accident|injury|subsidence\nHappened on: date -60..-1\nReported on: date -58..0\nReserve: money 400..60000 GBP\nPaid out: rollup sum payout.claim.amount GBP\nNext review: date -4..20\nDays left: daysUntil nextReview\nHandler: text @people\nState: choice reported|cover checked|adjuster out|waiting for papers|offer made|settled|declined|reopened\nFraud check: boolean 15\nPicture: image\nStory: longText",
      cells: "policyholder cause happenedOn reportedOn reserve nextReview handler state fraudCheck story",
      rows: "Burst pipe, kitchen|Rebecca Stallard|escape of water|@-12|@-11|14500|@0|Lydia Karr|adjuster out|no|Joint behind the dishwasher\nStolen bikes|Nikhil Desai|theft|@-20|@-18|2600|@-2|Lydia Karr|waiting for papers|no|Two bikes, one lock, no receipt\nRoof after the storm|Eileen Garvey|storm|@-5|@-4|22000|@1|Sean Abbott|cover checked|no|Ridge tiles and the chimney\nRear-end at the lights|Trevor Pugh|accident|@-33|@-32|4800|@6|Sean Abbott|offer made|no|Other driver admits it\nScalded client|Salon Elsa|injury|@-50|@-41|9000|@9|Lydia Karr|waiting for papers|no|Medical report asked for\nCracks over the door|Zofia Malec|subsidence|@-60|@-55|38000|@14|Sean Abbott|adjuster out|no|Oak, six meters away\nCar fire|Bernard Tate|fire|@-9|@-8|9100|@-1|Lydia Karr|cover checked|yes|Policy two weeks old\nFreezer, power cut|Zofia Malec|accident|@-40|@-39|400|@20|Sean Abbott|settled|no|",
    },
    {
      id: "inspection",
      use: "core",
      role: "event",
      icon: "clipboard-check",
      names: "inspection|inspections",
      also: "visit|survey|adjuster visit",
      fields:
        "Inspection: text\nClaim: relation claim\nDate: date -10..14\nTime: time 08:30..17:00\nAdjuster: text @people\nDone: boolean 40\nMoisture: percent 10..90\nFinding: longText",
      cells: "claim date time adjuster done moisture finding",
      rows: "Kitchen, second reading|Burst pipe, kitchen|@0|10:30|Philip Amos|no|62|\nKitchen, first look|Burst pipe, kitchen|@-9|09:00|Philip Amos|yes|88|Plinths out, dryers in\nRoof from the ladder|Roof after the storm|@1|13:00|Hannah Osei|no||\nCrack gauges|Cracks over the door|@-7|11:00|Hannah Osei|yes||0.4 mm since October\nBurnt-out car|Car fire|@2|14:30|Philip Amos|no||",
    },
    {
      id: "payout",
      use: "core",
      role: "log",
      icon: "banknote",
      names: "payment|payments",
      also: "settlement|interim payment|contractor bill",
      fields:
        "Payment: text\nClaim: relation claim\nDate: date -35..0\nAmount: money 100..12000 GBP\nTo: choice policyholder|contractor|third party|expert",
      cells: "claim date amount to",
      rows: "Dryers, two weeks|Burst pipe, kitchen|@-6|740|contractor\nEmergency plumber|Burst pipe, kitchen|@-10|180|contractor\nFreezer contents|Freezer, power cut|@-22|290|policyholder\nGauges and report|Cracks over the door|@-5|950|expert\nHire car|Rear-end at the lights|@-18|620|third party",
    },
  ],
  jobs: "due claim.nextReview\nmove claim.state\nagenda inspection.date\nrequest claim\nassign claim.handler\ntotal claim.reserve\nkeep payout\ncheck inspection.done\nchart claim.cause\nshow claim.picture\nkeep policyholder\nfind claim",
  site: {
    headline: "Report the damage tonight, hear from us tomorrow",
    body: "Tell us what happened, add pictures, keep the broken parts. A handler rings the next working day and says what happens next.",
    action: "Report a claim|claim",
    services:
      "Emergency help|A plumber or glazier tonight, on us|\nInspection|An adjuster within five days|\nSettlement|Within ten days of your last paper|",
    questions:
      "May I start repairs?|Stop the damage, take pictures, and wait with the rest.\nWhat papers are needed?|Receipts or pictures of what was lost, and a police number for theft.\nWhy was there a deduction?|The excess in your policy, and age for some contents.",
  },
  words: {
    tagline: "Every claim, its reserve and the next step.",
    itch: "Who rang about the wet kitchen?",
    promise: "No claim waits past its review day",
    pov: "POV: the adjuster is booked before the carpet dries",
    gains: ["8 claims, 2 reviews overdue", "Kitchen: 88 percent wet, now 62", "100,000 in reserve"],
  },
});
