import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { table } from "./rows.ts";

/** What teams that make and run software keep. */
export const SOFTWARE_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "repository, folder-git-2",
    "repository/repositories",
    "code_repository git_repository source_repository repo codebase",
    "Name: text\nLanguage: choice TypeScript|Python|Go|Rust|Java\nVisibility: choice public|internal|private\nStars: number 0..940\nOpen issues: number 0..64\nBranches: number 1..28\nLast commit: date -120..0\nDescription: text",
    table(
      "language visibility stars openIssues branches lastCommit description",
      "tide-tables|Python|public|812|23|6|@-1|Predicts high and low water\ncheckout-web|TypeScript|private|0|41|28|@0|The shop that customers see\nlabel-printer|Go|internal|14|5|3|@-9|Sends labels to thermal printers\nbus-stop-board|Rust|public|338|9|4|@-3|Departures on small displays\ninvoice-reader|Python|internal|22|17|7|@-2|Reads totals from scanned bills\nfamily-recipes|TypeScript|public|57|2|1|@-84|Static site with search\nledger-core|Java|private|0|64|19|@0|Bookings and balances\nfield-notes|Go|public|940|31|8|@-6|Plain text notes with tags",
    ),
  ),
  known(
    "item",
    "softwareRelease, rocket",
    "release/releases",
    "software_release product_release app_release release_note changelog changelog_entry app_version",
    "Version: text\nProduct: text\nDate: date -90..14\nStatus: choice planned|testing|released|withdrawn\nKind: choice major|minor|patch\nChanges: lines\nTickets: number 1..58\nManager: text @people",
    table(
      "product date status kind changes tickets",
      "4.0.0|Checkout|@14|planned|major|New payment page;Guest orders|58\n3.9.2|Checkout|@2|testing|patch|Rounding of discounts|4\n3.9.1|Checkout|@-5|released|patch|Address form on phones|6\n3.9.0|Checkout|@-19|released|minor|Gift cards;Dark mode|27\n2.4.0|Field Notes|@-12|released|minor|Tags;Offline search|18\n2.3.8|Field Notes|@-33|withdrawn|patch|Faster start|3\n1.0.0|Bus Stop Board|@-61|released|major|First public version|44\n0.9.5|Bus Stop Board|@-78|released|patch|Larger letters|7",
    ),
  ),
  known(
    "item",
    "featureFlag, toggle-right",
    "feature flag/feature flags",
    "feature_toggle feature_switch experiment_flag rollout",
    "Name: text\nOn: boolean 50\nRollout: percent 0..100\nEnvironment: choice development|staging|production\nOwner: text @people\nSince: date -200..-1\nRemove by: date 10..120\nDescription: text",
    table(
      "on rollout environment since removeBy description",
      "guest-checkout|yes|25|production|@-12|@48|Order without an account\ndark-mode|yes|100|production|@-60|@10|Follows the setting of the device\nnew-search|yes|50|staging|@-20|@75|Results while typing\ngift-wrap|no|0|production|@-140|@15|Waits for the warehouse\nvoice-notes|no|0|development|@-4|@120|Record and transcribe\nmap-clusters|yes|100|staging|@-33|@40|Groups pins that overlap\nweekly-digest|yes|10|production|@-8|@90|Email on Sunday evening\ntwo-step-login|yes|75|production|@-27|@60|Code by app",
    ),
  ),
  known(
    "item",
    "environmentVariable, variable",
    "environment variable/environment variables",
    "env_variable config_variable configuration_value system_setting configuration_item system_parameter",
    "Name: text\nValue: text\nEnvironment: choice development|staging|production|all\nService: text\nSecret: boolean 35\nChanged on: date -200..0\nChanged by: text @people\nPurpose: text",
    table(
      "value environment service secret changedOn purpose",
      "PORT|8080|all|web|no|@-180|Port the server listens on\nDATABASE_URL|hidden|production|ledger|yes|@-41|Where bookings are stored\nMAIL_FROM|hello@example.com|all|mailer|no|@-96|Sender of all messages\nLOG_LEVEL|debug|development|web|no|@-3|How much is written\nSESSION_SECRET|hidden|production|web|yes|@-12|Signs the cookies\nUPLOAD_LIMIT_MB|25|all|files|no|@-58|Largest file accepted\nPAYMENT_KEY|hidden|staging|checkout|yes|@-20|Test key of the provider\nDEFAULT_LOCALE|en-US|all|web|no|@-150|Language of new visitors",
    ),
  ),
  known(
    "item",
    "webhook, webhook",
    "webhook/webhooks",
    "web_hook callback_url event_hook http_callback webhook_trigger",
    "Name: text\nEvent: choice order paid|user created|file uploaded|build failed\nAddress: url\nActive: boolean 80\nDeliveries: number 0..9800\nFailed: percent 0..40\nLast call: dateTime -3..0 00:00..23:45\nLast answer: choice 200|202|404|500|timeout",
    table(
      "event address active deliveries failed lastCall lastAnswer",
      "Book orders in the ledger|order paid|https://ledger.example.com|yes|9800|0|@0T09:41|200\nTell the warehouse|order paid|https://stock.example.com|yes|9790|2|@0T09:41|202\nWelcome message|user created|https://mailer.example.com|yes|1240|1|@0T08:15|202\nScan for viruses|file uploaded|https://scan.example.com|yes|3310|4|@-1T17:20|200\nPost in team chat|build failed|https://chat.example.com|yes|86|0|@-1T14:02|200\nOld partner feed|order paid|https://partner.example.com|no|410|40|@-3T23:10|404\nThumbnail maker|file uploaded|https://images.example.com|yes|3295|12|@-1T17:21|500\nTicket on failure|build failed|https://desk.example.com|no|15|33|@-3T11:30|timeout",
    ),
  ),
  known(
    "item",
    "subdomain, globe",
    "subdomain/subdomains",
    "domain_name dns_record domain_record hostname dns_entry domain_resolution",
    "Name: text\nRecord: choice A|AAAA|CNAME|TXT|MX\nPoints to: text\nStatus: choice active|pending|expired\nCertificate until: date -3..89\nOwner: text @people\nCreated on: date -1400..-2",
    table(
      "record pointsTo status certificateUntil createdOn",
      "www.example.com|CNAME|example.com|active|@61|@-1400\nshop.example.com|A|192.0.2.18|active|@61|@-900\ndocs.example.com|CNAME|pages.example.com|active|@34|@-620\nmail.example.com|MX|192.0.2.25|active|@12|@-1380\nbeta.example.com|AAAA|2001:db8::41|pending|@89|@-2\nstatus.example.com|A|192.0.2.90|active|@75|@-410\nold.example.com|A|198.51.100.7|expired|@-3|@-1290\nverify.example.com|TXT|site-check-4471|active||@-33",
    ),
  ),
  known(
    "item",
    "apiKey, key-round",
    "API key/API keys",
    "access_token api_token access_key secret_key api_credential credential",
    "Name: text\nPrefix: text\nOwner: text @people\nScope: tags read|write|billing|admin\nCreated on: date -300..-2\nExpires on: date -10..300\nCalls today: number 0..9600\nStatus: choice active|paused|revoked",
    table(
      "prefix scope createdOn expiresOn callsToday status",
      "Mobile app|mob_7f2|read;write|@-210|@155|9600|active\nNightly export|exp_c01|read|@-180|@60|24|active\nPartner bookshop|prt_88a|read|@-95|@270|1310|active\nAccounting link|acc_3de|read;billing|@-60|@300|210|active\nLoad test|tst_019|read;write|@-12|@2|0|paused\nFormer agency|agy_5b7|admin|@-300|@-10|0|revoked\nWeather widget|wea_e42|read|@-33|@120|4800|active\nSupport console|sup_a90|read;admin|@-2|@88|64|active",
    ),
  ),
  known(
    "item",
    "apiEndpoint, braces",
    "API endpoint/API endpoints",
    "api endpoint api_interface rest_endpoint api_call api_route interface_definition",
    "Path: text\nMethod: choice GET|POST|PUT|DELETE\nGroup: choice orders|users|files|reports\nLogin needed: boolean 80\nAverage time: number 8..940 ms\nCalls a day: number 2..48000\nErrors: number 0.0..4.0 %\nStatus: choice stable|beta|retired",
    table(
      "method group loginNeeded averageTime callsADay errors status",
      "/orders|GET|orders|yes|42|48000|0.1|stable\n/orders/create|POST|orders|yes|118|3900|0.6|stable\n/orders/{id}|PUT|orders|yes|96|1250|0.4|stable\n/users/me|GET|users|yes|14|31000|0.0|stable\n/users/sign-in|POST|users|no|210|5400|2.1|stable\n/files/{id}|DELETE|files|yes|33|180|0.2|stable\n/reports/sales|GET|reports|yes|940|62|4.0|beta\n/v1/export|GET|reports|yes|610|2|0.0|retired",
    ),
  ),
  known(
    "item",
    "softwareDependency, package",
    "dependency/dependencies",
    "software_dependency software_library third-party_library software_component package_dependency",
    "Name: text\nVersion: text\nNewest: text\nUsed in: text\nLicense: choice MIT|Apache 2.0|BSD|GPL\nKind: choice runtime|development\nKnown holes: number 0..3\nChecked on: date -30..0",
    table(
      "version newest usedIn license kind knownHoles checkedOn",
      "date-tools|3.2.1|3.4.0|checkout-web|MIT|runtime|0|@-2\npdf-writer|0.9.8|1.1.0|invoice-reader|BSD|runtime|1|@-2\ntiny-router|5.0.3|5.0.3|checkout-web|MIT|runtime|0|@-2\nserial-port-io|2.7.0|2.7.4|label-printer|Apache 2.0|runtime|0|@-5\ntest-runner-kit|8.1.0|9.0.2|checkout-web|MIT|development|0|@-2\nimage-shrink|1.4.2|1.6.1|family-recipes|GPL|runtime|3|@-14\ntide-model|2.0.0|2.0.0|tide-tables|BSD|runtime|0|@-1\nold-xml-parser|1.0.9|1.0.9|ledger-core|Apache 2.0|runtime|2|@-28",
    ),
  ),
  known(
    "item",
    "backup, database-backup",
    "backup/backups",
    "backup_job data_backup backup_file restore_point database_backup backup_record",
    "Name: text\nSource: text\nKind: choice full|incremental|snapshot\nFinished at: dateTime -8..0 01:00..05:30\nSize: number 0.2..480.0 GB\nKept for: number 7..365 days\nStatus: choice running|complete|failed\nRestore tested: boolean 40",
    table(
      "source kind finishedAt size keptFor status restoreTested",
      "Ledger, nightly|ledger-db|incremental|@0T02:10|6.4|30|complete|no\nLedger, Sunday|ledger-db|full|@-3T03:45|182.0|365|complete|yes\nShop images|file server|incremental|@0T04:20|11.8|30|complete|no\nMailboxes|mail server|full|@-3T05:05|96.5|90|complete|yes\nWiki|docs-vm|snapshot|@-1T01:15|4.2|14|complete|no\nOffice shares|file server|full|@-2T05:30|480.0|90|failed|no\nCustomer data|crm-db|incremental|@-1T02:40|1.9|30|complete|yes\nBuild cache|ci-runner|snapshot|@-8T01:05|38.0|7|failed|no",
    ),
  ),
  known(
    "item",
    "userStory, book-user",
    "user story/user stories",
    "backlog_item product_requirement feature_request story_card epic",
    "Title: text\nAs a: choice customer|clerk|driver|manager|visitor\nSo that: text\nPoints: number 1..13\nPriority: choice must|should|could\nStatus: choice backlog|ready|in sprint|done\nSprint: text\nAccepted when: lines",
    table(
      "asA soThat points priority status sprint acceptedWhen",
      "Pay with a saved card|customer|I check out faster|5|must|in sprint|Sprint 24|Card is listed;Code is asked once\nSee free delivery slots|customer|I can be at home|8|must|in sprint|Sprint 24|Seven days;Full slots are gray\nSplit an order|clerk|parts can ship early|13|should|ready||Two numbers;One bill\nReport a blocked road|driver|others avoid it|3|should|done|Sprint 23|Pin on the map\nExport sales by hour|manager|I plan the shifts|5|should|backlog||File with 24 columns\nRead without cookies|visitor|my choice is respected|2|must|done|Sprint 22|No banner after refusal\nScan with the phone|clerk|I need no scanner|8|could|backlog||Works in dim light\nPrint the route|driver|I have it without network|1|could|ready||One page",
    ),
  ),
  known(
    "item",
    "sprint, iteration-cw",
    "sprint/sprints",
    "iteration development_cycle scrum_sprint",
    "Name: text\nGoal: text\nStarts on: date -60..20\nPoints done: number 0..46\nTeam: choice checkout|platform|mobile\nStatus: choice planned|active|closed\nLearned: longText\nEnds on: date -46..34",
    table(
      "goal startsOn pointsDone team status learned endsOn",
      "Sprint 24|Saved cards and slots|@-4|12|checkout|active||@10\nSprint 23|Drivers report roads|@-18|34|checkout|closed|Reviews earlier in the week|@-5\nSprint 22|Consent page|@-32|31|checkout|closed|Too many open branches|@-19\nSprint 21|Gift cards|@-46|34|checkout|closed|Pairing helped|@-33\nSprint 25|Guest orders|@11|0|checkout|planned||@25\nPlatform 9|Move the queue|@-4|9|platform|active||@10\nPlatform 8|Backups that restore|@-18|25|platform|closed|Test on a real copy|@-5\nMobile 14|Works without network|@-4|7|mobile|active||@10",
    ),
  ),
  known(
    "item",
    "databaseSchema, table-properties",
    "schema/schemas",
    "database_schema table_schema data_model database_table data_structure entity_type",
    "Table: text\nDatabase: choice ledger|shop|people|archive\nColumns: number 3..42\nRows: number 8..980000\nKey: text\nIndexes: number 1..9\nVersion: number 1..38\nHolds: text",
    table(
      "database columns rows key indexes version holds",
      "bookings|ledger|18|980000|booking_id|7|38|Each debit and credit\naccounts|ledger|11|420|account_no|3|12|Chart of accounts\norders|shop|26|310000|order_id|9|31|One line for each order\norder_items|shop|12|870000|order_id, line|4|22|What was ordered\ncustomers|shop|22|64000|customer_id|6|27|Names and addresses\nstaff|people|42|180|staff_no|5|19|Contracts and contacts\nshifts|people|9|15200|shift_id|3|8|Who works when\nold_invoices|archive|15|126000|invoice_no|1|1|Read only",
    ),
  ),
  known(
    "item",
    "appIntegration, plug",
    "integration/integrations",
    "app_integration third-party_integration connector system_integration api_integration interface_integration",
    "Name: text\nConnects: text\nDirection: choice in|out|both\nRuns: choice at once|hourly|daily\nLast run: dateTime -1..0 00:00..23:45\nRecords: number 0..4800\nStatus: choice connected|error|paused\nOwner: text @people",
    table(
      "connects direction runs lastRun records status",
      "Orders to bookkeeping|Shop and ledger|out|at once|@0T09:44|312|connected\nStock levels|Warehouse and shop|both|hourly|@0T09:00|4800|connected\nCalendar of the team|Calendar and planner|both|at once|@0T09:12|26|connected\nParcel tracking|Carrier and shop|in|hourly|@0T09:00|540|connected\nPayroll export|Shifts and payroll|out|daily|@-1T23:30|180|error\nNewsletter contacts|Shop and mailer|out|daily|@-1T22:00|64|connected\nWeather for routes|Weather and planner|in|hourly|@0T08:00|48|connected\nPhone calls|Telephone and contacts|in|at once|@-1T16:20|0|paused",
    ),
  ),
  known(
    "item",
    "codeScript, file-terminal",
    "script/scripts",
    "code_snippet shell_script automation_script snippet cron_job scheduled_task scheduled_job",
    "Name: text\nLanguage: choice Shell|Python|JavaScript|SQL|PHP\nPurpose: text\nRuns: choice by hand|hourly|nightly|weekly\nLast run: dateTime -7..0 00:00..23:45\nSeconds: number 1..900 s\nResult: choice fine|warning|failed\nAuthor: text @people",
    table(
      "language purpose runs lastRun seconds result",
      "clean-temp-files|Shell|Frees space on the file server|nightly|@0T01:30|42|fine\nsend-due-letters|Python|Sends reminders for open bills|weekly|@-2T07:00|310|fine\nrebuild-search|JavaScript|Fills the search index|nightly|@0T02:15|780|warning\nmonthly-sales|SQL|Totals for the report|by hand|@-7T10:20|18|fine\nimport-price-list|PHP|Reads the list of the wholesaler|weekly|@-3T06:00|95|failed\nrotate-keys|Shell|Replaces old access keys|weekly|@-5T03:00|7|fine\nresize-photos|Python|Makes three sizes of each photo|hourly|@0T09:00|120|fine\ncheck-links|JavaScript|Finds pages that are missing|nightly|@0T03:40|900|warning",
    ),
  ),
  known(
    "item",
    "testRun, list-checks",
    "test run/test runs",
    "test_suite pipeline_run deployment build_record test_plan",
    "Name: text\nBranch: text\nStarted at: dateTime -3..0 07:00..22:00\nTests: number 12..2400\nFailed: number 0..31\nMinutes: duration 1..48\nStatus: choice queued|running|passed|failed\nStarted by: text @people",
    table(
      "branch startedAt tests failed minutes status",
      "Checkout 1884|main|@0T09:30|2400|0|38|running\nCheckout 1883|guest-orders|@0T08:52|2388|31|41|failed\nLedger 702|main|@-1T18:05|1640|0|22|passed\nMobile 455|offline-cache|@-1T16:40|930|2|17|failed\nCheckout 1882|main|@-1T15:10|2391|0|37|passed\nLabel Printer 61|serial-fix|@-2T11:25|84|0|3|passed\nTide Tables 210|main|@-2T09:15|412|0|6|passed\nLedger 703|year-end|@0T09:41|12|0|1|queued",
    ),
  ),
];
