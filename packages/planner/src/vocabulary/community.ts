import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { contacts, people, PUBLIC, PUPILS, table } from "./rows.ts";

/** What people write to one another, and what they do together. */
export const COMMUNITY_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "comment, message-square",
    "comment/comments",
    "user_comment remark note_comment opinion",
    "Subject: text\nText: longText\nFrom: text @people\nDate: date -10..0\nLikes: number 0..24\nStatus: choice waiting|published|hidden",
    table(
      "text likes status",
      "On the new opening hours|Thursday evening helps everyone who works.|14|published\nOn the bus routes|Does the route by the hospital stay?|6|published\nOn the garden report|Our school would like to try this too.|9|published\nOn the energy tips|The seals made a clear difference.|11|published\nOn the spring fair|Is there a place to leave bicycles?|4|published\nOn the photographs|The third one would make a good poster.|7|published\nOn the course|The exercises were well chosen.|3|waiting\nOn the minutes|Point four needs a date.|1|waiting",
    ),
  ),
  known(
    "item",
    "message, mail",
    "message/messages",
    "private_message text_message chat_message direct_message conversation chat chat_record email e-mail letter chat_history sms inbox",
    "Subject: text\nText: longText\nFrom: text @people\nTo: text @people\nSent: dateTime -6..0\nRead: boolean 60\nAttachment: image",
    table(
      "text sent read",
      "Meeting tomorrow|Does ten o'clock suit you?|@0T09:12|no\nDocuments|Thank you, I have received them.|@0T08:40|yes\nQuestion on the order|When will the second box arrive?|@-1T16:25|yes\nPlaces for Saturday|Two places are still free.|@-1T11:05|no\nKey for the hall|It is at the desk until six.|@-2T15:30|yes\nMinutes|I have added the last point.|@-3T10:18|yes\nNew address|We have moved to Park Street 12.|@-4T13:50|yes\nThank you|The evening went well, thanks to all.|@-5T21:10|yes",
    ),
  ),
  known(
    "item",
    "review, star",
    "review/reviews",
    "evaluation rating product_review customer_review user_review assessment evaluation_record",
    "Title: text\nRating: rating 2..5\nText: longText\nFrom: text @people\nDate: date -40..0\nHelpful: number 0..18\nStatus: choice waiting|published|hidden\nReply: longText",
    table(
      "rating text helpful status reply",
      "Does what it should|5|In daily use for three months without a fault.|16|published|\nGood, with one remark|4|Solid work, but the manual is short.|9|published|A longer manual is now online\nFriendly advice|5|Took time for all questions.|12|published|\nDelivery took long|3|Nine days instead of five, well packed.|7|published|We are sorry about the delay\nFair price|4|Cheaper than elsewhere, same quality.|8|published|\nNot for small rooms|3|Larger than it looks in the picture.|5|published|\nWould come again|5|Clean, quiet and easy to reach.|11|published|\nPart was missing|2|Two screws were not in the box.|4|waiting|",
    ),
  ),
  known(
    "item",
    "testimonial, quote",
    "testimonial/testimonials",
    "customer_testimonial client_testimonial reference customer_feedback_quote success_story customer_story",
    "Name: text\nPicture: image\nCompany: text\nText: longText\nRating: rating 4..5\nDate: date -300..-10\nPublished: boolean 90",
    people(
      PUBLIC,
      "company text rating",
      "Riverside School|Clear advice, and the work was finished on the agreed day.|5\nHarbour Supplies|Reliable for years. Questions are answered the same day.|5\nElm Court Clinic|The introduction for our staff was well prepared.|4\nCanal Components|Good value, and no surprises on the invoice.|5\nGarden Row Retail|Changes were made without delay.|4\nOld Station Hotel|Our guests noticed the difference at once.|5\nNorth Gate Energy|Precise planning and careful work.|5\nMill Lane Training|We would choose the same partner again.|4",
    ),
  ),
  known(
    "item",
    "feedback, message-square-text",
    "feedback/feedback",
    "suggestion user_feedback customer_feedback opinion_box improvement_suggestion feedback_information",
    "Title: text\nStatus: choice new|in review|planned|done\nKind: choice idea|problem|praise|question\nText: longText\nFrom: text @people\nDate: date -20..0\nRating: rating 2..5\nVotes: number 0..30\nReply: longText",
    table(
      "status kind text rating votes",
      "Larger type in lists|planned|idea|Hard to read on a small screen|4|18\nExport as a spreadsheet|in review|idea|For the monthly report|4|24\nSearch finds nothing with accents|in review|problem|Names with é are not found|3|11\nQuick answer from support|done|praise|Solved within the hour|5|6\nReminder by e-mail|planned|idea|A day before the appointment|4|27\nWhere do old entries go?|done|question|After the end of the year|3|4\nPage is slow in the morning|new|problem|Between eight and nine|2|9\nDark colours|new|idea|For work in the evening|4|15",
    ),
  ),
  known(
    "item",
    "post, message-square-text",
    "post/posts",
    "forum_post social_post status_update community_post moment dynamic user_post",
    "Title: text\nText: longText\nPicture: image\nFrom: text @people\nDate: dateTime -8..0\nTopic: choice everyday|questions|offers|events|tips\nLikes: number 0..64\nReplies: number 0..18",
    table(
      "text topic likes replies",
      "Which plants for a shady balcony?|North side, not much wind, two boxes.|questions|14|11\nWalk along the canal on Sunday|We meet at ten at the old station.|events|32|7\nMoving boxes to give away|Fifteen pieces, clean, to be picked up.|offers|21|5\nHow I label my seedlings|Wooden sticks and a soft pencil last all summer.|tips|47|9\nFirst day at the new school|All went well, and the way is short.|everyday|58|16\nLooking for a quiet place to study|Open in the evening, with sockets.|questions|19|13\nRepair café next Thursday|Bring small devices and their cables.|events|41|6\nBread without kneading|Twelve hours of rest do the work.|tips|62|18",
    ),
  ),
  known(
    "item",
    "topic, hash",
    "topic/topics",
    "forum_topic discussion thread discussion_topic forum_thread discussion_thread subject_topic forum",
    "Title: text\nDescription: longText\nStatus: choice open|answered|closed\nCategory: choice general|help|ideas|events\nStarted by: text @people\nDate: date -40..-5\nReplies: number 0..48\nViews: number 20..900\nLast reply: date -4..0",
    table(
      "description status category replies views",
      "Welcome and introductions|Tell the others who you are|open|general|48|900\nRules of the forum|Please read before your first post|closed|general|6|780\nHow to find old posts|Search and filters explained|answered|help|12|340\nIdeas for the summer programme|Collected until the end of May|open|ideas|36|510\nMeeting in June|Place, time and who brings what|open|events|22|265\nPictures do not load|On slow connections|answered|help|9|180\nA calendar for everyone|What it should show|open|ideas|17|225\nThanks to the helpers|After the spring fair|closed|general|15|310",
    ),
  ),
  known(
    "item",
    "announcement, megaphone",
    "announcement/announcements",
    "notice bulletin notice_announcement public_notice system_announcement announcement_information",
    "Title: text\nText: longText\nCategory: choice general|important|event|maintenance\nDate: date -20..0\nValid until: date 5..40\nFrom: text @people\nFor: choice everyone|staff|members|visitors\nPinned: boolean 25",
    table(
      "text category forValue pinned",
      "Closed on Monday|The office is closed because of the public holiday.|important|everyone|yes\nNew telephone number|From the first of the month: 555-0100.|general|everyone|no\nGeneral meeting|On the 24th at seven in the main hall.|event|members|yes\nMaintenance of the lift|Please use the north stairs on Wednesday.|maintenance|everyone|no\nFirst-aid course|Eight places are left.|event|staff|no\nSummer hours|Open from eight to four in July and August.|general|visitors|no\nFire drill|Thursday morning, it takes half an hour.|important|staff|no\nNew form for expenses|The old one is valid until the end of the month.|general|staff|no",
    ),
  ),
  known(
    "event",
    "event, calendar-days",
    "event/events",
    "activity community_event event_information upcoming_event cultural_event public_event event_activity competition conference exhibition concert show_event workshop match",
    "Title: text\nPicture: image\nDate: date 1..60\nTime: time 10:00..19:00\nPlace: location\nCategory: choice culture|sport|education|market|meeting\nPlaces: number 20..300\nRegistered: number 0..19\nPrice: money 0..25 EUR\nOrganiser: text @people\nStatus: choice planned|open|full|over\nDescription: longText",
    table(
      "category places registered price status description",
      "Spring fair|market|300|142|0|open|Stalls, music and a tour of the hall\nReading with discussion|culture|60|41|6|open|New stories and a conversation\nRun along the river|sport|200|118|12|open|Five and ten kilometres\nRepair café|education|40|22|0|open|Bring small devices and clothes\nGeneral meeting|meeting|120|57|0|planned|Report, accounts and elections\nWorkshop: first aid|education|20|20|15|full|With exercises in pairs\nOpen-air concert|culture|250|96|10|open|Brass and choir\nSeed exchange|market|80|35|0|planned|Seeds, cuttings and advice",
    ),
  ),
  known(
    "item",
    "donation, hand-heart",
    "donation/donations",
    "contribution donation_record sponsorship donated_item",
    "Donor: text\nAmount: money 10..500 EUR\nStatus: choice promised|received|thanked\nProject: choice school|water|health|emergency aid\nDate: date -40..0\nMethod: choice transfer|card|cash|goods\nReceipt sent: boolean 50\nMessage: longText",
    people(
      PUBLIC,
      "amount status project method receiptSent message",
      "50|thanked|school|card|yes|For the new books\n200|thanked|water|transfer|yes|\n25|received|health|card|no|\n500|thanked|emergency aid|transfer|yes|On behalf of our office\n10|received|school|cash|no|\n100|promised|water|transfer|no|At the end of the month\n75|received|school|transfer|no|In memory of a teacher\n40|thanked|health|card|yes|",
    ),
  ),
  known(
    "item",
    "charityProject, heart-handshake",
    "charity project/charity projects",
    "charity welfare_project public_welfare_project public_welfare_activity crowdfunding_project fundraising_project aid_project charity_activity fundraiser charity_event",
    "Title: text\nPicture: image\nStatus: choice planned|collecting|running|finished\nCategory: choice education|health|environment|emergency aid\nGoal: money 2000..40000 EUR\nRaised: money 0..38000 EUR\nDonors: number 0..420\nEnds: date 10..120\nPlace: location\nDescription: longText",
    table(
      "status category goal raised donors description",
      "Books for the village school|collecting|education|6000|4150|96|A library of six hundred books\nWell for two hundred families|running|health|18000|18000|240|Drilling, pump and training\nTrees along the road|collecting|environment|4000|1320|58|Two hundred trees in autumn\nMobile clinic|collecting|health|36000|21400|388|Visits to nine villages\nWarm meals in winter|running|emergency aid|9000|9000|175|Lunch on five days a week\nTablets for lessons|planned|education|12000|0|0|Thirty devices and a network\nRiver clean-up|finished|environment|2000|2180|64|Tools, gloves and transport\nRoofs after the storm|running|emergency aid|25000|25000|410|Material for forty houses",
    ),
  ),
  known(
    "item",
    "petition, pen-line",
    "petition/petitions",
    "signature_campaign proposal initiative citizen_proposal",
    "Title: text\nStatus: choice collecting|handed in|answered\nCategory: choice traffic|schools|environment|culture\nStarted by: text @people\nSignatures: number 40..2400\nGoal: number 500..3000\nEnds: date 5..60\nText: longText",
    table(
      "status category signatures goal text",
      "Safer crossing at the school|collecting|traffic|812|1000|A crossing with lights at the main entrance\nKeep the branch library open|handed in|culture|2380|2000|It is the only one within walking distance\nNight buses at weekends|collecting|traffic|1140|2000|One bus an hour until two\nTrees for Market Square|collecting|environment|430|1000|Shade in summer and places to sit\nLonger swimming hours|answered|culture|960|500|Open until nine on Fridays\nNo plastic at city events|collecting|environment|655|1500|Returnable cups and plates\nFree school meals|handed in|schools|2900|2500|For all pupils up to year six\nQuiet zone by the hospital|collecting|traffic|275|500|Thirty kilometres an hour at all times",
    ),
  ),
  known(
    "person",
    "member, users",
    "member/members",
    "member_information club_member community_member membership vip_member",
    "Name: text\nMember number: text\nLevel: choice basic|silver|gold\nE-mail: email\nPhone: phone\nJoined: date -1200..-30\nValid until: date 20..340\nStatus: choice active|paused|left\nPoints: number 0..900",
    contacts(
      PUBLIC,
      "memberNumber level status points",
      "M-1001|gold|active|860\nM-1002|basic|active|120\nM-1003|silver|active|430\nM-1004|basic|paused|75\nM-1005|silver|active|510\nM-1006|gold|active|790\nM-1007|basic|left|0\nM-1008|basic|active|210",
    ),
  ),
  known(
    "item",
    "memberLevel, crown",
    "member level/member levels",
    "membership_level tier vip_level loyalty_level user_level membership_tier",
    "Name: text\nPoints from: number 0..2000\nDiscount: percent 0..20\nYearly fee: money 0..120 EUR\nBenefits: lines\nMembers: number 4..420\nColour: colour",
    table(
      "pointsFrom discount yearlyFee benefits members",
      "Starter|0|0|0|Newsletter|420\nBasic|100|2|0|Newsletter;Birthday offer|310\nBronze|250|4|0|Birthday offer;Early access|184\nSilver|500|6|20|Early access;Free delivery|126\nGold|900|10|40|Free delivery;Own adviser|72\nPlatinum|1500|15|80|Own adviser;Invitations|28\nFamily|300|5|30|Four cards;Free delivery|64\nHonorary|2000|20|0|All benefits|6",
    ),
  ),
  known(
    "item",
    "loyaltyPoint, coins",
    "loyalty point/loyalty points",
    "point points_record reward_point bonus_point point_record credit_point",
    "Name: text\nPoints: number 5..200\nKind: choice earned|spent|expired\nReason: choice purchase|check-in|review|referral|reward\nDate: date -30..0\nBalance: number 0..900\nValid until: date 60..365",
    people(
      PUBLIC,
      "points kind reason date balance",
      "120|earned|purchase|@-1|640\n10|earned|check-in|@-1|85\n200|spent|reward|@-3|310\n25|earned|review|@-5|455\n50|earned|referral|@-8|720\n80|earned|purchase|@-11|190\n150|spent|reward|@-15|60\n40|expired|purchase|@-20|0",
    ),
  ),
  known(
    "item",
    "reward, gift",
    "reward/rewards",
    "points_reward redemption gift redemption_item exchange_item",
    "Title: text\nPicture: image\nPoints: number 50..900\nCategory: choice voucher|item|event|donation\nLeft: number 0..60\nRedeemed: number 0..120\nValid until: date 20..200\nStatus: choice available|sold out\nDescription: longText",
    table(
      "points category left redeemed status description",
      "Voucher, 10 euros|200|voucher|60|118|available|For every branch\nTote bag|120|item|34|66|available|Cotton, two handles\nCinema ticket|300|event|18|42|available|Valid on all days\nTree planted in your name|150|donation|50|29|available|With certificate\nThermos cup|260|item|0|80|sold out|Half a litre\nFree delivery, one month|180|voucher|45|71|available|From the next order\nMuseum evening|450|event|12|8|available|Guided tour and a drink\nNotebook set|90|item|27|53|available|Three pieces, A5",
    ),
  ),
  known(
    "item",
    "rewardTask, list-checks",
    "reward task/reward tasks",
    "bounty bounty_task mission daily_task quest errand errand_task",
    "Title: text\nStatus: choice open|taken|handed in|rewarded\nReward: money 5..80 EUR\nPublished by: text @people\nTaken by: text @people\nDeadline: date 1..14\nCategory: choice errand|text|design|research|help\nDescription: longText",
    table(
      "status reward category description",
      "Collect a parcel|open|8|errand|From the post office in Mill Lane\nProofread four pages|taken|25|text|Spelling and commas\nPoster for the fair|handed in|80|design|A3, two colours\nCompare three offers|open|30|research|Prices and delivery times\nCarry a cupboard|taken|20|help|Second floor, two people\nType up an interview|rewarded|45|text|Twenty minutes of audio\nWater plants for a week|open|15|help|Every second day\nFind a meeting room|rewarded|10|research|For twelve people on Friday",
    ),
  ),
  known(
    "item",
    "checkIn, map-pin-check",
    "check-in/check-ins",
    "check_in checkin daily_check-in punch attendance_check_in sign_in punch-in",
    "Name: text\nDate: date -6..0\nTime: time 07:00..10:00\nPlace: location\nDays in a row: number 1..40\nMood: choice good|fair|tired\nNote: text",
    people(
      PUPILS,
      "date time daysInARow mood note",
      "@0|07:30|12|good|Before breakfast\n@0|08:05|3|fair|\n@0|07:10|40|good|\n@0|09:20|1|tired|After the night train\n@-1|07:45|8|good|\n@-1|08:30|5|fair|\n@-2|07:55|21|good|\n@-3|09:10|2|fair|",
    ),
  ),
];
