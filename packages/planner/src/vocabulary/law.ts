import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { table } from "./rows.ts";

/** What courts, offices, councils and those who speak for others keep. */
export const LAW_THINGS: readonly KnownThing[] = [
  known(
    "person",
    "lawyer, scale",
    "lawyer/lawyers",
    "attorney advocate legal_adviser legal_advisor solicitor barrister notary",
    "Name: text\nPicture: image\nField: choice family|labor|tenancy|criminal|business\nPhone: phone\nE-mail: email\nAdmitted in: number 1985..2023\nLanguages: tags English|Spanish|Arabic|Polish\nHourly rate: money 90..420 USD",
    table(
      "field phone eMail admittedIn languages hourlyRate",
      "Beatrice Mwangi|family|555-0131|beatrice.mwangi@example.com|2004|English|210\nAlejandro Soto|labor|555-0132|alejandro.soto@example.com|2011|English;Spanish|190\nEwa Nowak|tenancy|555-0133|ewa.nowak@example.com|2017|English;Polish|140\nKarim Mansour|criminal|555-0134|karim.mansour@example.com|1998|English;Arabic|280\nJudith Aalto|business|555-0135|judith.aalto@example.com|1985|English|420\nRohan Desai|business|555-0136|rohan.desai@example.com|2008|English|330\nCarmen Oliva|family|555-0137|carmen.oliva@example.com|2020|English;Spanish|120\nPeter Hauser|tenancy|555-0138|peter.hauser@example.com|2023|English|90",
    ),
  ),
  known(
    "item",
    "courtCase, gavel",
    "court case/court cases",
    "lawsuit legal_case litigation legal_matter court_file",
    "Title: text\nFile number: text\nCourt: choice district|labor|family|appeal\nStatus: choice filed|hearing set|decided|settled|appealed\nSide: choice plaintiff|defendant\nAmount: money 0..90000 USD\nFiled on: date -500..-5\nLawyer: text @people",
    table(
      "fileNumber court status side amount filedOn",
      "Weber v. Hillside Homes|21 C 114|district|hearing set|plaintiff|6400|@-120\nDismissal of a shift leader|8 L 77|labor|settled|defendant|18500|@-210\nCustody, Lindgren|3 F 209|family|decided|plaintiff|0|@-330\nWater damage, Mill Lane 4|21 C 131|district|filed|defendant|12300|@-24\nUnpaid overtime, Osman|8 L 90|labor|hearing set|plaintiff|4750|@-66\nRight of way, Farm Road|2 A 18|appeal|appealed|plaintiff|0|@-490\nLate delivery of windows|21 C 140|district|filed|plaintiff|27900|@-9\nMaintenance, Duarte|3 F 215|family|hearing set|defendant|9600|@-81",
    ),
  ),
  known(
    "event",
    "hearing, scale",
    "hearing/hearings",
    "court_hearing court_date public_hearing trial_date",
    "Matter: text\nDate: date -6..30\nTime: time 09:00..15:30\nRoom: text\nJudge: text @people\nKind: choice first hearing|evidence|settlement talk|ruling\nWitnesses: number 0..6\nOutcome: text",
    table(
      "date time room kind witnesses outcome",
      "Weber v. Hillside Homes|@4|09:30|Room 12|first hearing|0|\nUnpaid overtime, Osman|@9|11:00|Room 3|evidence|3|\nMaintenance, Duarte|@13|14:00|Room 7|settlement talk|0|\nNoise of the fan, Kiosk 9|@-2|10:15|Room 12|ruling|0|Fan off after ten\nTheft of tools, Yard B|@-6|13:00|Room 1|evidence|6|Continued in two weeks\nBuilding line, Harbor Street|@18|09:00|Council hall|first hearing|2|\nReturn of a deposit, Ito|@-1|15:30|Room 5|settlement talk|1|Half is repaid\nFence on Fern Road|@26|10:00|Room 12|ruling|0|",
    ),
  ),
  known(
    "item",
    "legalDeclaration, file-pen",
    "declaration/declarations",
    "statement_of_intent affidavit sworn_statement tax_declaration self-declaration asset_declaration",
    "Title: text\nDeclared by: text @people\nKind: choice income|residence|origin|health|consent\nPeriod: text\nHanded in on: date -60..0\nStatus: choice draft|handed in|checked|rejected\nReference: text\nRemark: text",
    table(
      "kind period handedInOn status reference remark",
      "Income of the household|income|Last year|@-41|checked|D-1180|\nMain residence|residence|From March|@-33|checked|D-1194|\nOrigin of 40 crates of pears|origin|Harvest|@-18|handed in|D-1207|Orchard map attached\nFit to dive|health|This season|@-9|rejected|D-1215|Signature is missing\nUse of photographs in school|consent|School year|@-7|handed in|D-1219|\nSecond job, ten hours|income|From May|@-5|handed in|D-1222|\nFree of contagious illness|health|June|@-2|checked|D-1230|Kitchen staff\nMove of a company seat|residence|From July|@0|draft|D-1236|",
    ),
  ),
  known(
    "item",
    "regulation, book-open-text",
    "regulation/regulations",
    "law statute ordinance bylaw legal_provision",
    "Title: text\nNumber: text\nField: choice building|traffic|food|environment|labor\nIn force since: date -3000..-30\nStatus: choice draft|in force|amended|repealed\nAuthority: text\nSections: number 3..120\nSummary: longText",
    table(
      "number field inForceSince status authority sections summary",
      "Quiet hours at building sites|R 12-04|building|@-860|in force|City council|9|No loud work before seven or after eight\nBicycle parking at new homes|R 12-11|building|@-320|amended|City council|14|Two spaces for each apartment\nSlow zones near schools|R 7-02|traffic|@-1500|in force|Road office|11|Twenty miles an hour on school days\nLabels on unpacked food|R 31-09|food|@-2100|in force|Food office|26|Allergens are shown at the counter\nProtection of old trees|R 18-03|environment|@-740|in force|Parks office|18|Felling needs a permit\nHeat at the workplace|R 44-01|labor|@-90|in force|Labor office|7|Breaks and shade above 90 degrees\nOpen fires in dry summers|R 18-07|environment|@-400|repealed|Fire office|5|Replaced by the rule on forest fires\nNight delivery with electric vans|R 7-15|traffic|@-30|draft|Road office|8|Trial on four routes",
    ),
  ),
  known(
    "item",
    "grant, hand-coins",
    "grant/grants",
    "subsidy funding_program scholarship bursary research_grant grant_application",
    "Title: text\nGiver: text\nAmount: money 500..120000 USD\nField: choice culture|youth|environment|research|small firms\nApply by: date -10..90\nOwn share: percent 0..50\nStatus: choice open|applied|granted|declined\nConditions: longText",
    table(
      "giver amount field applyBy ownShare status conditions",
      "Murals for underpasses|Culture office|8000|culture|@24|10|open|Two drafts and consent of the owner\nSummer camp by the lake|Youth fund|12500|youth|@-6|20|applied|At least thirty children\nGreen roofs|Climate program|45000|environment|@60|40|open|Only roofs over 100 square meters\nSensors against frost|Research council|120000|research|@-10|0|granted|Open data after two years\nFirst employee|Chamber of crafts|6000|small firms|@35|50|open|Contract of twelve months\nMobile library|Reading foundation|22000|culture|@-3|15|declined|Remote villages only\nToads over the road|Nature trust|1500|environment|@-8|0|granted|Counts every evening in March\nRoom for girls' football|Sport and youth fund|500|youth|@12|0|applied|Trainer with first-aid course",
    ),
  ),
  known(
    "item",
    "permit, badge-check",
    "permit/permits",
    "license_permit building_permit work_permit operating_license authorization_document special_permit",
    "Title: text\nNumber: text\nKind: choice building|event|trade|parking|fishing\nHolder: text @people\nValid from: date -300..20\nValid until: date 5..700\nFee: money 5..1800 USD\nStatus: choice applied|granted|refused|expired",
    table(
      "number kind validFrom validUntil fee status",
      "Garage with solar roof|BP-2214|building|@-40|@690|420|granted\nStreet party, Fern Road|EV-0871|event|@12|@13|35|granted\nCoffee cart at the station|TR-1450|trade|@-200|@165|180|granted\nResident parking, zone C|PK-9032|parking|@-300|@65|30|granted\nAttic conversion, two rooms|BP-2231|building|@20|@700|610|applied\nLantern walk with band|EV-0880|event|@30|@31|20|applied\nRod license, northern lakes|FI-3307|fishing|@-360|@-1|25|expired\nDrive-in at the quarry|EV-0866|event|@8|@9|1800|refused",
    ),
  ),
  known(
    "item",
    "censusEntry, users",
    "census entry/census entries",
    "census household_record population_record household_register",
    "Household: text\nDistrict: choice center|north|harbor|hills\nDwelling: choice house|apartment|farm|houseboat\nPeople: number 1..9\nChildren: number 0..5\nRooms: number 1..9\nHeating: choice gas|wood|district heat|heat pump\nCounted on: date -20..0",
    table(
      "district dwelling people children rooms heating",
      "Canal Row 3, left|center|apartment|2|0|3|district heat\nCanal Row 3, right|center|apartment|5|3|4|district heat\nQuay 14, boat Lina|harbor|houseboat|1|0|2|wood\nHill Farm|hills|farm|7|2|9|wood\nOrchard Way 21|north|house|4|2|5|heat pump\nOrchard Way 23|north|house|2|0|6|gas\nTower Block B, 7-04|center|apartment|9|5|5|district heat\nRopewalk 8|harbor|house|3|1|4|gas",
    ),
  ),
  known(
    "place",
    "pollingStation, vote",
    "polling station/polling stations",
    "voting_station polling_place election_office ballot_station",
    "Name: text\nAddress: location\nDistrict: choice center|north|harbor|hills\nVoters: number 180..2400\nVoted: number 0..1900\nHelpers: number 4..14\nStep-free: boolean 80\nOpens: time 06:00..08:00",
    table(
      "district voters voted helpers stepFree opens",
      "Town hall, foyer|center|2400|1610|14|yes|07:00\nElementary school north, gym|north|1980|1302|12|yes|07:00\nFire station|north|1240|866|8|yes|07:00\nSeamen's mission|harbor|910|402|6|no|07:00\nFish market, hall 2|harbor|1330|671|8|yes|07:00\nHilltop chapel|hills|180|141|4|no|08:00\nVillage inn, back room|hills|420|298|5|yes|08:00\nLibrary, reading room|center|1760|1189|10|yes|07:00",
    ),
  ),
  known(
    "person",
    "electionCandidate, user-round-check",
    "election candidate/election candidates",
    "nominee council_candidate running_candidate",
    "Name: text\nPicture: image\nList: choice Green Valley|Citizens First|Workers' List|independent\nRuns for: choice council|mayor|school board|works council\nDistrict: choice center|north|harbor|hills\nJob: text\nAim: longText\nElected: boolean 40",
    table(
      "list runsFor district job aim elected",
      "Olga Marchenko|Citizens First|mayor|center|Engineer|Repair before we build|yes\nSamuel Adjei|Green Valley|council|north|Bus driver|A bus every fifteen minutes|yes\nLotte Vermeer|Green Valley|council|center|Biologist|Shade on every square|yes\nIgnacio Paz|Workers' List|works council|harbor|Crane operator|Fair shifts for all docks|yes\nThandi Khumalo|independent|school board|hills|Librarian|Warm lunch for each child|no\nMustafa Yılmaz|Citizens First|council|harbor|Baker|Fewer forms for small shops|no\nAnneli Virtanen|Workers' List|council|north|Nurse|A clinic within walking distance|yes\nBrian O'Dowd|independent|mayor|center|Teacher|Open books, open doors|no",
    ),
  ),
  known(
    "item",
    "motionOfCouncil, landmark",
    "council motion/council motions",
    "bill_of_law agenda_motion draft_resolution",
    "Title: text\nNumber: text\nCommittee: choice finance|building|education|transport\nStatus: choice submitted|in committee|adopted|rejected\nVotes for: number 0..31\nVotes against: number 0..24\nVoted on: date -40..20\nText: longText",
    table(
      "number committee status votesFor votesAgainst text",
      "Benches along the river walk|M-041|building|adopted|27|4|Twelve benches with backs, two of them with tables\nFree swimming for under-tens|M-042|education|adopted|22|9|On weekdays, paid from the sports budget\nSecond lane on Mill Bridge|M-043|transport|rejected|11|20|Would cost the cycle lane\nSale of the old depot|M-044|finance|in committee|0|0|Only with a right to buy it again\nNight bus on Fridays|M-045|transport|adopted|19|12|Trial of six months\nNames for three new streets|M-046|building|submitted|0|0|After women who worked here\nSolar panels on school roofs|M-047|education|in committee|0|0|Beginning with the two largest\nLower fee for market stalls|M-048|finance|rejected|14|17|Would leave a gap in the budget",
    ),
  ),
  known(
    "item",
    "trademark, copyright",
    "trademark/trademarks",
    "patent intellectual_property trade_mark patent_application copyright_registration",
    "Name: text\nNumber: text\nKind: choice trademark|patent|design|copyright\nOwner: text\nFiled on: date -1500..-20\nProtected until: date 100..3600\nGoods class: text\nStatus: choice filed|opposed|registered|lapsed",
    table(
      "number kind owner filedOn protectedUntil goodsClass status",
      "Bluefin Kettle|TM 40118|trademark|Harbor Kitchenware|@-900|@2700|Class 21|registered\nFolding stair for boats|P 20877|patent|Quay Works|@-1400|@3600|B63B|registered\nChair with one curved leg|D 07731|design|Studio Amsel|@-310|@1500|06-01|registered\nOtter & Oak|TM 40202|trademark|Otter Bakery|@-64|@3580|Class 30|opposed\nValve without a spring|P 20940|patent|Dam Technics|@-120|@3500|F16K|filed\nSongs of the ferrymen|C 01190|copyright|River Choir|@-700|@3000|Music|registered\nLamp from fish scales|D 07802|design|Mina Farouk|@-25|@1800|26-05|filed\nQuick as Toast|TM 39004|trademark|Sunday Foods|@-1500|@100|Class 30|lapsed",
    ),
  ),
  known(
    "item",
    "legalDeadline, alarm-clock",
    "legal deadline/legal deadlines",
    "court_deadline filing_deadline statutory_deadline limitation_period",
    "Title: text\nMatter: text\nDue on: date 0..40\nEarly warning: date -7..33\nKind: choice answer|appeal|payment|filing\nResponsible: text @people\nDone: boolean 30\nChecked by: text @people",
    table(
      "matter dueOn earlyWarning kind done",
      "Reply to the claim|Water damage, Mill Lane 4|@5|@-2|answer|no\nAppeal against the ruling|Noise of the fan, Kiosk 9|@24|@17|appeal|no\nAdvance on court costs|Late delivery of windows|@3|@-4|payment|yes\nList of witnesses|Unpaid overtime, Osman|@2|@-5|filing|yes\nOpposition to a trademark|Otter & Oak|@31|@24|filing|no\nObjection to the tax notice|Studio Verdi|@11|@4|answer|no\nGrounds of appeal|Right of way, Farm Road|@38|@31|appeal|no\nProof of income|Maintenance, Duarte|@0|@-7|filing|yes",
    ),
  ),
  known(
    "item",
    "evidenceItem, fingerprint-pattern",
    "evidence item/evidence items",
    "evidence exhibit_item piece_of_evidence proof_item",
    "Name: text\nNumber: text\nMatter: text\nKind: choice document|photo|object|recording\nFound on: date -200..-3\nFound at: location\nKept at: text\nStatus: choice secured|in laboratory|in court|returned",
    table(
      "number matter kind foundOn keptAt status",
      "Signed delivery note|E-01|Late delivery of windows|document|@-40|File cabinet 2|in court\nPhoto of the wet ceiling|E-02|Water damage, Mill Lane 4|photo|@-31|Server|secured\nBroken pipe joint|E-03|Water damage, Mill Lane 4|object|@-30|Box 14|in laboratory\nShift plan, January|E-04|Unpaid overtime, Osman|document|@-77|File cabinet 2|in court\nVoice message of the landlord|E-05|Return of a deposit, Ito|recording|@-58|Server|secured\nBolt cutter with red grip|E-06|Theft of tools, Yard B|object|@-16|Box 15|in laboratory\nOld land map|E-07|Right of way, Farm Road|document|@-190|Safe|in court\nCamera recording, gate 2|E-08|Theft of tools, Yard B|recording|@-16|Server|secured",
    ),
  ),
];
