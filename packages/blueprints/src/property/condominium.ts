import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "condominium",
  name: "Condominium association",
  icon: "building-2",
  says: {
    en: "condominium association|condo association|condominium|condo management|condo board|homeowners association|hoa|hoa management|block of flats management|block management|owners' association|apartment building management|residents association of a building|residents' portal|building management for owners|service charges|housing cooperative|strata management|body corporate|gated community management|owners' meeting votes",
    de: "Eigentümergemeinschaft|WEG-Verwaltung|Hausgemeinschaft|Wohnungseigentümer|Wohnungsgenossenschaft",
    es: "comunidad de propietarios|comunidad de vecinos|administrador de fincas|junta de propietarios",
    fr: "copropriété|syndic de copropriété|assemblée des copropriétaires|charges de copropriété",
    pt: "condomínio|gestão de condomínios|assembleia de condôminos|síndico",
  },
  forms: ["portal", "management", "dashboard"],
  people: ["managers", "board members", "owners", "residents"],
  mood: "sober",
  things: [
    {
      id: "unit",
      use: "core",
      role: "place",
      icon: "door-closed",
      names: "apartment|apartments",
      also: "flat|unit|lot|home",
      fields:
        "Apartment: text\nStaircase: choice A|B|C\nFloor: number 0..5\nArea: number 38..124 m²\nShare: number 38..124 thousandths\nOwner: text\nE-mail: email\nPhone: phone\nLived in by: choice owner|tenant|empty\nCellar: text\nFee a month: money 120..390 EUR\nPaid this year: rollup sum charge.apartment.received EUR\nOwed: rollup sum charge.apartment.owed EUR",
      cells: "staircase floor area share owner eMail phone livedInBy cellar feeAMonth",
      rows: "A1|A|0|62|78|Helga Brandt|helga.brandt@example.com|555-0101|owner|K1|195\nA2|A|1|84|105|Tomás García|tomas.garcia@example.com|555-0102|owner|K2|262\nA3|A|2|84|105|Farida Aziz|farida.aziz@example.com|555-0103|tenant|K3|262\nA4|A|3|110|124|Owen Pritchard|owen.pritchard@example.com|555-0104|owner|K4|310\nB1|B|0|48|60|Mina Okoye|mina.okoye@example.com|555-0105|owner|K5|150\nB2|B|1|71|89|Karim Haddad|karim.haddad@example.com|555-0106|owner|K6|222\nB3|B|2|71|89|Ruth Ellis|ruth.ellis@example.com|555-0107|tenant|K7|222\nB4|B|3|96|120|The Novak family|novak@example.com|555-0108|owner|K8|300\nC1|C|0|92|115|Little Seedlings, nursery|office@seedlings.example.com|555-0109|tenant|K9|288\nC2|C|1|92|115|Priya Nair|priya.nair@example.com|555-0110|owner|K10|288",
    },
    {
      id: "charge",
      use: "core",
      role: "item",
      icon: "banknote",
      names: "charge|charges",
      also: "fee|service charge|dues|monthly fee|assessment|payment",
      fields:
        "Charge: text\nApartment: relation unit\nKind: choice monthly fee|special levy|heating balance|garage|late fee\nDue: date -35..30\nAmount: money 20..1240 EUR\nReceived: money 0..1240 EUR\nOwed: calc amount - received EUR\nPaid: boolean 60\nReminder: choice none|first|second|lawyer",
      cells: "apartment kind due amount received paid reminder",
      rows: "A1, this month|A1|monthly fee|@-5|195|195|yes|none\nA2, this month|A2|monthly fee|@-5|262|262|yes|none\nA3, this month|A3|monthly fee|@-5|262|0|no|first\nA4, this month|A4|monthly fee|@-5|310|310|yes|none\nB1, this month|B1|monthly fee|@-5|150|150|yes|none\nB2, this month|B2|monthly fee|@-5|222|222|yes|none\nB3, this month|B3|monthly fee|@-5|222|100|no|none\nB4, this month|B4|monthly fee|@-5|300|300|yes|none\nA3, last month|A3|monthly fee|@-35|262|0|no|second\nC1, roof levy|C1|special levy|@20|1150|0|no|none\nA4, roof levy|A4|special levy|@20|1240|1240|yes|none\nC2, heating balance|C2|heating balance|@12|84|0|no|none",
    },
    {
      id: "issue",
      use: "core",
      role: "item",
      icon: "wrench",
      names: "issue|issues",
      also: "repair|defect|damage|maintenance request|complaint|report",
      fields:
        "Issue: text\nPicture: image\nWhere: choice staircase A|staircase B|staircase C|lift|roof|cellar|garage|garden|inside an apartment\nApartment: relation unit\nReported: date -40..0\nUrgency: choice now|this week|next round\nContractor: text\nCost: money 0..4800 EUR\nPaid by: choice association|owner|insurer|open\nState: choice reported|looked at|quote asked|ordered|done\nAnswer: longText",
      cells: "where apartment reported urgency contractor cost paidBy state answer",
      rows: "Lift B stops between floors|lift|B3|@-1|now|Skyline Lifts|0|association|ordered|Technician today before four\nWater stain on the ceiling|inside an apartment|A4|@-6|this week|Green Roofing|640|association|quote asked|Tarp is on\nCellar light stays on|cellar|B1|@-9|next round|Okoro Electric|85|association|ordered|\nFront door does not close|staircase A|A1|@-2|this week|Castle Locks|120|association|looked at|\nPipe burst, third floor|inside an apartment|A3|@-20|now|Riverside Plumbing|2150|insurer|done|Claim 88-4410\nBikes block the passage|cellar|B2|@-12|next round||0|open|reported|Labels go on next week\nGraffiti by the garage|garage|C1|@-15|next round|Clean Walls|290|association|done|\nHedge over the footpath|garden|A1|@-4|next round|Leaf and Lawn|0|association|looked at|",
    },
    {
      id: "meeting",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "meeting|meetings",
      also: "owners' meeting|assembly|agm|board meeting",
      fields:
        "Meeting: text\nStarts: dateTime -350..40 18:00..19:00\nWhere: text\nKind: choice owners' meeting|extraordinary|board\nInvitations by: date -365..20\nAgenda: lines\nShares present: number 0..1000 thousandths\nMinutes sent: boolean 50",
      cells: "starts where kind invitationsBy agenda sharesPresent minutesSent",
      rows: "Yearly owners' meeting|@34T18:30|Nursery, ground floor|owners' meeting|@13|Accounts; Budget; Roof; Bike room; Election of the board|0|no\nBoard, accounts|@9T18:00|A4|board|@2|Invoices; Reminders; Quotes for the roof|0|no\nExtraordinary, roof|@-48T18:30|Nursery, ground floor|extraordinary|@-69|Storm damage; Special levy|812|yes\nOwners' meeting, last year|@-331T18:30|Parish hall|owners' meeting|@-352|Accounts; Heating; House rules|764|yes",
    },
    {
      id: "motion",
      use: "core",
      role: "item",
      icon: "vote",
      names: "motion|motions",
      also: "vote|resolution|proposal|decision",
      fields:
        "Motion: text\nMeeting: relation meeting\nProposed by: text\nNeeds: choice simple majority|two thirds|everybody\nCosts: money 0..38000 EUR\nFor it: number 0..1000 thousandths\nAgainst: number 0..500 thousandths\nAbstained: number 0..300 thousandths\nState: choice proposed|on the agenda|carried|rejected|carried out",
      cells: "meeting proposedBy needs costs forIt against abstained state",
      rows: "Renew the roof of staircase A|Extraordinary, roof|Board|simple majority|38000|690|92|30|carried\nLevy of ten per share|Extraordinary, roof|Board|simple majority|10000|641|141|30|carried\nBike room with racks|Yearly owners' meeting|Karim Haddad|simple majority|2600|0|0|0|on the agenda\nCharging points in the garage|Yearly owners' meeting|Priya Nair|simple majority|9400|0|0|0|on the agenda\nHeat meters read by radio|Owners' meeting, last year|Manager|simple majority|3100|702|40|22|carried out\nQuiet hours from nine|Owners' meeting, last year|Helga Brandt|simple majority|0|288|431|45|rejected\nPaint all doors green|Yearly owners' meeting|The Novak family|two thirds|4200|0|0|0|proposed",
    },
    {
      id: "notice",
      use: "more",
      role: "item",
      icon: "megaphone",
      names: "notice|notices",
      also: "announcement|news|board note|house rules",
      fields:
        "Notice: text\nPosted: date -20..0\nUp until: date 1..40\nStaircase: choice all|A|B|C\nText: longText\nPinned: boolean 25",
      cells: "posted upUntil staircase text pinned",
      rows: "Water off on Thursday, nine to noon|@-1|@3|B|New valve in the cellar. Fill a kettle before.|yes\nMeter reading|@-4|@6|all|Between eight and noon; leave a key with A1 if you are out.|no\nScaffolding on staircase A|@-3|@30|A|Please keep windows shut at night.|yes\nSummer table in the yard|@-8|@11|all|Bring a dish and a chair.|no",
    },
  ],
  jobs: "request issue\nmove issue.state\ndue charge.due\ncheck charge.paid\nkeep unit\ntotal charge.owed\nagenda meeting.starts\nmove motion.state\nrank motion.forIt\nshow issue.picture\nchart issue.where\nfind unit\nkeep motion\nassign issue.contractor\nfind notice\ncheck meeting.minutesSent",
  site: {
    headline: "One house, ten front doors",
    body: "Report what is broken, see what you owe, read the minutes and vote on the bike room. The manager answers here.",
    action: "Report an issue|issue",
    services:
      "Issues|Reported with a picture, answered in writing|\nCharges|Monthly fee, levy and heating balance|\nMeetings|Agenda three weeks before, minutes two weeks after|\nMotions|Who proposed what, and how the shares voted|",
    questions:
      "Who pays when a pipe bursts?|Behind the wall the association, in front of it the owner. The insurer decides the rest.\nHow do I put something on the agenda?|Propose a motion four weeks before the meeting.\nWhy does a bigger flat count more?|Votes and costs go by shares, as the contract says.\nMay my tenant report issues?|Yes; the owner sees it too.",
  },
  words: {
    tagline: "Charges, issues, meetings, and how we voted.",
    itch: "Was the bike room ever decided?",
    promise: "Every fee in, every issue answered",
    pov: "POV: the meeting ended before nine",
    gains: ["A3 owes 524, second reminder", "Lift B: technician before four", "Roof carried, 690 of 812"],
  },
});
