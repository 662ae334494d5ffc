import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { table } from "./rows.ts";

/** Data, figures and the machines that keep them. */
export const DATA_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "dataset, database",
    "dataset/datasets",
    "data_set data_source data_file datum data data_table data_resource",
    "Name: text\nStatus: choice draft|checked|published\nTopic: choice population|traffic|weather|sales|health\nRows: number 120..90000\nColumns: number 4..48\nFormat: choice CSV|spreadsheet|JSON|database\nSource: text\nUpdated on: date -60..0\nOwner: text @people\nDescription: longText",
    table(
      "status topic rows columns format source description",
      "Residents by district|published|population|1240|12|CSV|City office|Age groups, yearly\nBicycle counts|published|traffic|87600|6|CSV|Counting stations|Hourly, ten stations\nDaily weather|published|weather|3650|14|CSV|Roof station|Ten years\nSales by branch|checked|sales|9480|18|spreadsheet|Branches|Weekly, since 2020\nWaiting times|checked|health|2190|9|spreadsheet|Clinics|Daily averages\nOpen orders|draft|sales|420|22|database|Order system|Copy of last night\nBus delays|published|traffic|64200|11|JSON|Bus operator|Per stop and trip\nAir quality|draft|health|52560|8|JSON|Six sensors|Every ten minutes",
    ),
  ),
  known(
    "item",
    "dataPoint, chart-scatter",
    "data point/data points",
    "measurement reading sample observation experimental_data",
    "Name: text\nValue: number 2.0..96.0\nUnit: choice %|°C|kg|pcs|min\nDate: date -14..0\nSeries: choice A|B|control\nSource: choice sensor|survey|import|by hand\nChecked: boolean 70",
    table(
      "value unit date series source checked",
      "Sample 1|21.4|°C|@-7|A|sensor|yes\nSample 2|22.1|°C|@-6|A|sensor|yes\nSample 3|19.8|°C|@-5|B|sensor|yes\nSample 4|20.3|°C|@-4|B|sensor|yes\nSample 5|20.9|°C|@-3|control|by hand|yes\nSample 6|23.0|°C|@-2|A|sensor|no\nSample 7|21.7|°C|@-1|B|import|no\nSample 8|20.5|°C|@0|control|by hand|no",
    ),
  ),
  known(
    "item",
    "dataRecord, database",
    "data record/data records",
    "data_entry record_entry data_item business_record business_data",
    "Name: text\nArea: choice north|south|east|west\nKind: choice incoming|outgoing|in stock|under way\nDate: date -14..0\nValue: number 20..480\nChange: percent 0..18\nStatus: choice normal|watch|critical\nSource: choice automatic|import|by hand\nComment: longText",
    table(
      "area kind date value change status source",
      "Harbor site|north|incoming|@-7|318|4|normal|automatic\nWest gate|west|outgoing|@-6|274|2|normal|automatic\nCentral hall|south|in stock|@-5|462|1|normal|automatic\nEast bank|east|under way|@-4|96|12|watch|import\nHill road|north|outgoing|@-3|188|6|normal|automatic\nStation square|south|incoming|@-2|351|9|watch|automatic\nOld works|east|in stock|@-1|73|17|critical|by hand\nAirport road|west|under way|@0|142|3|normal|automatic",
    ),
  ),
  known(
    "item",
    "indicator, gauge",
    "indicator/indicators",
    "metric kpi performance_indicator key_figure business_metric key_metric performance_record statistic statistical_data",
    "Name: text\nValue: number 1.0..98.0\nTarget: number 1.0..99.0\nUnit: choice %|days|points|hours\nTrend: choice rising|steady|falling\nStatus: choice on target|at risk|off target\nPeriod: choice week|month|quarter\nOwner: text @people\nUpdated on: date -7..0",
    table(
      "value target unit trend status period",
      "Orders delivered on time|94.0|95.0|%|rising|at risk|month\nCustomer satisfaction|8.4|8.0|points|steady|on target|quarter\nTime to first answer|3.5|4.0|hours|falling|on target|week\nInvoices paid in time|88.0|90.0|%|steady|at risk|month\nSick leave|4.2|4.0|%|rising|at risk|month\nReturns|2.1|2.5|%|falling|on target|month\nTime to hire|41.0|30.0|days|rising|off target|quarter\nEnergy saved|6.5|5.0|%|rising|on target|quarter",
    ),
  ),
  known(
    "item",
    "report, file-chart-column",
    "report/reports",
    "analysis_report statistical_report data_report financial_report work_report research_report daily_report weekly_report monthly_report",
    "Title: text\nStatus: choice draft|in review|published\nType: choice daily|weekly|monthly|quarterly|yearly\nPeriod: text\nAuthor: text @people\nDate: date -40..0\nPages: number 2..48\nFormat: choice PDF|spreadsheet|web page\nSummary: longText",
    table(
      "status type period pages format summary",
      "Sales report|published|monthly|March|12|PDF|Sales rose by four per cent against last year\nStock report|published|weekly|Week 14|4|spreadsheet|Two articles are below their minimum\nStaff report|in review|quarterly|First quarter|18|PDF|Six new colleagues, two departures\nCustomer service report|published|monthly|March|8|web page|Answers within four hours on average\nEnergy report|draft|quarterly|First quarter|10|PDF|Consumption fell after the new lighting\nProject report|published|monthly|March|15|PDF|Nine of eleven projects are on schedule\nAnnual report|in review|yearly|Last year|48|PDF|Figures, projects and outlook\nAccident report|published|quarterly|First quarter|3|PDF|One minor accident",
    ),
  ),
  known(
    "item",
    "chart, chart-column",
    "chart/charts",
    "graph diagram data_chart visualization data_visualization",
    "Title: text\nType: choice bar|line|pie|scatter|map\nData: text\nPeriod: choice week|month|quarter|year\nAuthor: text @people\nUpdated on: date -14..0\nShared: boolean 50\nNote: longText",
    table(
      "type data period note",
      "Sales by month|bar|Sales by branch|year|Highest in December\nVisitors per day|line|Website visits|month|Fewer at weekends\nOrders by region|map|Open orders|quarter|\nShare of payment methods|pie|Payments|month|Card before transfer\nPrice and quantity|scatter|Order lines|quarter|\nTemperature in the cold store|line|Sensors|week|One value above the limit\nStaff by department|bar|Personnel|year|\nReasons for returns|pie|Returns|quarter|Size is the first reason",
    ),
  ),
  known(
    "item",
    "keyword, key-round",
    "keyword/keywords",
    "search_term search_keyword hot_word tag search_record search_history label hot_search",
    "Keyword: text\nSearches: number 20..900\nRank: number 1..40\nChange: number -8..8\nCategory: choice product|place|advice|brand\nDifficulty: choice low|medium|high\nUpdated on: date -7..0",
    table(
      "searches rank change category difficulty",
      "garden furniture|880|4|2|product|high\nwooden table|640|7|0|product|medium\nfurniture store nearby|510|2|1|place|medium\noil a wooden table|290|1|0|advice|low\nextendable table|460|12|-3|product|high\noutdoor bench|370|9|4|product|medium\nremove water stains|180|3|-1|advice|low\nchair with armrests|240|18|6|product|medium",
    ),
  ),
  known(
    "item",
    "savedLink, link",
    "saved link/saved links",
    "link bookmark url friendly_link external_link",
    "Title: text\nAddress: url\nCategory: choice reading|tools|reference|news\nDescription: longText\nAdded: date -60..0\nClicks: number 0..180\nWorking: boolean 95",
    table(
      "address category description clicks",
      "City office|https://city.example.com|reference|Forms and opening hours|96\nWeather|https://weather.example.com|tools|Forecast for seven days|180\nTimetables|https://timetables.example.com|tools|Trains and buses|141\nLibrary catalogue|https://library.example.com|reference|Search and reserve|74\nLocal news|https://news.example.com|news|Reports from the region|118\nUnit converter|https://units.example.com|tools|Lengths, weights, volumes|39\nStyle guide|https://style.example.com|reading|Clear writing|27\nOpen data|https://data.example.com|reference|Datasets of the city|52",
    ),
  ),
  known(
    "item",
    "prediction, trending-up",
    "prediction/predictions",
    "forecast prediction_result forecast_result prediction_record",
    "Name: text\nValue: number 20..980\nLower bound: number 10..900\nUpper bound: number 30..1080\nFor date: date 1..30\nConfidence: percent 60..95\nModel: text\nMade on: date -7..0\nActual: number 20..980",
    table(
      "value lowerBound upperBound confidence model",
      "Orders, next week|412|380|445|90|Weekly orders\nOrders, in two weeks|398|350|450|80|Weekly orders\nVisitors on Saturday|760|690|830|85|Visitors by weather\nVisitors on Sunday|640|560|720|80|Visitors by weather\nPower use tomorrow|286|270|302|95|Power by hour\nPower use, next week|920|850|1010|85|Power by hour\nStock of paper in ten days|64|50|78|75|Stock by item\nCalls on Monday|148|130|166|90|Calls by weekday",
    ),
  ),
  known(
    "item",
    "predictionModel, brain",
    "prediction model/prediction models",
    "model ai_model machine_learning_model algorithm_model training_model",
    "Name: text\nStatus: choice training|testing|in use|retired\nType: choice regression|classification|time series|clustering\nAccuracy: percent 62..97\nData: text\nRows: number 400..90000\nTrained on: date -90..-2\nVersion: text\nOwner: text @people\nDescription: longText",
    table(
      "status type accuracy data rows version description",
      "Weekly orders|in use|time series|91|Sales by branch|9480|1.4|Orders of the next four weeks\nVisitors by weather|in use|regression|86|Daily weather|3650|1.1|Visitors by temperature and rain\nPower by hour|in use|time series|94|Meter readings|52560|2.0|Use of the next seven days\nStock by item|testing|regression|78|Stock movements|18200|0.6|Days until an item runs out\nCalls by weekday|in use|time series|89|Call records|6400|1.2|Calls per hour\nCustomer groups|testing|clustering|72|Orders|24800|0.3|Groups by habits of buying\nLate payers|training|classification|68|Invoices|5100|0.2|Invoices likely to be paid late\nOld order model|retired|regression|64|Sales by branch|4200|0.9|Replaced by weekly orders",
    ),
  ),
  known(
    "item",
    "server, server",
    "server/servers",
    "host virtual_machine cloud_server network_device",
    "Name: text\nAddress: text\nType: choice web|database|files|mail|backup\nStatus: choice running|warning|stopped|maintenance\nProcessor load: percent 4..92\nMemory used: percent 20..90\nDisk used: percent 20..91\nUptime: number 0..240 days\nResponsible: text @people",
    table(
      "address type status processorLoad memoryUsed diskUsed uptime",
      "web-1|192.0.2.11|web|running|34|52|41|118\nweb-2|192.0.2.12|web|running|31|49|40|118\ndatabase-1|192.0.2.21|database|running|58|77|63|204\ndatabase-2|192.0.2.22|database|maintenance|4|20|63|0\nfiles-1|192.0.2.31|files|warning|22|46|91|160\nmail-1|192.0.2.41|mail|running|15|38|55|87\nbackup-1|192.0.2.51|backup|running|9|25|72|240\ntest-1|192.0.2.61|web|stopped|0|0|33|0",
    ),
  ),
  known(
    "item",
    "website, globe",
    "website/websites",
    "web_site domain site web_application",
    "Name: text\nAddress: url\nStatus: choice online|slow|offline|in preparation\nCategory: choice company|shop|information|community\nVisitors a day: number 20..2400\nResponse time: number 80..900 ms\nAvailability: percent 95..100\nChecked: date -1..0\nOwner: text @people",
    table(
      "address status category visitorsADay responseTime availability",
      "Main site|https://www.example.com|online|company|1240|180|100\nShop|https://shop.example.com|online|shop|2350|240|99\nHelp pages|https://help.example.com|online|information|640|150|100\nForum|https://forum.example.com|slow|community|880|870|98\nEvents|https://events.example.com|online|information|310|210|99\nPartner area|https://partners.example.com|online|company|95|260|99\nJobs|https://jobs.example.com|offline|company|0|0|95\nNew shop|https://new.example.com|in preparation|shop|0|0|100",
    ),
  ),
  known(
    "item",
    "systemLog, scroll-text",
    "log entry/log entries",
    "log system_log operation_log audit_log log_record login_record access_record history history_record record",
    "Action: text\nUser: text @people\nTime: dateTime -4..0\nModule: choice users|records|reports|settings\nResult: choice done|refused|failed\nAddress: text\nDetails: longText",
    table(
      "time module result address details",
      "Signed in|@0T08:02|users|done|192.0.2.101|\nRecord changed|@0T08:15|records|done|192.0.2.101|Address of a customer\nReport exported|@0T09:40|reports|done|192.0.2.114|Monthly report, spreadsheet\nSign-in refused|@-1T22:18|users|refused|198.51.100.7|Wrong password, three times\nUser invited|@-1T10:05|users|done|192.0.2.101|Role: staff\nRecord deleted|@-2T15:32|records|done|192.0.2.108|Duplicate entry\nSettings changed|@-3T11:20|settings|done|192.0.2.101|Time zone\nImport failed|@-3T09:12|records|failed|192.0.2.114|Column missing in line 14",
    ),
  ),
];
