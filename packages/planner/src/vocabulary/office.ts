import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { people, PUBLIC, STAFF, table } from "./rows.ts";

/** What offices keep, ask for and decide. */
export const OFFICE_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "officeDocument, file-text",
    "document/documents",
    "paper office_document policy_document",
    "Title: text\nStatus: choice draft|in review|published|archived\nCategory: choice policy|report|minutes|form|manual\nOwner: text @people\nVersion: text\nUpdated on: date -90..0\nPages: number 1..60\nTags: tags internal|public|legal|finance\nSummary: longText",
    table(
      "status category version pages summary",
      "Travel policy|published|policy|2.1|8|Rules for business trips and their costs\nAnnual report|in review|report|0.9|46|Figures and projects of the past year\nMinutes of the board, March|published|minutes|1.0|4|Decisions and open points\nLeave form|published|form|1.3|1|Form for leave of up to ten days\nFirst-aid manual|published|manual|3.0|24|What to do in an emergency\nPurchasing guideline|draft|policy|0.4|6|Limits and approvals for purchases\nSafety inspection|published|report|1.0|12|Findings of the yearly inspection\nOld visitor rules|archived|policy|1.2|3|Replaced by the new house rules",
    ),
  ),
  known(
    "item",
    "storedFile, file",
    "file/files",
    "attachment upload uploaded_file",
    "Name: text\nType: choice PDF|spreadsheet|text|image|archive\nSize: number 0.1..24.0 MB\nFolder: choice shared|projects|finance|personal\nOwner: text @people\nUploaded on: date -60..0\nShared: boolean 40",
    table(
      "type size folder",
      "budget-plan.xlsx|spreadsheet|0.4|finance\nsite-plan.pdf|PDF|6.2|projects\nmeeting-notes.docx|text|0.1|shared\nlogo-files.zip|archive|18.5|shared\nentrance.jpg|image|3.8|projects\ncontract-signed.pdf|PDF|1.1|finance\nprice-list.xlsx|spreadsheet|0.3|shared\ncover-letter.docx|text|0.2|personal",
    ),
  ),
  known(
    "item",
    "folder, folder",
    "folder/folders",
    "directory_folder file_folder",
    "Name: text\nFiles: number 2..80\nSize: number 1..900 MB\nOwner: text @people\nAccess: choice everyone|team|private\nUpdated on: date -40..0",
    table(
      "files size access",
      "Contracts|34|120|team\nInvoices|78|210|team\nPersonnel|26|64|private\nProjects|52|840|team\nTemplates|14|18|everyone\nPhotographs|61|890|everyone\nMinutes|40|22|team\nArchive|72|560|team",
    ),
  ),
  known(
    "item",
    "webForm, clipboard-pen",
    "web form/web forms",
    "form online_form application_form custom_form",
    "Title: text\nStatus: choice draft|open|closed\nDescription: longText\nFields: number 4..18\nResponses: number 0..240\nOwner: text @people\nOpen until: date 5..60",
    table(
      "status description fields responses",
      "Contact form|open|General questions to the office|5|182\nEvent registration|open|Registration for the open day|8|64\nCustomer survey|closed|Yearly survey on service|14|231\nRepair report|open|Report of damage in the building|7|39\nSupplier registration|open|First details of new suppliers|12|18\nVolunteer sign-up|draft|Interests and available times|9|0\nFeedback after training|open|Four short questions|4|57\nEquipment request|closed|Requests for the new year|6|26",
    ),
  ),
  known(
    "item",
    "formField, square",
    "form field/form fields",
    "custom_field input_field",
    "Label: text\nType: choice text|number|date|choice|file|yes or no\nRequired: boolean 50\nPosition: number 1..12\nHelp text: text\nVisible: boolean 90",
    table(
      "type required position helpText",
      "Full name|text|yes|1|As in the passport\nDate of birth|date|yes|2|Day, month, year\nE-mail address|text|yes|3|We answer to this address\nTelephone|text|no|4|With area code\nDepartment|choice|yes|5|Where the request comes from\nNumber of people|number|no|6|Including yourself\nAttachment|file|no|7|PDF up to 10 MB\nTerms accepted|yes or no|yes|8|Needed to go on",
    ),
  ),
  known(
    "item",
    "workflow, workflow",
    "workflow/workflows",
    "process business_process approval_process",
    "Name: text\nStatus: choice draft|active|paused\nStarts when: choice form sent|date reached|record added|by hand\nSteps: lines\nOwner: text @people\nRuns: number 0..320\nAverage time: number 0.5..9.0 days",
    table(
      "status startsWhen steps runs averageTime",
      "Leave approval|active|form sent|Request;Manager decides;HR records|214|1.5\nPurchase approval|active|form sent|Request;Budget check;Approval;Order|126|3.0\nInvoice check|active|record added|Receipt;Check;Release;Payment|318|2.5\nNew employee|active|by hand|Contract;Equipment;Access;First day|22|8.0\nContract renewal|active|date reached|Reminder;Review;Decision|35|6.5\nTravel request|paused|form sent|Request;Approval;Booking|58|2.0\nComplaint handling|active|record added|Receipt;Review;Reply|91|4.0\nDocument release|draft|by hand|Draft;Review;Release|0|0.5",
    ),
  ),
  known(
    "item",
    "approval, stamp",
    "approval/approvals",
    "approval_request approval_record",
    "Title: text\nStatus: choice submitted|in review|approved|declined\nKind: choice leave|purchase|travel|contract|expense\nSubmitted by: text @people\nSubmitted on: date -20..-6\nApprover: text @people\nAmount: money 0..4800 EUR\nDecided on: date -5..0\nComment: longText",
    table(
      "status kind amount comment",
      "Two monitors for reception|approved|purchase|480|Within the budget\nTrip to the trade fair|in review|travel|920|\nCleaning contract, one year|submitted|contract|4800|\nTraining fee|approved|expense|350|Agreed in the yearly talk\nNew printer|declined|purchase|1250|Repair first\nLeave in June|approved|leave|0|Cover is arranged\nOffice chairs|in review|purchase|1640|\nTaxi after late shift|approved|expense|38|Receipt attached",
    ),
  ),
  known(
    "item",
    "leaveRequest, calendar-clock",
    "leave request/leave requests",
    "leave vacation_request absence leave_application time_off",
    "Employee: text\nStatus: choice submitted|approved|declined|taken\nKind: choice annual leave|sick leave|parental leave|unpaid leave\nFrom date: date 5..40\nTo date: date 41..50\nDays: number 1..15\nCover: text @people\nReason: longText",
    people(
      STAFF,
      "status kind fromDate toDate days reason",
      "taken|annual leave|@-20|@-16|5|Family visit\ntaken|sick leave|@-9|@-8|2|\napproved|annual leave|@12|@21|8|Holiday\nsubmitted|annual leave|@30|@34|5|Holiday\napproved|unpaid leave|@45|@47|3|Moving house\ndeclined|annual leave|@3|@4|2|Stocktaking week\nsubmitted|parental leave|@60|@88|21|\napproved|annual leave|@18|@19|2|Family event",
    ),
  ),
  known(
    "item",
    "timesheet, timer",
    "timesheet/timesheets",
    "time_sheet working_time work_hour",
    "Employee: text\nStatus: choice open|submitted|approved\nWeek from: date -21..-7\nHours: number 20.0..42.0 h\nOvertime: number 0.0..4.0 h\nProject: choice internal|customer|training\nApproved by: text @people",
    people(
      STAFF,
      "status weekFrom hours overtime project",
      "approved|@-14|40.0|1.5|customer\napproved|@-14|38.5|0.0|customer\napproved|@-14|32.0|0.0|internal\nsubmitted|@-7|41.0|2.5|customer\nsubmitted|@-7|38.5|0.0|training\nsubmitted|@-7|20.0|0.0|internal\nopen|@-7|36.0|0.0|customer\nopen|@-7|39.5|1.0|customer",
    ),
  ),
  known(
    "item",
    "shift, clock",
    "shift/shifts",
    "work_shift duty duty_roster roster",
    "Employee: text\nDate: date 0..7\nKind: choice early|late|night\nStarts: time 06:00..22:00\nEnds: time 06:00..22:00\nPlace: location\nStatus: choice planned|confirmed|swapped|done",
    people(
      STAFF,
      "date kind starts ends status",
      "@-1|early|06:00|14:00|done\n@0|early|06:00|14:00|confirmed\n@0|late|14:00|22:00|confirmed\n@0|night|22:00|06:00|planned\n@1|early|06:00|14:00|planned\n@1|late|14:00|22:00|swapped\n@2|early|06:00|14:00|planned\n@2|late|14:00|22:00|planned",
    ),
  ),
  known(
    "item",
    "payrollEntry, banknote",
    "payroll/payrolls",
    "payroll_entry salary payslip wage salary_record",
    "Employee: text\nMonth: text\nGross salary: money 2200..5200 EUR\nDeductions: money 500..1800 EUR\nNet salary: money 1700..3400 EUR\nStatus: choice prepared|approved|paid\nPaid on: date -30..-1",
    people(
      STAFF,
      "month grossSalary deductions netSalary status",
      "March|4200|1380|2820|paid\nMarch|3600|1120|2480|paid\nMarch|3900|1250|2650|paid\nMarch|5200|1860|3340|paid\nMarch|2800|790|2010|paid\nMarch|3100|910|2190|paid\nMarch|2400|620|1780|paid\nMarch|3300|990|2310|paid",
    ),
  ),
  known(
    "item",
    "jobPosting, briefcase",
    "job posting/job postings",
    "vacancy job_listing job_offer job_position position job_opening recruitment_information job_advertisement open_position career_opportunity",
    "Title: text\nStatus: choice draft|open|closed\nDepartment: choice administration|operations|sales|technical|care\nLocation: location\nEmployment: choice full-time|part-time|temporary|internship\nSalary: money 24000..62000 EUR\nApply by: date 7..45\nApplicants: number 0..30\nDescription: longText",
    table(
      "status department employment salary applicants description",
      "Accountant|open|administration|full-time|44000|12|Monthly accounts, payments and the annual report\nWarehouse clerk|open|operations|full-time|31000|18|Receiving, picking and stocktaking\nSales assistant|open|sales|part-time|24000|9|Advice and sales in the shop\nMaintenance technician|open|technical|full-time|42000|4|Inspection and repair of machines\nNurse|open|care|full-time|45000|6|Care in rotating shifts\nOffice assistant|draft|administration|part-time|25000|0|Reception, post and appointments\nIntern, marketing|open|sales|internship|24000|21|Six months of support for campaigns\nProject manager|closed|operations|full-time|60000|30|Planning and running of customer projects",
    ),
  ),
  known(
    "item",
    "resume, file-user",
    "resume/resumes",
    "cv curriculum_vitae",
    "Name: text\nPosition sought: text\nEducation: choice school|vocational|bachelor|master\nExperience: number 0..18 years\nSkills: lines\nE-mail: email\nUpdated on: date -60..0\nSummary: longText",
    people(
      PUBLIC,
      "positionSought education experience skills eMail summary",
      "Accountant|bachelor|6|Accounting;Spreadsheets;Tax|hana.sato@example.com|Accounts of medium-sized firms\nWarehouse clerk|vocational|3|Forklift;Stocktaking|diego.quiroga@example.com|Goods in and picking\nNurse|vocational|9|Wound care;Documentation|nadia.rahman@example.com|Surgical and general wards\nSales assistant|school|1|Advice;Till|jonas.weber@example.com|First year in a shop\nProject manager|master|11|Planning;Budgets;Negotiation|aisha.bello@example.com|Projects of up to twenty people\nElectrician|vocational|7|Installation;Testing|tomas.garcia@example.com|Homes and small firms\nOffice assistant|school|2|Correspondence;Scheduling|elif.demir@example.com|Reception and post\nSoftware developer|bachelor|5|Databases;Testing;Web|freya.jensen@example.com|Web applications in small teams",
    ),
  ),
  known(
    "item",
    "interview, messages-square",
    "interview/interviews",
    "job_interview",
    "Candidate: text\nPosition: text\nStatus: choice planned|held|cancelled\nDate: date -5..10\nTime: time 09:00..16:00\nKind: choice telephone|video|on site\nInterviewer: text @people\nRating: rating 2..5\nNotes: longText",
    people(
      PUBLIC,
      "position status date kind notes",
      "Accountant|held|@-4|on site|Clear answers, good references\nWarehouse clerk|held|@-3|telephone|Available from next month\nNurse|held|@-2|on site|Long experience on wards\nSales assistant|cancelled|@-1|telephone|\nProject manager|planned|@1|video|\nElectrician|planned|@2|on site|\nOffice assistant|planned|@4|video|\nSoftware developer|planned|@6|video|",
    ),
  ),
  known(
    "item",
    "contract, file-signature",
    "contract/contracts",
    "agreement framework_contract",
    "Title: text\nNumber: text\nPartner: text\nStatus: choice draft|signed|running|ended\nSigned on: date -400..-90\nEnds on: date 60..700\nValue: money 1200..48000 EUR\nNotice period: number 1..6 months\nResponsible: text @people",
    table(
      "number partner status value endsOn",
      "Office cleaning|C-2041|Elm Court Services|running|9600|@180\nLift maintenance|C-2038|Hill Street Lifts|running|2400|@310\nElectricity supply|C-2035|North Gate Energy|running|28800|@420\nLease of the storehouse|C-2030|Harbour Estates|running|36000|@660\nCopier rental|C-2022|Canal Office Supply|running|1440|@95\nStaff training|C-2044|Mill Lane Training|signed|5200|@240\nSecurity service|C-2046|Old Station Guard|draft|18000|@540\nWindow cleaning|C-1987|Garden Row Services|ended|1200|@-30",
    ),
  ),
  known(
    "item",
    "reminder, bell",
    "reminder/reminders",
    "alert_reminder",
    "Title: text\nDate: date 0..14\nTime: time 08:00..19:00\nRepeats: choice never|daily|weekly|monthly\nPriority: choice low|medium|high\nDone: boolean 20",
    table(
      "date repeats priority done",
      "Pay the telephone bill|@0|monthly|high|yes\nCall the insurance|@1|never|medium|no\nWater the plants|@1|weekly|low|no\nSend the monthly report|@2|monthly|high|no\nRenew the library books|@4|never|medium|no\nBack up the computer|@6|weekly|medium|no\nBook the car inspection|@9|never|high|no\nPick up the parcel|@2|never|low|no",
    ),
  ),
  known(
    "item",
    "calendarEntry, calendar-days",
    "calendar entry/calendar entries",
    "schedule schedule_entry calendar_event agenda schedule_item",
    "Title: text\nDate: date 0..14\nTime: time 08:00..18:00\nDuration: duration 30..120\nPlace: location\nKind: choice work|private|family|health\nReminder: boolean 60\nNotes: longText",
    table(
      "date time duration kind",
      "Team meeting|@0|09:30|60|work\nDentist|@1|14:00|45|health\nParents' evening|@3|19:00|90|family\nProject review|@4|11:00|60|work\nLunch with Nadia|@5|12:30|60|private\nTraining, first part|@7|09:00|120|work\nFamily dinner|@9|18:00|120|family\nYearly check-up|@12|08:30|30|health",
    ),
  ),
  known(
    "item",
    "memo, sticky-note",
    "memo/memos",
    "memorandum sticky_note quick_note",
    "Title: text\nText: longText\nCategory: choice work|private|shopping|ideas\nDate: date -20..0\nPinned: boolean 25\nColour: colour",
    table(
      "text category pinned",
      "Questions for the meeting|Budget, dates, who writes the minutes|work|yes\nShopping list|Bread, milk, apples, rice|shopping|no\nBooks to read|Ask at the library for the new list|private|no\nIdeas for the newsletter|Interview, calendar, a recipe|ideas|no\nWi-Fi at the office|The code is at reception|work|yes\nPresent for Marta|A plant or a book|private|no\nNext trip|By train, two nights|ideas|no\nPhone call with the bank|Ask about the fees|private|no",
    ),
  ),
  known(
    "item",
    "template, layout-template",
    "template/templates",
    "document_template design_template",
    "Name: text\nPicture: image\nCategory: choice letter|report|presentation|invoice|poster\nDescription: longText\nUsed: number 0..320\nUpdated on: date -120..0\nAuthor: text @people\nFree: boolean 70",
    table(
      "category description used",
      "Business letter|letter|One page with address field|310\nMonthly report|report|Figures, comments and outlook|146\nProject presentation|presentation|Twelve slides with charts|98\nInvoice with tax|invoice|Item list and payment terms|265\nEvent poster|poster|Large title with picture|57\nMeeting minutes|report|Points, decisions, open tasks|188\nOffer|letter|Text and price table|120\nCourse slides|presentation|Chapters and exercises|44",
    ),
  ),
  known(
    "item",
    "notification, bell-ring",
    "notification/notifications",
    "system_notification push_notification",
    "Title: text\nText: longText\nKind: choice information|reminder|warning|approval\nDate: date -10..0\nTo: choice everyone|staff|managers|one person\nRead: boolean 50",
    table(
      "text kind to read",
      "Maintenance on Sunday|The system is not available from 06:00 to 08:00|information|everyone|no\nRequest approved|Your leave request was approved|approval|one person|yes\nReport due on Friday|Please hand in the monthly report|reminder|managers|no\nStorage nearly full|Less than ten per cent is left|warning|staff|no\nNew document|The travel policy was updated|information|staff|yes\nMeeting moved|The team meeting begins at 10:30|information|staff|yes\nPassword expires|Choose a new one within seven days|warning|one person|no\nSurvey open|Tell us about the training until Monday|reminder|everyone|no",
    ),
  ),
  known(
    "item",
    "serviceRequest, clipboard-list",
    "service request/service requests",
    "request support_request user_request help_request application_request",
    "Title: text\nStatus: choice submitted|in progress|waiting|resolved|closed\nCategory: choice access|equipment|information|repair|other\nPriority: choice low|medium|high\nRequested by: text @people\nDate: date -14..0\nAssigned to: text @people\nDescription: longText",
    table(
      "status category priority description",
      "Access to the archive|in progress|access|medium|Read access for the new colleague\nSecond monitor|submitted|equipment|low|For the desk by the window\nHeating too cold|resolved|repair|high|Room on the second floor\nCopy of the contract|closed|information|low|Signed version as PDF\nDoor closes badly|waiting|repair|medium|Spare part is ordered\nNew telephone|in progress|equipment|medium|The old one has no sound\nOpening hours in summer|closed|information|low|For the notice board\nParking permit|submitted|other|medium|From the first of next month",
    ),
  ),
];
