import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { contacts, PUBLIC, table } from "./rows.ts";

/** Projects, tasks, customers and what is sold to them. */
export const WORK_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "product, package",
    "product/products",
    "goods item commodity merchandise product_information item_for_sale company_product product_listing article_for_sale",
    "Name: text\nPicture: image\nCategory: choice household|office|clothing|outdoor|electronics\nPrice: money 4..240 EUR\nStock: number 0..120 pcs\nStatus: choice available|sold out|discontinued\nBrand: text\nRating: rating 3..5\nDescription: longText",
    table(
      "category price stock status brand description",
      "Desk lamp|office|36|24|available|Savo|Adjustable arm, warm light\nRain jacket|clothing|68|40|available|Halden|Waterproof, with hood\nKettle, 1.7 litres|household|39|18|available|Morave|Switches off by itself\nWall clock|household|42|0|sold out|Northline|Oak, 30 cm\nNotebook, lined|office|4|120|available|Kumo|A5, 96 pages\nWater bottle|outdoor|16|65|available|Tavira|Steel, 0.75 litres\nHeadphones|electronics|89|12|available|Savo|Over the ear, with cable\nCamping chair|outdoor|45|0|discontinued|Halden|Folds flat, 3 kg",
    ),
  ),
  known(
    "person",
    "customer, contact",
    "customer/customers",
    "client buyer consumer customer_information customer_profile client_information",
    "Name: text\nCompany: text\nE-mail: email\nPhone: phone\nStatus: choice prospect|active|inactive\nAddress: location\nSource: choice website|referral|trade fair|telephone\nTotal sales: money 0..24000 EUR\nLast contact: date -40..0\nCustomer since: date -1800..-60",
    contacts(
      PUBLIC,
      "company status source totalSales",
      "Riverside School|active|website|12400\nHarbour Supplies|active|trade fair|9600\nElm Court Clinic|prospect|website|0\nCanal Components|active|referral|23800\nGarden Row Retail|active|telephone|6400\nMill Lane Training|inactive|website|1500\nOld Station Hotel|prospect|trade fair|0\nNorth Gate Energy|active|referral|18200",
    ),
  ),
  known(
    "person",
    "supplier, truck",
    "supplier/suppliers",
    "vendor wholesaler supplier_information",
    "Name: text\nContact person: text @people\nE-mail: email\nPhone: phone\nCategory: choice office|electrical|textiles|packaging|services\nStatus: choice active|in review|blocked\nDelivery time: number 2..21 days\nPayment term: number 14..60 days\nRating: rating 3..5\nAddress: location",
    table(
      "eMail phone category status deliveryTime paymentTerm rating",
      "Canal Office Supply|orders@canal.example.com|555-0151|office|active|4|30|4\nHarbour Supplies|orders@harbour.example.com|555-0152|packaging|active|6|30|5\nNorth Gate Trading|orders@northgate.example.com|555-0153|electrical|active|3|14|4\nElm Court Textiles|orders@elmcourt.example.com|555-0154|textiles|active|10|45|4\nMill Lane Tools|orders@millane.example.com|555-0155|electrical|in review|21|30|3\nElm Court Services|office@elmcourt.example.com|555-0156|services|active|2|30|5\nHill Street Lifts|office@hillstreet.example.com|555-0157|services|active|5|60|4\nGarden Row Paper|orders@gardenrow.example.com|555-0158|packaging|blocked|14|30|3",
    ),
  ),
  known(
    "item",
    "project, folder-kanban",
    "project/projects",
    "project_information engineering_project research_project team_project",
    "Name: text\nStatus: choice planned|running|on hold|finished\nManager: text @people\nCustomer: text\nStarts: date -90..-10\nEnds: date 10..150\nBudget: money 2000..60000 EUR\nSpent: money 0..30000 EUR\nProgress: percent 0..100\nPriority: choice low|medium|high\nDescription: longText",
    table(
      "status customer starts ends budget spent progress priority description",
      "New timetable system|running|Riverside School|@-60|@30|24000|13800|60|high|Lessons, rooms and teachers in one plan\nRefit of twelve rooms|planned|Old Station Hotel|@20|@110|42000|0|0|medium|Floors, furniture and light\nStock in three depots|running|Harbour Supplies|@-40|@45|18000|7200|40|high|One list with all movements\nWebsite, second version|running|Internal|@-30|@20|9000|6100|70|medium|New structure and search\nMaintenance calendar|finished|Canal Components|@-150|@-20|12000|11600|100|medium|Checks by hours run\nTraining for new staff|on hold|North Gate Energy|@-25|@60|12500|2400|20|low|Six courses with certificates\nOpen day|running|Internal|@-14|@12|1800|950|55|medium|Programme, invitations and helpers\nEnergy check|finished|Elm Court Clinic|@-120|@-40|4800|4650|100|low|Measurement and report",
    ),
  ),
  known(
    "item",
    "task, list-checks",
    "task/tasks",
    "to-do todo to-do_item job_task work_task subtask work_item assignment homework task_information",
    "Title: text\nStatus: choice to do|in progress|in review|done\nPriority: choice low|medium|high\nAssigned to: text @people\nDue date: date 0..14\nEstimate: number 1..16 h\nProject: text\nProgress: percent 0..100\nDescription: longText",
    table(
      "status priority dueDate estimate project progress description",
      "Draft the schedule|in progress|high|@2|6|New timetable system|50|With all dates until summer\nCollect requirements|done|high|@-3|8|New timetable system|100|Interviews with four people\nCompare three offers|to do|medium|@5|4|Refit of twelve rooms|0|Prices, delivery times, references\nCount the stock, depot north|in review|medium|@1|12|Stock in three depots|90|List of differences\nWrite the text for the start page|in progress|medium|@4|5|Website, second version|40|Three short paragraphs\nInvite the speakers|to do|high|@6|3|Open day|0|Letters and telephone calls\nTest the search|to do|medium|@9|6|Website, second version|0|Names with accents too\nSend the final report|done|low|@-5|2|Energy check|100|To the management of the clinic",
    ),
  ),
  known(
    "event",
    "meeting, users",
    "meeting/meetings",
    "meeting_record meeting_reservation online_meeting meeting_minute video_conference",
    "Title: text\nStatus: choice planned|held|cancelled\nDate: date -3..12\nTime: time 09:00..16:00\nDuration: duration 30..120\nRoom: text Room Elm|Room Oak|Small hall|Online\nChair: text @people\nPeople: number 3..14\nAgenda: lines\nMinutes: longText",
    table(
      "status date time duration people agenda minutes",
      "Weekly team meeting|held|@-3|09:30|45|8|Open tasks;Dates;Questions|Two tasks were moved to next week\nProject review|held|@-1|11:00|60|6|Progress;Budget;Risks|Budget approved; next review in four weeks\nWeekly meeting of sales|planned|@1|10:00|45|7|New leads;Offers|\nPlanning of the open day|planned|@2|14:00|60|5|Programme;Helpers|\nSafety committee|planned|@4|13:30|60|9|Inspection;Training|\nMeeting with the supplier|planned|@5|15:00|60|4|Prices;Delivery times|\nQuarterly figures|planned|@8|09:00|90|12|Sales;Costs;Outlook|\nInterview panel|cancelled|@3|16:00|30|3|Questions;Schedule|",
    ),
  ),
  known(
    "item",
    "invoice, receipt-text",
    "invoice/invoices",
    "sales_invoice outgoing_invoice e-invoice invoice_information",
    "Number: text\nStatus: choice draft|sent|paid|overdue\nCustomer: text\nAmount: money 100..4800 EUR\nTax: number 0..20 %\nIssued on: date -60..0\nDue date: date -15..30\nFor: text",
    table(
      "status customer amount tax issuedOn dueDate forValue",
      "2026-041|draft|Garden Row Retail|640|20|@0|@30|Repeat order\n2026-040|sent|Riverside School|2400|20|@-4|@26|Planning, first part\n2026-039|sent|Harbour Supplies|960|20|@-9|@21|Support, one month\n2026-038|overdue|Mill Lane Training|350|20|@-45|@-15|Training day\n2026-037|paid|Canal Components|4800|20|@-40|@-10|Maintenance calendar\n2026-036|paid|Elm Court Clinic|1200|20|@-46|@-16|Energy check\n2026-035|paid|North Gate Energy|450|20|@-52|@-22|Training for staff\n2026-034|paid|Old Station Hotel|320|20|@-58|@-28|Analysis on site",
    ),
  ),
  known(
    "item",
    "quotation, file-pen",
    "quotation/quotations",
    "quote offer price_quote estimate offer_sheet",
    "Title: text\nNumber: text\nStatus: choice draft|sent|accepted|declined\nCustomer: text\nAmount: money 300..42000 EUR\nDate: date -30..0\nValid until: date 5..40\nOwner: text @people",
    table(
      "number status customer amount",
      "School furniture, two floors|Q-118|sent|Riverside School|24000\nYearly supply of parts|Q-117|sent|Canal Components|58000\nNew reception desk|Q-116|draft|Elm Court Clinic|6800\nService contract|Q-115|accepted|Harbour Supplies|9600\nTraining, two days|Q-114|accepted|North Gate Energy|900\nRefit of twelve rooms|Q-113|sent|Old Station Hotel|42000\nShop window|Q-112|declined|Garden Row Retail|1850\nReplacement of machines|Q-111|declined|Mill Lane Works|31000",
    ),
  ),
  known(
    "item",
    "risk, triangle-alert",
    "risk/risks",
    "hazard hidden_danger safety_hazard risk_item",
    "Title: text\nStatus: choice open|being treated|closed\nLikelihood: choice low|medium|high\nImpact: choice low|medium|high\nArea: choice schedule|costs|safety|data|staff\nOwner: text @people\nFound on: date -60..-2\nReview on: date 5..60\nMeasure: longText",
    table(
      "status likelihood impact area measure",
      "Late delivery of parts|open|medium|high|schedule|Second supplier asked for an offer\nLoss of a key person|being treated|low|high|staff|Tasks are described and shared\nPrices rise|open|high|medium|costs|Fixed prices until autumn\nFall on the wet ramp|being treated|medium|high|safety|Non-slip covering ordered\nBackup cannot be restored|closed|low|high|data|Restore is tested each quarter\nForklift and walkers meet|being treated|medium|high|safety|Separate ways marked\nScope grows|open|high|medium|schedule|Changes only in writing\nPhishing messages|open|medium|medium|data|Training for all staff",
    ),
  ),
];
