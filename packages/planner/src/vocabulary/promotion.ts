import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { table } from "./rows.ts";

/** What is put up, handed out, given away and shared to be known. */
export const PROMOTION_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "poster, image",
    "poster/posters",
    "placard promotional_poster event_poster billboard",
    "Title: text\nPicture: image\nFormat: choice A3|A2|A1|billboard\nStatus: choice design|printed|on display|taken down\nOccasion: text\nCopies: number 1..300 pcs\nDesigner: text @people\nOn display until: date 5..45",
    table(
      "format status occasion copies",
      "Summer concert in the park|A1|on display|Concert series|60\nBlood drive on Friday|A3|printed|Community health day|120\nOpen day at the workshop|A2|design|Yearly open day|80\nLost property sale|A3|taken down|Spring clearance|40\nSwimming lessons for adults|A2|on display|New course term|75\nRepair café, first Saturday|A3|on display|Monthly meeting|50\nChoir looking for tenors|A3|design|New season|30\nHarbor run, ten kilometers|billboard|printed|City run|6",
    ),
  ),
  known(
    "item",
    "flyer, newspaper",
    "flyer/flyers",
    "leaflet handbill pamphlet",
    "Title: text\nPicture: image\nStatus: choice draft|at the printer|handed out\nCopies: number 100..5000 pcs\nArea: location\nPrinted on: date -30..0\nHeadline: text",
    table(
      "status copies headline",
      "Pizza evening|handed out|2000|Two for one every Tuesday\nGarden care|at the printer|1500|Hedges cut before the first frost\nLanguage café|handed out|600|Talk for an hour, pay for the coffee\nBike check|draft|800|Ready for spring in twenty minutes\nWindow cleaning|handed out|3000|Clear view, fixed price\nDance for beginners|at the printer|1200|No partner needed\nMoving help|draft|1000|Two people and a van from 90\nFlea market|handed out|5000|Eighty stalls along the canal",
    ),
  ),
  known(
    "item",
    "bannerAd, rectangle-horizontal",
    "banner ad/banner ads",
    "display_ad ad_banner web_banner",
    "Title: text\nPicture: image\nSize: choice leaderboard|square|skyscraper|mobile\nStatus: choice scheduled|running|paused|ended\nImpressions: number 0..48000\nClicks: number 0..900\nCost: money 0..600 USD\nRuns until: date 2..40",
    table(
      "size status impressions clicks cost",
      "Winter tires, fitted today|leaderboard|running|42000|610|480\nLearn to sail in a week|square|running|18500|240|210\nFree delivery this weekend|mobile|ended|31000|870|350\nRooms with a view of the lake|skyscraper|paused|9200|64|120\nFresh bread until seven|mobile|running|12400|315|140\nSave on home insurance|leaderboard|scheduled|0|0|0\nTickets from nine dollars|square|running|27800|540|330\nNew season, new chairs|skyscraper|ended|15300|98|190",
    ),
  ),
  known(
    "item",
    "adSlot, layout-panel-top",
    "ad slot/ad slots",
    "ad_placement ad_space advertising_space ad_position",
    "Name: text\nPage: text\nSize: text\nStatus: choice free|reserved|booked\nPrice per week: money 20..400 USD\nBooked by: text\nBooked until: date 3..60",
    table(
      "page size status pricePerWeek bookedBy",
      "Top of the start page|Start page|970 x 250|booked|400|Canal Cycles\nBeside the articles|Articles|300 x 600|booked|180|Mill Lane Books\nBetween search results|Search|728 x 90|free|140|\nBottom of the newsletter|Newsletter|600 x 200|reserved|95|North Gate Trading\nBefore each video|Videos|15 seconds|booked|320|Old Station Hotel\nSponsor of the weather|Weather|300 x 250|free|110|\nClassifieds, first place|Classifieds|300 x 100|booked|45|Harbor Supplies\nBack page of the program|Printed program|A5|free|60|",
    ),
  ),
  known(
    "event",
    "flashSale, zap",
    "flash sale/flash sales",
    "limited_offer special_offer lightning_deal daily_deal seckill",
    "Title: text\nProduct: text\nDate: date -1..10\nStarts: time 08:00..20:00\nDiscount: percent 10..70\nSale price: money 5..250 USD\nIn stock: number 0..80 pcs\nStatus: choice upcoming|running|sold out|ended",
    table(
      "product date starts discount salePrice inStock status",
      "Breakfast hour|Espresso pot|@0|08:00|40|18|22|running\nLunch break deal|Wireless mouse|@0|12:00|35|13|0|sold out\nOne hour of linen|Bed linen set|@1|18:00|50|39|40|upcoming\nLast rackets|Badminton set|@-1|17:00|60|16|0|ended\nRain check|Folding umbrella|@2|09:00|30|12|65|upcoming\nMidweek special|Desk organizer|@3|10:00|45|11|30|upcoming\nLate shopper|Noise-canceling earphones|@5|20:00|25|59|15|upcoming\nCamp kitchen|Gas stove and pans|@-1|11:00|55|31|4|ended",
    ),
  ),
  known(
    "item",
    "groupBuy, shopping-basket",
    "group buy/group buys",
    "group_purchase group_order team_purchase group_buying",
    "Title: text\nPicture: image\nNormal price: money 8..90 USD\nGroup price: money 5..70 USD\nPeople needed: number 3..40\nJoined: number 0..40\nCloses on: date 1..12\nStatus: choice open|reached|failed|delivered",
    table(
      "normalPrice groupPrice peopleNeeded joined closesOn status",
      "Olive oil, five liters|62|45|12|9|@4|open\nOranges, ten kilos|28|19|20|20|@1|reached\nSchool notebooks, pack of 20|24|15|30|31|@2|reached\nWinter firewood, half a cord|88|69|8|3|@9|open\nCoffee beans, one kilo|26|18|15|15|@-3|delivered\nBike lights, pair|22|14|10|6|@6|open\nRaised bed kit|75|58|6|2|@-2|failed\nHoney from two villages|13|9|24|17|@5|open",
    ),
  ),
  known(
    "item",
    "redPacket, gift",
    "red packet/red packets",
    "red_envelope gift_money lucky_money money_gift",
    "Greeting: text\nFrom: text @people\nAmount: money 5..200 USD\nParts: number 1..20\nOpened: number 0..20\nKind: choice equal shares|random shares|one person\nOccasion: choice new year|wedding|birthday|thank you\nSent on: date -12..0",
    table(
      "amount parts opened kind occasion sentOn",
      "Health and luck to the whole family|88|8|8|random shares|new year|@-10\nFor the happy couple|200|1|1|one person|wedding|@-6\nA good start for the little one|66|1|1|one person|birthday|@-5\nThanks for the late shifts|120|12|9|equal shares|thank you|@-4\nMay every bowl be full|50|10|10|random shares|new year|@-10\nTo the class that passed|60|20|18|equal shares|thank you|@-2\nSweet eighteen|18|1|0|one person|birthday|@0\nQuick ones get more|30|6|2|random shares|new year|@-1",
    ),
  ),
  known(
    "event",
    "luckyDraw, ferris-wheel",
    "lucky draw/lucky draws",
    "prize_draw raffle lottery lucky_wheel lottery_draw sweepstake giveaway",
    "Title: text\nStatus: choice planned|open|drawn\nDrawn on: date -7..21\nMain prize: text\nEntries: number 0..800\nEntry price: money 0..5 USD\nWinners: number 1..30\nHost: text @people",
    table(
      "status drawnOn mainPrize entries entryPrice winners",
      "School fair raffle|open|@6|Family bicycle|312|2|25\nNewsletter draw, May|drawn|@-4|Basket of local food|640|0|3\nOpening week wheel|open|@2|Year of free coffee|485|0|10\nFire station lottery|planned|@21|Hot-air balloon ride|0|5|12\nReader survey draw|drawn|@-7|Tablet with stylus|760|0|1\nHarvest raffle|open|@11|Half a smoked ham|148|3|15\nHundredth match draw|planned|@16|Two season tickets|0|0|4\nChristmas tombola|open|@9|Weekend in the mountains|221|2|30",
    ),
  ),
  known(
    "item",
    "referral, share-2",
    "referral/referrals",
    "invitation_code recommendation_bonus friend_invitation invite_code",
    "Name of friend: text\nInvited by: text @people\nCode: text\nChannel: choice link|email|in person|message\nStatus: choice invited|signed up|first order|rewarded\nBonus: money 0..30 USD\nInvited on: date -40..0",
    table(
      "code channel status bonus",
      "Bilal Siddiqui|RF-204|link|rewarded|20\nMarta Kowalczyk|RF-205|email|signed up|0\nThabo Mokoena|RF-206|in person|rewarded|20\nCamille Laurent|RF-207|message|invited|0\nJun Nakamura|RF-208|link|first order|10\nRosa Iglesias|RF-209|message|signed up|0\nEmil Sandberg|RF-210|email|invited|0\nWanjiru Kamau|RF-211|link|rewarded|30",
    ),
  ),
  known(
    "person",
    "affiliate, share-2",
    "affiliate/affiliates",
    "influencer reseller ambassador brand_ambassador blogger",
    "Name: text\nChannel: choice blog|video|newsletter|podcast\nAudience: number 400..48000\nStatus: choice applied|active|paused\nRate: percent 3..20\nSales: number 0..120\nEarned: money 0..1800 USD\nSite: url",
    table(
      "channel audience status rate sales earned",
      "Ana Petrović|blog|8200|active|8|64|610\nKwame Boateng|video|31000|active|12|118|1740\nSakura Endo|newsletter|5400|active|10|41|480\nLucas Moreau|podcast|12600|paused|8|22|205\nMina Farouk|video|47000|active|15|96|1390\nErik Holm|blog|2900|applied|5|0|0\nPaola Conti|newsletter|1800|active|10|13|120\nRavi Menon|blog|900|applied|5|0|0",
    ),
  ),
  known(
    "item",
    "newsletterIssue, mail-open",
    "newsletter/newsletters",
    "newsletter_issue mailing mass_email email_newsletter",
    "Subject: text\nStatus: choice draft|scheduled|sent\nSent on: date -60..7\nRecipients: number 0..4200\nOpened: percent 0..70\nClicked: percent 0..20\nAuthor: text @people\nText: longText",
    table(
      "status sentOn recipients opened clicked text",
      "What grows in April|sent|@-42|3980|48|9|Sowing dates, a soil test and two offers\nThree new courses|sent|@-35|4010|41|12|Pottery, first aid and bread baking\nWe are moving next door|sent|@-28|4055|63|6|New entrance from the first of the month\nYour questions answered|sent|@-21|4090|39|7|On returns, sizes and gift wrapping\nBehind the counter|sent|@-14|4120|44|5|A day with our two apprentices\nEarly tickets|sent|@-7|4180|57|18|Three days before the public sale\nSummer hours|scheduled|@3|4200|0|0|Open later on Thursdays until August\nIdeas for rainy days|draft|@7|0|0|0|Museums, workshops and one good soup",
    ),
  ),
  known(
    "item",
    "newsletterSubscriber, mail-check",
    "newsletter subscriber/newsletter subscribers",
    "mailing_list_member email_subscriber",
    "Name: text\nE-mail: email\nStatus: choice unconfirmed|active|unsubscribed\nSource: choice website|shop|event|friend\nLanguage: choice English|Spanish|French|German\nJoined: date -500..-2\nOpens: percent 0..90",
    table(
      "eMail status source language opens",
      "Ines Carvalho|ines.carvalho@example.com|active|website|English|62\nDmitri Volkov|dmitri.volkov@example.com|active|event|English|38\nFatima Zahra|fatima.zahra@example.com|active|shop|French|71\nPablo Herrera|pablo.herrera@example.com|unsubscribed|website|Spanish|4\nGreta Baumann|greta.baumann@example.com|active|friend|German|55\nChidi Eze|chidi.eze@example.com|unconfirmed|website|English|0\nMaeve Doyle|maeve.doyle@example.com|active|shop|English|83\nYusuf Kaya|yusuf.kaya@example.com|unconfirmed|event|German|0",
    ),
  ),
  known(
    "item",
    "slogan, quote",
    "slogan/slogans",
    "tagline catchphrase ad_copy advertising_copy marketing_copy",
    "Text: text\nUsed for: text\nTone: choice warm|witty|plain|bold\nStatus: choice idea|shortlisted|in use|retired\nAuthor: text @people\nVotes: number 0..24\nWritten on: date -60..-1",
    table(
      "usedFor tone status votes",
      "Bread that gets up before you|Bakery|witty|in use|19\nQuiet rooms, loud ideas|Shared office|bold|shortlisted|14\nYour bike deserves a Monday off|Repair shop|witty|shortlisted|17\nCare that knows your name|Home care|warm|in use|22\nFewer forms, more summer|Travel agency|plain|idea|6\nWe pick up before you call twice|Plumber|bold|idea|9\nOld wood, new stories|Furniture workshop|warm|retired|11\nEverything for the first tooth|Children's dentist|warm|idea|5",
    ),
  ),
  known(
    "event",
    "pressEvent, mic",
    "press conference/press conferences",
    "press_event media_briefing press_briefing",
    "Title: text\nDate: date -6..20\nTime: time 09:00..16:00\nPlace: location\nSpeaker: text @people\nJournalists: number 0..40\nStatus: choice planned|confirmed|held\nTopic: longText",
    table(
      "date time journalists status topic",
      "New wing of the hospital|@4|10:00|26|confirmed|Cost, rooms and opening date\nResults of the first half|@-3|09:00|31|held|Sales by region and the outlook\nTransfer of a goalkeeper|@1|14:00|18|confirmed|Contract of two years\nRiver cleanup, final figures|@-6|11:00|12|held|Eleven tons in four weekends\nFares for next year|@9|10:30|0|planned|Monthly passes and children's tickets\nStart of the film week|@12|15:00|9|planned|Guests, venues and ticket sales\nSearch for a new director|@16|09:30|0|planned|Timetable of the museum board\nFlood warning system|@2|13:00|22|confirmed|Test alarm and phone messages",
    ),
  ),
  known(
    "item",
    "sponsorPackage, handshake",
    "sponsor package/sponsor packages",
    "sponsorship_package sponsor_offer sponsorship_level",
    "Name: text\nPrice: money 100..9000 USD\nAvailable: number 1..20\nTaken: number 0..15\nLogo shown: choice everywhere|stage|program|website\nFree tickets: number 0..20\nBenefits: lines\nContact: text @people",
    table(
      "price available taken logoShown freeTickets benefits",
      "Main sponsor|9000|1|1|everywhere|20|Name in the title;Speech at the opening;Stand by the entrance\nStage partner|4500|2|1|stage|12|Banner on stage;Stand in the foyer\nGold|2500|5|3|program|8|Full page in the program;Thanks from the stage\nSilver|1200|10|6|program|4|Half page in the program\nFriend|300|20|15|website|2|Name on the website\nTeam shirts|1800|1|0|everywhere|6|Logo on forty shirts\nWater stations|900|3|2|stage|4|Flags at three stations\nChildren's corner|650|1|0|website|2|Sign at the play area;Name on the website",
    ),
  ),
];
