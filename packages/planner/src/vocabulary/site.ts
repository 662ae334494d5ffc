import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { contacts, PUBLIC, table } from "./rows.ts";

/** What organisations show on their sites. */
export const SITE_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "contentItem, newspaper",
    "content item/content",
    "content site_content web_content",
    "Title: text\nKind: choice article|page|news|video\nPicture: image\nText: longText\nAuthor: text @people\nStatus: choice draft|in review|published\nChanged: date -20..0\nPublish on: date -20..12",
    table(
      "kind text status",
      "Opening hours over the holidays|news|We close at noon on the 24th and are back on the 2nd.|published\nMeet the new team|article|Four people started this month. Here is what they do.|published\nHow we choose our suppliers|page|Three questions that every supplier answers before we sign.|published\nA day in the workshop|video|Two minutes with the people who build it.|in review\nAnswers to common questions|page|What it costs, how long it takes and whom to ask.|published\nSummer program|news|All dates from June to August on one page.|in review\nOur history in ten pictures|article|From the first shop to the new hall.|draft\nHow to find us|page|By bus, by bicycle and by car, with a plan.|published",
    ),
  ),
  known(
    "person",
    "profile, circle-user-round",
    "profile/profile",
    "user_profile personal_profile personal_center account_profile",
    "Name: text\nPicture: image\nE-mail: email\nPhone: phone\nBirthday: date -90..-1\nPlace: location\nAbout me: longText\nMessages by e-mail: boolean 100\nLanguage: choice English|German|Spanish|French\nMember since: date -700..-90",
    table(
      "eMail phone birthday aboutMe language",
      "Amara Osei|amara.osei@example.com|555-0142|1988-04-12|Write to me in the evening, I answer the same day.|English",
    ),
  ),
  known(
    "item",
    "webPage, file-text",
    "web page/web pages",
    "page static_page website_content site_page",
    "Title: text\nStatus: choice draft|in review|published\nAddress: text\nSection: choice home|about|services|contact|legal\nUpdated on: date -60..0\nAuthor: text @people\nText: longText\nViews: number 20..900\nIn navigation: boolean 60",
    table(
      "status address section text views inNavigation",
      "Welcome|published|/|home|What we do and where to find us|890|yes\nAbout us|published|/about|about|History, people and principles|420|yes\nOur services|published|/services|services|All services with prices|610|yes\nContact|published|/contact|contact|Address, telephone and form|530|yes\nOpening hours|published|/hours|contact|Hours of all branches|380|no\nPrivacy|published|/privacy|legal|Which data are kept and why|60|no\nImprint|published|/imprint|legal|Responsible for the content|45|no\nJobs|in review|/jobs|about|Open positions and contact|20|no",
    ),
  ),
  known(
    "item",
    "banner, image",
    "banner/banners",
    "carousel_image slide carousel slideshow_image",
    "Title: text\nPicture: image\nStatus: choice draft|shown|ended\nPlace: choice home|shop|news|sidebar\nText: text\nPosition: number 1..6\nShown from: date -20..-1\nShown until: date 5..40\nClicks: number 0..420",
    table(
      "status place text position clicks",
      "Spring range|shown|home|New in all branches|1|410\nOpen day|shown|home|On Saturday from ten|2|265\nFree delivery|shown|shop|From fifty euros|1|338\nNewsletter|shown|sidebar|Once a month by e-mail|3|92\nWe are hiring|shown|news|Four open positions|2|147\nSummer hours|draft|home|July and August|3|0\nGift vouchers|shown|shop|For every occasion|2|180\nWinter sale|ended|shop|Until the end of January|4|402",
    ),
  ),
  known(
    "item",
    "advertisement, megaphone",
    "advertisement/advertisements",
    "ad advert advertising advertising_campaign",
    "Title: text\nPicture: image\nStatus: choice draft|running|paused|ended\nCustomer: text\nPlace: choice home|article|search|newsletter\nStarts: date -30..-5\nEnds: date 5..40\nViews: number 500..40000\nClicks: number 5..900\nCost: money 40..1200 EUR\nLink: url",
    table(
      "status customer place views clicks cost",
      "Furniture of solid wood|running|Northline|home|38200|640|950\nRain jackets|running|Halden|article|21400|310|520\nLanguage courses|paused|Mill Lane Training|search|9800|185|240\nBicycle service|running|Canal Cycles|newsletter|4200|128|110\nWeekend by the sea|running|Harbour House|article|16700|402|430\nOpen day|ended|Canal Technical College|home|12600|265|300\nPaper and pens|draft|Kumo|newsletter|500|5|40\nNew lamps|running|Savo|search|14300|216|360",
    ),
  ),
  known(
    "item",
    "caseStudy, briefcase",
    "case study/case studies",
    "case success_case customer_case project_case reference_project portfolio_project work portfolio portfolio_item project_showcase",
    "Title: text\nPicture: image\nCustomer: text\nSector: choice education|health|trade|industry|public\nYear: number 2018..2025\nTask: longText\nSolution: longText\nResult: text",
    table(
      "customer sector year task solution result",
      "A timetable for forty classes|Riverside School|education|2024|Plan lessons, rooms and teachers together|One plan that shows conflicts at once|Planning takes two days instead of ten\nShorter waits at reception|Elm Court Clinic|health|2023|Too many calls in the morning|Appointments online and reminders|A third fewer calls\nStock in three depots|Harbour Supplies|trade|2024|Nobody knew what was where|One list with all movements|Stocktaking in one day\nMaintenance by calendar|Canal Components|industry|2022|Machines stopped without warning|Checks by hours run|Half as many stops\nForms for citizens|City office|public|2025|Paper forms and queues|Twelve forms online|Six in ten are sent online\nOne shop for eight branches|Garden Row Retail|trade|2023|Each branch had its own list|Shared range and prices|Returns fell by a fifth\nTraining for new staff|North Gate Energy|industry|2021|Six sites, different rules|Courses with certificates|All staff trained in a month\nDirect booking|Old Station Hotel|trade|2022|Most bookings through agents|Booking on the own site|Four in ten book directly",
    ),
  ),
  known(
    "item",
    "companyService, sparkles",
    "company service/company services",
    "service service_item service_offering service_information business service_introduction solution service_project",
    "Name: text\nPicture: image\nCategory: choice advice|planning|installation|maintenance|training\nDescription: longText\nPrice: money 40..1800 EUR\nDuration: text\nContact: text @people\nAvailable: boolean 95",
    table(
      "category description price duration",
      "First consultation|advice|Needs, possibilities and costs|40|One hour\nAnalysis on site|advice|Visit, measurement and written report|320|One day\nPlanning|planning|Drawings, schedule and budget|900|Two weeks\nInstallation|installation|Delivery, assembly and test|1800|Three days\nYearly inspection|maintenance|Check, cleaning and small repairs|180|Half a day\nRepair service|maintenance|Within two working days|75|By the hour\nTraining for staff|training|Use and care, with handouts|450|One day\nRemote support|maintenance|By telephone and video|60|By the hour",
    ),
  ),
  known(
    "item",
    "faq, circle-question-mark",
    "FAQ/FAQs",
    "frequently_asked_question common_question help_article help faq_entry help_document user_guide guide",
    "Question: text\nAnswer: longText\nCategory: choice general|orders|payment|delivery|account\nPosition: number 1..20\nHelpful: number 0..120\nUpdated on: date -90..0\nPublished: boolean 95",
    table(
      "answer category position helpful",
      "What are your opening hours?|Monday to Friday from nine to six, Saturday from ten to two.|general|1|118\nHow can I pay?|By card, transfer or direct debit.|payment|2|96\nHow long does delivery take?|Three to five working days within the country.|delivery|3|104\nCan I change my order?|Yes, until it has been packed.|orders|4|61\nHow do I return an item?|Within thirty days, with the form in the parcel.|orders|5|87\nI forgot my password. What now?|Ask for a new one on the sign-in page.|account|6|73\nDo you deliver abroad?|To all neighbouring countries.|delivery|7|42\nHow do I close my account?|Write to us; we confirm within two days.|account|8|15",
    ),
  ),
  known(
    "item",
    "contactMessage, mail",
    "contact message/contact messages",
    "contact_form contact_request visitor_message guestbook_entry online_message message_board customer_inquiry customer_message guest_message",
    "Name: text\nE-mail: email\nPhone: phone\nSubject: choice question|offer|complaint|other\nMessage: longText\nDate: date -14..0\nStatus: choice new|answered|closed",
    contacts(
      PUBLIC,
      "subject message status",
      "question|Are you open on the public holiday?|answered\noffer|Please send an offer for twelve chairs.|new\nquestion|Is there parking near the entrance?|answered\nother|We would like to visit with a class of thirty.|new\noffer|What does the yearly inspection cost?|answered\ncomplaint|The appointment began late.|closed\nquestion|Do you repair older models?|new\nother|Please change our address.|closed",
    ),
  ),
  known(
    "item",
    "category, shapes",
    "category/categories",
    "product_category classification column article_category course_category news_category",
    "Name: text\nDescription: longText\nPosition: number 1..12\nEntries: number 3..120\nParent: text\nVisible: boolean 95\nColour: colour",
    table(
      "description position entries",
      "General|Everything that fits nowhere else|1|48\nNews|Short reports and dates|2|96\nGuides|Step by step|3|37\nEvents|What takes place and when|4|52\nPeople|Portraits and interviews|5|21\nServices|What is offered|6|18\nDownloads|Forms and leaflets|7|64\nArchive|Older entries|8|120",
    ),
  ),
  known(
    "item",
    "download, file-down",
    "download/downloads",
    "software software_download downloadable_file brochure software_package plugin",
    "Name: text\nType: choice program|manual|form|leaflet|pictures\nVersion: text\nSize: number 0.2..180.0 MB\nFor: choice all|Windows|macOS|Linux|phones\nReleased: date -300..-2\nDownloads: number 10..2400\nDescription: longText",
    table(
      "type version size forValue downloads description",
      "Planner, desktop|program|3.2|86.0|Windows|2350|With sample plans\nPlanner, other desktop|program|3.2|92.0|macOS|1180|With sample plans\nManual|manual|3.2|4.8|all|960|120 pages with pictures\nFirst steps|manual|3.0|1.1|all|1420|Eight pages\nOrder form|form|2025|0.2|all|310|To fill in on screen\nLeaflet|leaflet|2025|2.6|all|540|Four pages, for print\nPress pictures|pictures|2025|64.0|all|85|Twelve pictures, free with name\nMobile app|program|1.9|38.0|phones|1890|Works without a network",
    ),
  ),
];
