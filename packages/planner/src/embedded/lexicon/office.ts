import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

const tickets: Domain = {
  id: "tickets",
  words:
    "bug*7 bugs*7 bug_tracker*10 issue_tracker*10 issues*5 triage*7 help_desk*9 helpdesk*9 support_tickets*10 support*4 tickets*4 incident*7 incidents*7 bug_bounty*11 vulnerability*8 vulnerabilities*8 security_reports*9 on_call*7 postmortem*7",
  category: "Tech",
  directions: ["blueprint", "signal"],
  icon: "bug",
  audience: "people who fix what is broken",
  lead: "board",
  hashtags: "bugtriage|shipit|devlife|fixedinmain",
  verbs: "Report|Triage|Fix|Close",
  names: "Repro|Steps to|Triage|Known Issue|Closed as Fixed|Severity One",
  problem: "The same bug arrives by mail, chat and phone, and is fixed by none",
  promise: "Every report sorted, owned, closed",
  itch: "Known bug? Known by whom?",
  pov: "POV: zero open bugs",
  things: [
    thing(
      "item",
      "report, Report, Reports, bug",
      "report reports bug bugs issue issues ticket tickets finding findings vulnerability incident",
      `Title: text\nSeverity: choice critical|high|medium|low\nStatus: choice new|confirmed|in progress|fixed|rejected\nArea: choice sign-in|payments|search|mobile|export\nReported by: relation reporter\nAssigned to: text @people\nReported: date -20..0\nSteps: longText\nBounty: money 0..1200 EUR\nVotes: number 0..24`,
      `Sign-in loops on Safari | severity=high | status=confirmed | area=sign-in\nTotals differ by a cent | severity=medium | status=in progress | area=payments\nSearch ignores umlauts | severity=low | status=new | area=search\nPassword in the web address | severity=critical | status=in progress | area=sign-in\nExport ends after 1,000 rows | severity=medium | status=fixed | area=export\nButton below the fold on small phones | severity=low | status=new | area=mobile\nPaid twice after a double tap | severity=critical | status=confirmed | area=payments\nWrong time zone in the calendar | severity=medium | status=fixed\nCrash when rotating | severity=high | status=new | area=mobile\nNot a bug: works as written | severity=low | status=rejected`,
    ),
    thing(
      "person",
      "reporter, Reporter, Reporters, user-round",
      "reporter reporters researcher hunter customer user",
      `Name: text\nEmail: email\nKind: choice customer|researcher|colleague\nThanked: boolean 60`,
      `Noor Haddad | kind=colleague\nT. Vega | kind=researcher\nMireille Duval | kind=customer\nquietfox | kind=researcher\nElke Sommer | kind=customer`,
    ),
    thing(
      "log",
      "remark, Comment, Comments, message-square",
      "comment comments note reply update",
      `Text: text\nOn: relation report\nBy: text @people\nDate: date -14..0`,
      `Cannot see it on 17.2, which version?\nVideo attached\nRoot cause: cache key without the language\nFixed, please check\nSame here, since Tuesday\nRaising this: three customers today`,
      "report",
    ),
  ],
};

const teamwork: Domain = {
  id: "teamwork",
  indoors: true,
  words:
    "kanban*8 sprint*7 scrum*8 backlog*7 design_team*8 remote_team*8 standup*8 stand_up*8 project_management*9 okr*9 okrs*9 milestones*5 deliverables*6 team_tasks*9 workload*6 agency_projects*7 meeting_notes*9 meetings*5 minutes*3 decisions*6 decision_log*9 retrospective*8 retro*6",
  category: "Work",
  directions: ["blueprint", "signal"],
  icon: "square-kanban",
  audience: "small teams",
  lead: "board",
  hashtags: "teamwork|kanban|gettingthingsdone|smallteam",
  verbs: "Plan|Move|Finish|Decide",
  names: "Next Up|Swimlane|Work in Sight|Small Board|Done Done",
  problem: "Everybody is busy and nobody knows with what",
  promise: "See who does what by when",
  itch: "Who had that? Since when?",
  pov: "POV: Friday, all done",
  things: [
    thing(
      "item",
      "card, Task, Tasks, square-check-big",
      "task tasks card cards ticket tickets work item items todo",
      `Title: text\nStatus: choice backlog|this week|doing|review|done\nAssignee: relation colleague\nPriority: choice high|normal|low\nDue: date -3..20\nEffort: number 1..8 points\nProject: relation workProject\nLabels: tags design|research|writing|code|client\nDetails: longText`,
      `Sketch the new first page | status=doing | priority=high | labels=design\nFive interviews with members | status=this week | labels=research\nRewrite the error messages | status=review | labels=writing\nIcons for the menu | status=done | labels=design\nMeasure the loading time | status=backlog | labels=code\nPresent to the client | status=this week | priority=high | labels=client\nColours for dark mode | status=doing | labels=design\nClean up old files | status=backlog | priority=low\nPress kit | status=backlog | labels=writing\nFix the form on phones | status=done | labels=code`,
    ),
    thing(
      "person",
      "colleague, Person, People, user-round",
      "member members colleague colleagues designer designers developer person assignee owner",
      `Name: text\nPortrait: image\nRole: choice design|development|writing|research|lead\nDays a week: number 2..5\nOut until: text`,
      `Noor Haddad | role=lead\nJonas Albrecht | role=development\nMireille Duval | role=design\nTomás Vega | role=research\nAnika Rao | role=writing`,
    ),
    thing(
      "place",
      "workProject, Project, Projects, folder",
      "project projects goal goals objective objectives client",
      `Name: text\nGoal: text\nState: choice on track|at risk|late|done\nDue: date 5..70\nProgress: percent 10..95`,
      `New website | goal=Live before the fair | state=on track | progress=60\nMember app | goal=First fifty users | state=at risk | progress=35\nAnnual report | goal=Printed in March | state=on track | progress=80`,
    ),
    thing(
      "log",
      "decision, Decision, Decisions, gavel",
      "decision decisions minutes meeting note notes",
      `Decision: text\nDate: date -40..0\nWhy: longText @remarks\nDecided by: text @people\nProject: relation workProject`,
      `No meetings on Wednesdays\nWe write in plain words\nLaunch without the shop\nOne font, two weights\nFeedback goes into the card, not the chat`,
      "workProject",
    ),
  ],
};

const hiring: Domain = {
  id: "hiring",
  indoors: true,
  words:
    "recruiting*8 recruitment*8 hiring*8 candidates*8 candidate*7 applicants*8 applicant*7 interview*5 interviews*5 job_applications*10 job_application*10 job_search*9 job_hunt*9 onboarding*7 bewerbung*8 bewerbungen*8 candidature*7 candidatures*8",
  category: "Work",
  directions: ["blueprint", "ledger"],
  icon: "briefcase",
  audience: "people between two jobs, or filling one",
  lead: "pipeline",
  hashtags: "jobsearch|hiring|careerchange|newjob",
  verbs: "Apply|Follow up|Interview|Sign",
  names: "Second Round|Cover Letter|Offer Letter|Next Chair|In Good Hands",
  problem: "Thirty applications in four inboxes, and which one is calling now?",
  promise: "Never lose an application again",
  itch: "Which company is calling?",
  pov: "POV: the offer is here",
  things: [
    thing(
      "item",
      "application, Application, Applications, briefcase",
      "application applications candidate candidates applicant job jobs candidature bewerbung",
      `Role: text\nCompany: text Nordlicht Studio|Harbour Clinic|Kite & Sons|Bluebird Rail|Osei Architects|City Library\nStage: choice found|applied|interview|offer|declined\nSalary: money 38000..72000 EUR\nApplied on: date -40..-2\nNext step: date 0..10\nContact: text @people\nPlace: location\nLink: url\nMatch: rating 2..5\nNote: longText @remarks`,
      `Product designer | stage=interview | match=5\nFront-end developer | stage=applied\nOffice manager | stage=found | match=3\nProject lead | stage=offer | match=4\nUX researcher | stage=applied\nContent editor | stage=declined\nData analyst | stage=interview | match=4\nTeam assistant | stage=found`,
    ),
    thing(
      "event",
      "interview, Interview, Interviews, calendar-check",
      "interview interviews call appointment meeting",
      `With: text\nApplication: relation application\nDate: date -6..14\nAt: time 09:00..16:30\nHow: choice on site|video|phone\nPrepared: boolean 40\nNote: longText @remarks`,
      `First call | how=phone | prepared=yes\nPortfolio talk | how=video\nTeam lunch | how=on site\nLast round with the founders | how=on site`,
    ),
  ],
};

const leave: Domain = {
  id: "leave",
  indoors: true,
  words:
    "holiday_requests*11 holiday_request*11 leave_requests*11 leave_request*11 vacation_requests*11 time_off*10 vacation_planner*9 absences*8 absence*7 sick_leave*9 pto*8 expense_claims*10 expense_reports*10 reimbursement*8 purchase_requests*10 approvals*6 urlaubsantrag*9 urlaubsplaner*9 staff*3 employees*4",
  category: "Work",
  directions: ["ledger", "blueprint"],
  icon: "calendar-off",
  audience: "small companies",
  lead: "approvals",
  hashtags: "timeoff|smallbusiness|outofoffice|teamlife",
  verbs: "Ask|Approve|Plan|Rest",
  names: "Out of Office|Day Off|Green Light|Signed Off|Away Board",
  problem: "Holidays live in a spreadsheet only one person understands",
  promise: "Ask for days, get an answer",
  itch: "Is Jonas away? Who knows.",
  pov: "POV: approved before lunch",
  things: [
    thing(
      "item",
      "leaveRequest, Request, Requests, calendar-off",
      "request requests leave holiday vacation absence claim",
      `Reason: text\nEmployee: relation employee\nKind: choice holiday|sick|training|parental|unpaid\nFrom: date -5..60\nUntil: date 0..75\nDays: number 1..15\nStatus: choice waiting|approved|declined\nCovered by: text @people\nAsked on: date -15..0\nNote: longText @remarks`,
      `Two weeks at the sea | kind=holiday | days=10 | status=approved\nMoving house | kind=holiday | days=2 | status=waiting\nFirst-aid course | kind=training | days=1 | status=approved\nSchool play | kind=holiday | days=1 | status=waiting\nFlu | kind=sick | days=3 | status=approved\nBridge day | kind=holiday | days=1 | status=declined\nSister's wedding | kind=holiday | days=3 | status=waiting`,
    ),
    thing(
      "person",
      "employee, Employee, Employees, user-round",
      "employee employees staff person colleague colleagues",
      `Name: text\nPortrait: image\nTeam: choice office|workshop|sales|care\nAllowance: number 24..30 days\nTaken: number 2..18 days\nDays left: calc allowance - taken days\nEmail: email`,
      `Noor Haddad | team=office | allowance=28 | taken=9\nJonas Albrecht | team=workshop | allowance=28 | taken=16\nMireille Duval | team=sales | allowance=30 | taken=6\nTomás Vega | team=workshop | allowance=28 | taken=11\nElke Sommer | team=office | allowance=30 | taken=18\nOmar Farouk | team=care | allowance=26 | taken=4`,
    ),
  ],
};

const trades: Domain = {
  id: "trades",
  words:
    "plumber*8 plumbing*8 electrician*8 carpenter*7 painter_business*8 painting_business*9 roofer*8 handyman*8 craftsman*7 craftsmen*7 contractor*6 contractors*6 tradesman*8 tradespeople*8 site_visits*7 quotes*5 estimates*6 lawn_mowing*10 mowing*8 gardener*6 landscaping*8 window_cleaning*9 chimney*7 locksmith*8 handwerker*8 malerbetrieb*9 tischlerei*8 klempner*8 fontanero*8 electricista*8 plombier*8 artisan*5 encanador*8 eletricista*8",
  category: "Services",
  directions: ["blueprint", "ledger"],
  icon: "wrench",
  audience: "small trade businesses",
  lead: "pipeline",
  hashtags: "tradelife|handmade|onsite|smallbusiness",
  verbs: "Quote|Schedule|Do|Bill",
  names: "Spirit Level|On Site|Job Sheet|Second Coat|Pipe & Plan",
  problem: "Quotes on envelopes, invoices at midnight",
  promise: "From quote to paid, on one phone",
  itch: "Billed it yet? Not sure.",
  pov: "POV: every job is paid",
  things: [
    thing(
      "item",
      "tradeJob, Job, Jobs, wrench",
      "job jobs order orders assignment visit",
      `Title: text\nCustomer: relation customer\nStatus: choice asked|quoted|agreed|in progress|done|billed\nAddress: location\nDate: date -4..18\nStarts: time 07:30..15:00\nHours: number 1..24 h\nSize: number 20..400 m²\nPrice: money 80..3400 EUR\nDone by: text @people\nPhotos: image\nDetails: longText`,
      `Dripping tap, kitchen | status=done | price=95 | hours=1\nPaint the stairwell | status=agreed | price=2400 | hours=24\nReplace two windows | status=quoted | price=1850\nMow front and back | status=in progress | price=80 | hours=2\nRewire the workshop | status=agreed | price=3200 | hours=20\nLeak behind the tiles | status=asked\nHedge, two metres down | status=billed | price=260\nNew lock, urgent | status=billed | price=140 | hours=1`,
    ),
    thing(
      "person",
      "customer, Customer, Customers, user-round",
      "customer customers client clients kunde cliente",
      `Name: text\nPhone: phone\nEmail: email\nAddress: location\nSince: date -900..-10\nNote: longText @remarks`,
      `Family Bergström\nDr. Amini's practice\nKiosk at the canal\nMs Novak, third floor\nHotel Azulejo\nRiverside School\nMr Tanaka`,
    ),
    thing(
      "log",
      "invoice, Invoice, Invoices, receipt-text",
      "invoice invoices bill bills quote quotes estimate rechnung angebot",
      `Number: text\nCustomer: relation customer\nJob: relation tradeJob\nKind: choice quote|invoice\nIssued on: date -50..0\nAmount: money 80..3400 EUR\nDue: date -15..30\nStatus: choice draft|sent|paid|overdue`,
      `2026-118 | kind=invoice | status=sent\n2026-117 | kind=quote | status=sent\n2026-116 | kind=invoice | status=paid\n2026-115 | kind=invoice | status=overdue\n2026-114 | kind=quote | status=draft\n2026-113 | kind=invoice | status=paid\n2026-112 | kind=invoice | status=paid`,
      "customer",
    ),
    thing(
      "place",
      "expense, Expense, Expenses, receipt",
      "expense expenses cost costs receipt receipts material materials",
      `What: text\nAmount: money 8..420 EUR\nDate: date -40..0\nKind: choice material|fuel|tools|phone|insurance\nReceipt: image\nJob: relation tradeJob`,
      `Copper pipe, 6 m | amount=74 | kind=material\nDiesel | amount=82 | kind=fuel\nMasking tape and rollers | amount=38 | kind=material\nNew drill bits | amount=46 | kind=tools\nPhone contract | amount=29 | kind=phone`,
    ),
  ],
};

const housekeeping: Domain = {
  id: "housekeeping",
  words:
    "housekeeping*9 hotel*6 hotel_rooms*10 hostel*7 guesthouse*7 bed_and_breakfast*8 room_cleaning*9 cleaning_company*9 cleaning_schedule*7 cleaners*6 facility*6 caretaker*6 night_porter*7 campground*7",
  category: "Work",
  directions: ["salon", "blueprint"],
  icon: "bed-double",
  audience: "the housekeeping team",
  lead: "board",
  hashtags: "hotellife|housekeeping|checkout|behindthescenes",
  verbs: "Clean|Check|Release|Report",
  names: "Do Not Disturb|Room Ready|Turn Down|Floor Three|Fresh Sheets",
  problem: "The desk calls the floor, the floor calls the desk, the guest waits",
  promise: "Know which room is ready",
  itch: "Is 204 ready? Ring again.",
  pov: "POV: all rooms ready by two",
  things: [
    thing(
      "item",
      "room, Room, Rooms, bed-double",
      "room rooms apartment flat unit pitch",
      `Room: text\nFloor: number 1..4\nKind: choice single|double|twin|suite\nStatus: choice dirty|cleaning|ready|occupied|out of order\nCleaner: relation cleaner\nCheck-out: time 09:00..11:00\nNext arrival: date 0..3\nMinutes: number 20..50 min\nNote: text`,
      `101 | floor=1 | kind=single | status=ready\n102 | floor=1 | kind=double | status=dirty\n103 | floor=1 | kind=twin | status=cleaning\n201 | floor=2 | kind=double | status=occupied\n202 | floor=2 | kind=double | status=dirty\n204 | floor=2 | kind=suite | status=cleaning | minutes=50\n301 | floor=3 | kind=double | status=ready\n302 | floor=3 | kind=twin | status=out of order | note=Shower drips\n305 | floor=3 | kind=single | status=dirty`,
    ),
    thing(
      "person",
      "cleaner, Team member, Team, user-round",
      "cleaner cleaners staff team member who",
      `Name: text\nPortrait: image\nShift: choice early|late|weekend\nRooms today: number 4..12\nPhone: phone`,
      `Amara | shift=early\nPetra | shift=early\nYusuf | shift=late\nLina | shift=weekend\nPriya Shah\nKofi Annor`,
    ),
    thing(
      "log",
      "defect, Defect, Defects, hammer",
      "defect defects damage repair report issue",
      `What: text\nRoom: relation room\nReported: date -10..0\nUrgency: choice today|this week|some time\nState: choice open|ordered|fixed`,
      `Shower head drips | urgency=today | state=open\nBulb in the hall | urgency=this week | state=fixed\nWindow does not close | urgency=today | state=ordered\nStain on the carpet | urgency=some time | state=open\nRemote control missing | urgency=this week | state=fixed`,
      "room",
    ),
  ],
};

const stock: Domain = {
  id: "stock",
  indoors: true,
  words:
    "warehouse*8 stock_count*10 stocktake*9 stock_levels*9 stockroom*8 suppliers*6 supplier*6 minimum_stock*9 reorder*8 spare_parts*7 consumables*7 lab_supplies*8 bar_stock*8 asset_register*9 assets_register*9 equipment_list*7 equipment_checkout*9 barcode*6 lager*6 lagerbestand*9 inventur*8 almacen*7 entrepot*7 estoque*8 armazem*7 existencias*7",
  category: "Stock",
  directions: ["blueprint", "hangar"],
  icon: "package",
  audience: "whoever has the key to the storeroom",
  lead: "inventory",
  hashtags: "stocktake|warehouse|inventory|neverrunout",
  verbs: "Count|Order|Book in|Book out",
  names: "Shelf Life|Bin Nine|Last Box|Stockroom|Reorder Point",
  problem: "The last box is gone and nobody ordered",
  promise: "Know what is low in time",
  itch: "Last box. Who ordered more?",
  pov: "POV: nothing runs out",
  things: [
    thing(
      "item",
      "article, Article, Articles, package",
      "article articles item items part parts product products stock equipment",
      `Name: text\nPicture: image\nNumber: text A-1004|A-1032|B-2200|B-2310|C-0077\nStock: number 0..180\nMinimum: number 5..40\nShelf: choice A1|A2|B1|B2|C1|cold room\nUnit price: money 1..64 EUR\nSupplier: relation supplier\nLast counted: date -60..-1\nCategory: choice packaging|tools|electrics|cleaning|safety`,
      `Boxes, 40 x 30 | stock=180 | minimum=60 | category=packaging\nPacking tape | stock=9 | minimum=24 | category=packaging\nGloves, size L | stock=36 | minimum=20 | category=safety\nCable 3 x 1.5, 50 m | stock=4 | minimum=5 | category=electrics\nLED tube, 120 cm | stock=0 | minimum=10 | category=electrics\nAll-purpose cleaner | stock=22 | minimum=10 | category=cleaning\nHard hats | stock=14 | minimum=8 | category=safety\nWood screws 4 x 40 | stock=95 | minimum=30 | category=tools`,
    ),
    thing(
      "log",
      "movement, Movement, Movements, arrow-left-right",
      "movement movements delivery deliveries count counts transfer",
      `Note: text\nArticle: relation article\nDate: date -30..0\nAmount: number 1..60\nKind: choice in|out|count|damaged\nBy: text @people`,
      `Delivery 4471 | kind=in | amount=60\nFor the Saturday job | kind=out | amount=4\nYearly count | kind=count\nWater damage | kind=damaged | amount=3\nTaken to van two | kind=out | amount=12\nReturned, unopened | kind=in | amount=5`,
      "article",
    ),
    thing(
      "person",
      "supplier, Supplier, Suppliers, truck",
      "supplier suppliers vendor vendors",
      `Name: text\nContact: text @people\nEmail: email\nPhone: phone\nDelivers in: number 1..14 days\nMinimum order: money 0..150 EUR\nReliability: rating 3..5`,
      `Nordpack | deliversIn=2\nElektro Haddad | deliversIn=4\nCleanwell | deliversIn=3\nBolt & Sons | deliversIn=1 | minimumOrder=50\nNorth Gate Nursery\nPaper & Twine`,
    ),
  ],
};

/** Desks, workshops, hotels and storerooms. */
export const OFFICE: readonly Domain[] = [tickets, teamwork, hiring, leave, trades, housekeeping, stock];
