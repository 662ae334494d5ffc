import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "massageSpa",
  name: "Massage and spa",
  icon: "flower-2",
  says: {
    en: "spa|massage therapist|massage practice|massage studio|day spa|spa treatments|spa booking|wellness center|massage therapy|sports massage|thai massage|sauna booking|wellness studio|reiki|reflexology|spa hotel treatments",
    de: "Massagepraxis|Massagestudio|Wellness-Spa|Wellnessbehandlungen",
    es: "centro de masajes|masajista|spa de día|tratamientos de spa",
    fr: "salon de massage|masseur|spa et bien-être|soins spa",
    pt: "centro de massagens|massagista|spa e bem-estar|tratamentos de spa",
  },
  forms: ["booking", "site", "management"],
  people: ["therapists", "guests"],
  mood: "warm",
  things: [
    {
      id: "therapist",
      use: "core",
      role: "person",
      icon: "hand-heart",
      names: "therapist|therapists",
      also: "masseur|masseuse|practitioner|staff",
      fields:
        "Name: text\nPicture: image\nDoes: tags Swedish|deep tissue|hot stone|pregnancy|sports|reflexology|facials\nWorks: tags Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday\nPressure: choice gentle|medium|firm",
      cells: "does works pressure",
      rows: "Anong Srisai|Swedish; deep tissue; reflexology|Tuesday; Wednesday; Friday; Saturday|firm\nClaire Dubois|pregnancy; facials; Swedish|Monday; Wednesday; Thursday; Sunday|gentle\nBen Osei|sports; deep tissue|Monday; Tuesday; Thursday; Saturday|firm\nLeila Haddad|hot stone; Swedish; facials|Thursday; Friday; Saturday; Sunday|medium",
    },
    {
      id: "treatment",
      use: "core",
      role: "item",
      icon: "flower-2",
      names: "treatment|treatments",
      also: "massage|ritual|package|service",
      fields:
        "Treatment: text\nPicture: image\nLength: duration 30..120\nPrice: money 38..140 EUR\nRoom: choice cedar|river|couple's room|any\nNot for: text\nAbout: longText",
      cells: "length price room notFor about",
      rows: "Swedish massage|60|72|any|fever|Long strokes, warm oil, the classic\nDeep tissue, back and neck|45|64|any|blood thinners|Slow and firm, for desk shoulders\nHot stone|75|92|cedar|high blood pressure|Basalt at 52 degrees\nPregnancy massage|60|76|river|first twelve weeks|On the side, with cushions\nSports massage, legs|45|62|any|torn muscle|Two days before or after the race\nReflexology|45|56|any||Feet only, you stay dressed\nFacial, oat and honey|60|78|river|honey allergy|Cleanse, mask, hands\nCouple's hour|60|138|couple's room||Side by side, tea afterwards",
    },
    {
      id: "guest",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "guest|guests",
      also: "client|customer|visitor",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nHealth notes: tags none|pregnant|high blood pressure|back surgery|nut allergy|blood thinners\nPressure liked: choice gentle|medium|firm\nForm signed: boolean 75\nLast visit: date -120..-2\nVisits left on card: number 0..9\nLikes: longText",
      cells: "phone eMail healthNotes pressureLiked formSigned lastVisit visitsLeftOnCard likes",
      rows: "Priya Nair|555-0101|priya.nair@example.com|pregnant|gentle|yes|@-28|0|Lavender makes her sick\nMarek Zielinski|555-0102|marek.z@example.com|back surgery|medium|yes|@-21|4|No talking\nGwen Hughes|555-0103|gwen.hughes@example.com|nut allergy|medium|yes|@-60|0|Grapeseed oil only\nDaniel Okoro|555-0104|daniel.okoro@example.com|none|firm|yes|@-9|7|Runs\nElif Demir|555-0105|elif.demir@example.com|none|medium|no|@-95|1|\nThe Lunds|555-0106|lund@example.com|none|gentle|yes|@-40|0|Window open\nHelen Sharp|555-0107|helen.sharp@example.com|high blood pressure|gentle|yes|@-14|2|No hot stones\nAisha Bello|555-0108|aisha.bello@example.com|none|medium|yes|@-33|0|Rain sounds",
    },
    {
      id: "booking",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "booking|bookings",
      also: "appointment|reservation|slot|session|visit",
      fields:
        "Booking: text\nGuest: relation guest\nTreatment: relation treatment\nTherapist: relation therapist\nDate: date -5..14\nTime: time 09:30..19:00\nRoom: choice cedar|river|couple's room\nPrice: money 38..140 EUR\nState: choice booked|confirmed|here|done|canceled late\nPaid by: choice card|cash|voucher|ten-visit card\nNotes: longText",
      cells: "guest treatment therapist date time room price state paidBy notes",
      rows: "Daniel, legs|Daniel Okoro|Sports massage, legs|Ben Osei|@0|10:00|cedar|62|here|ten-visit card|Half marathon Sunday\nPriya, week 26|Priya Nair|Pregnancy massage|Claire Dubois|@0|11:00|river|76|confirmed|card|No lavender\nHelen, feet|Helen Sharp|Reflexology|Anong Srisai|@0|14:30|cedar|56|confirmed|ten-visit card|\nThe Lunds|The Lunds|Couple's hour|Leila Haddad|@1|17:00|couple's room|138|confirmed|voucher|Anniversary\nMarek, back|Marek Zielinski|Deep tissue, back and neck|Anong Srisai|@2|09:30|cedar|64|booked|ten-visit card|Scar at L4\nGwen, facial|Gwen Hughes|Facial, oat and honey|Leila Haddad|@2|12:00|river|78|booked|card|Nuts: check the mask\nAisha, stones|Aisha Bello|Hot stone|Leila Haddad|@3|18:00|cedar|92|booked|card|\nElif, Swedish|Elif Demir|Swedish massage|Claire Dubois|@4|13:00|river|72|booked|voucher|Form first\nHelen, last week|Helen Sharp|Swedish massage|Claire Dubois|@-5|14:30|river|72|done|ten-visit card|\nElif, too late|Elif Demir|Swedish massage|Anong Srisai|@-4|16:00|cedar|72|canceled late|card|Half charged",
    },
    {
      id: "voucher",
      use: "more",
      role: "item",
      icon: "ticket-percent",
      names: "voucher|vouchers",
      also: "gift card|gift voucher|ten-visit card|package",
      fields:
        "Voucher: text\nBought by: text\nFor whom: text\nValue: money 50..300 EUR\nUsed: money 0..300 EUR\nLeft: calc value - used EUR\nSold: date -200..0\nGood until: date -10..900",
      cells: "boughtBy forWhom value used sold goodUntil",
      rows: "G-211|Per Lund|Ingrid Lund|138|0|@-20|@710\nG-212|Demir Motors|Elif Demir|100|0|@-12|@718\nG-198|Tom Barlow|Jess Barlow|150|92|@-170|@560\nG-160|Hale family|Margaret Hale|72|0|@-200|@-5",
    },
  ],
  jobs: "book booking\nfind treatment\nshow treatment.picture\nagenda booking.date\nmove booking.state\nassign booking.therapist\nkeep guest\ncheck guest.formSigned\ntotal booking.price\nshow therapist.picture\nplan booking.date\ntotal voucher.left",
  site: {
    headline: "An hour with the phone off",
    body: "Three rooms, four pairs of hands and tea afterwards. Tell us about pregnancy, operations and allergies when you book.",
    action: "Book a treatment|booking",
    services:
      "Swedish massage|One hour, warm oil|72\nDeep tissue|Forty-five minutes, back and neck|64\nHot stone|Seventy-five minutes in the cedar room|92\nCouple's hour|Side by side|138\nGift voucher|From fifty euros, good for three years|50",
    questions:
      "What do I wear?|As much as you like; towels cover what is not being worked on.\nMay I come when pregnant?|From week thirteen, to Claire.\nHow late can I cancel?|Up to a day before. Later we charge half.\nDo you have a shower?|Yes, with towels and slippers.",
  },
  words: {
    tagline: "Rooms, hands and who must not have hot stones.",
    itch: "Who was allergic to nut oil?",
    promise: "Full rooms, calm guests",
    pov: "POV: the oil was right before she lay down",
    gains: ["3 rooms, 4 therapists, 10 bookings", "Gwen: grapeseed oil only", "Marek has 4 visits left"],
  },
});
