import type { Property } from "./property.ts";

/** Properties of software, projects, writing and documents. */
export const SOFTWARE: readonly Property[] = [
  [
    "bug title|bug name|*bug|error message|*error|error text",
    "text page stays blank|button does nothing|wrong total in cart|export stops at row 40|date one day off",
  ],
  [
    "steps to reproduce|reproduction steps|how to reproduce|repro steps|steps to repeat",
    "longText Open the list, sort by date, go back|Sign in twice in two tabs|Paste a long text and save|Turn the phone while a form is open",
  ],
  [
    "expected result|expected behavior|what should happen|should be",
    "text the list stays sorted|one entry is saved|a message is shown|the total is right",
  ],
  [
    "actual result|actual behavior|what happens|got|what actually happened",
    "text the list is empty|two entries are saved|nothing is shown|the total is zero",
  ],
  ["bug severity|bug priority|severity of bug|issue severity", "choice blocker|critical|major|minor|trivial"],
  ["reproducible|can be reproduced|reproduced|always reproducible", "choice always|sometimes|once"],
  ["browser|browser used|browser version", "choice desktop browser|phone browser|tablet browser|in-app browser"],
  [
    "operating system|os|device os|system used",
    "text desktop system 14|desktop system 15|phone system 17|tablet system 17",
  ],
  ["device type|type of device|device used|kind of device|device category", "choice desktop|laptop|tablet|phone"],
  [
    "software version|app version|version number|build number|release|*version|fixed in|found in version|fix version|release version|firmware|firmware version",
    "text 1.4.0|1.4.2|2.0.1|2.1.0|2.3.5",
  ],
  [
    "component of app|module of app|page of app|screen|screen name|part of app|area of app",
    "text sign-in|search|checkout|settings|report page",
  ],
  ["environment|found in environment", "choice development|staging|production"],
  ["sprint|sprint number|iteration|sprint name|milestone name", "text Sprint 12|Sprint 13|Sprint 14|Sprint 15"],
  ["story points|estimate points|effort points|complexity points|estimate in points", "choice 1|2|3|5|8|13"],
  [
    "user story|*feature|feature name|epic|feature request|*requirement|function wanted",
    "text sort by date|export as table|dark colors|share a list|undo delete",
  ],
  ["issue type|task type|type of issue|type of task|type of request|request type", "choice bug|feature|question|chore"],
  ["ticket id|issue id|bug id|issue key", "text SH-104|SH-117|SH-123|SH-208|SH-231"],
  [
    "branch name|git branch|pull request|merge request|branch in git",
    "text fix/list-order|feature/export|chore/icons|fix/date-off",
  ],
  ["commit|commit hash|commit id|revision id", "text 4f2a91c|b7720d1|9e0338a|118c3f4"],
  ["repository|repo|repository name|code base", "text web-shop|api|mobile-app|docs"],
  [
    "*reviewer|code reviewer|reviewed by|approver|approved by|tester|tested by|verified by|proofread by|proofreader|edited by|released by|authorized by",
    "text @people",
  ],
  ["stakeholder|product owner|*sponsor|project lead|project owner|project sponsor", "text @people"],
  [
    "estimate hours|estimated hours|hours estimated|estimated time|estimated effort|planned hours|time estimate|hours planned|effort in hours",
    "number 1..24 h",
  ],
  [
    "actual hours|hours logged|logged hours|time logged|hours booked|tracked hours|hours billed|billable hours|time tracked",
    "number 1..28 h",
  ],
  ["billable|is billable|chargeable|to be billed|billed already", "boolean 65"],
  ["blocked|is blocked|blocker present", "boolean 15"],
  [
    "blocked by|depends on|dependency|dependencies|waiting for|waits for|waiting on",
    "text export as table|answer from client|new server|design of form",
  ],
  [
    "test case|test steps|case name|test title",
    "text sign in with old account|empty cart|very long name|no connection",
  ],
  ["test status|status of test|test outcome|test passed or failed", "choice not run|passed|failed|blocked"],
  ["host name|hostname|server name|server|instance", "text web-01|web-02|db-01|mail-01"],
  ["ip|ip address|ip number|internal ip", "text 10.0.4.17|10.0.4.23|192.168.2.41|10.1.0.8"],
  ["mac address|mac", "text 4A-28-17-71-20-04|1C-83-39-42-04-15|7E-12-00-42-88-16|20-19-03-38-44-71"],
  ["port|switch port|network port|tcp port", "number 1..48"],
  ["domain name|domain|web domain", "text mill-lane.example|harbor.example|northfield.example|canal-yard.example"],
  ["uptime|availability percent|uptime percent", "number 98.2..99.9 %"],
  ["response time|latency|load time|ping|page load time", "number 40..800 ms"],
  ["downtime|outage length|minutes down|outage duration", "duration 5..180"],
  ["cpu|cpu load|memory used|disk used|disk space used|memory usage|cpu usage", "percent 10..95"],
  ["ram|memory|memory size", "choice 4 GB|8 GB|16 GB|32 GB|64 GB"],
  [
    "storage size|disk size|disk space|disk|hard drive|storage capacity|ssd size",
    "choice 128 GB|256 GB|512 GB|1 TB|2 TB",
  ],
  [
    "processor|chip type|graphics card|operating chip",
    "text 4 cores, 2.4 GHz|8 cores, 3.1 GHz|6 cores, 2.8 GHz|12 cores, 3.6 GHz",
  ],
  ["screen size|display size|diagonal|monitor size|tv size", "choice 13 in|14 in|15.6 in|24 in|27 in|55 in"],
  ["license type|license kind|software license|type of license|license model", "choice free|per seat|site|open source"],
  [
    "license key|license code|product key|activation code",
    "text K4N7-20LM-81QX|7RTA-11VZ-39PB|20DW-77HC-04YE|M8K2-03SJ-38UF",
  ],
  ["license count|seats licensed|number of licenses|licenses", "number 1..40"],
  ["password hint|hint|reminder for password", "text first pet|street of school|grandmother's town|favorite song"],
  ["last backup|backup date|backed up|backed up on|last sync|last synced", "date -14..0"],
  ["backup type|type of backup", "choice full|incremental|copy"],
  [
    "software|program|application|tool used|app|app name|software name|program used",
    "text text editor|spreadsheet|photo viewer|accounting tool|mail program",
  ],
  ["api|endpoint|api endpoint|function name|method name|route path", "text /orders|/orders/new|/people|/search"],
  ["status code|http status|error code|code returned", "choice 200|301|400|404|500"],
  [
    "document|document name|document title|title of document|name of document|file name|paper title|filename",
    "text Lease 2024|Birth certificate|Boiler manual|Insurance terms|Minutes May",
  ],
  [
    "document kind|type of document|paper type of document|kind of document|doc type|file type",
    "choice contract|invoice|certificate|letter|manual",
  ],
  [
    "stored in folder|filed under|filed in|file location|filing place|where filed|path",
    "text Folder 2, house|Folder 5, car|Box 1, family|Drawer 3",
  ],
  ["filed|is filed|archived on|filing date|filed on|date filed", "date -200..-1"],
  ["shred after|retention|keep until|retention period|destroy after|keep for", "date 300..2400"],
  ["*sender|from whom received|letter from|mail from|sent by", "text @people"],
  [
    "recipient of letter|sent to|letter to|addressed to|distribution|circulated to|shared with|delivered to",
    "text @people",
  ],
  ["letter type|correspondence type|type of mail|mail type", "choice letter|e-mail|parcel|fax"],
  [
    "draft status|document status|approval status|review status|status of document",
    "choice draft|in review|approved|published",
  ],
  ["approval|sign off|signed off|*approved", "boolean 60"],
  [
    "word count|words|words now|words so far|words written|number of words|words total|wordcount|current words|length in words",
    "number 400..24000 words",
  ],
  ["target words|target word count|word goal|words goal|goal words|daily goal", "number 500..50000 words"],
  [
    "article title|blog post|post title|*headline|post|title of article|blog title|subject line|newsletter title",
    "text Ten calm mornings|How we mend chairs|A map of small cafés|Notes from the harbor",
  ],
  ["post type|content type|type of content|type of post|content format", "choice article|photo|video|story|poll"],
  [
    "*channel|social channel|posted on channel|published in|medium of publication|where published|network",
    "choice website|newsletter|social media|print|podcast",
  ],
  [
    "publish date|publishing date|posting date|goes live|go live date|live on|scheduled for|planned for|launch date|post date|publish on|release on|planned date|scheduled date|scheduled on|live date|publication day|air date",
    "date 1..40",
  ],
  [
    "impressions|reach|page views|clicks|downloads|plays|visits|followers|subscribers|shares count|*views",
    "number 120..8400",
  ],
  [
    "click rate|open rate|engagement rate|conversion rate of page|bounce rate|conversion|engagement|ctr",
    "percent 1..48",
  ],
  [
    "keyword of post|search term|search keyword|hashtag|hashtags|main keyword",
    "text mended chairs|slow travel|garden in May|easy bread",
  ],
  [
    "audience of post|target audience|target group|intended for|persona|for who|aimed at",
    "choice beginners|families|members|professionals",
  ],
  [
    "submitted to|magazine|journal|submission|sent to magazine|literary magazine",
    "text Lampwick Review|Harbor Quarterly|North of Here|The Paper Boat",
  ],
  [
    "submission status|status of submission|answer received|publisher answer",
    "choice sent|accepted|declined|no answer",
  ],
  ["doi|citation|citation key|reference entry", "text Okafor 2019|Ramos et al. 2021|Keller 2017|Tanaka 2022"],
  [
    "abstract|key finding|main finding|argument|conclusion|conclusions",
    "longText Small steps beat large plans|Shade lowers the water need by a third|No difference between the groups|More samples needed",
  ],
  [
    "hypothesis|research question|question to answer|assumption",
    "text more light, more eggs|salt slows the yeast|older paper holds less ink|shade keeps soil moist",
  ],
  [
    "*question|question asked|faq|question text",
    "text When do you open?|Can I bring a guest?|Is parking free?|How do I cancel?",
  ],
  [
    "*answer|correct answer|reply given|response given|solution text|answer given",
    "text from nine|yes, one|behind the hall|up to a day before",
  ],
  ["answered|question answered|responded|replied|solved|resolved|is resolved", "boolean 60"],
  ["wrong answers|correct answers|number correct|right answers|correct", "number 4..20"],
  [
    "prompt|writing prompt|brief|task given",
    "text a door that hums|letter to a stranger|the last ferry|a map with a hole",
  ],
  [
    "character in story|protagonist|main character|narrator of story|antagonist",
    "text a ferry pilot|two sisters|the miller's son|an old botanist",
  ],
  ["point of view|pov|tense|narrative tense", "choice first person|third person|mixed"],
  ["draft number|draft version|manuscript version", "choice first draft|second draft|third draft|final"],
  ["meeting link|video link|call link|zoom link|join link|online link", "url"],
  ["template|layout|template used|design", "text two columns|plain letter|photo on top|list with icons"],
  ["font|typeface|font size", "choice 10 pt|11 pt|12 pt|14 pt|18 pt"],
  ["file size|size in mb|megabytes|attachment size", "number 0.2..48.0 MB"],
  ["release date", "date -900..60"],
  [
    "story",
    "longText A ferry that never arrives|Two sisters inherit a mill|The last winter in the old house|A dog that finds letters",
  ],
];
