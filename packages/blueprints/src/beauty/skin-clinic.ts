import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "skinClinic",
  name: "Skin care clinic",
  icon: "sparkles",
  says: {
    en: "skin care clinic|skincare clinic|skin clinic|aesthetic clinic|aesthetics clinic|cosmetic clinic|medical spa|medspa|botox clinic|filler appointments|laser hair removal|chemical peels|microneedling|acne treatment plans|before and after skin photos|aesthetic nurse|skin patch tests|dermal fillers",
    de: "Hautpflegeinstitut|Ästhetikpraxis|Laser-Haarentfernung|Hautklinik",
    es: "clínica estética|medicina estética|depilación láser|tratamientos faciales médicos",
    fr: "clinique esthétique|médecine esthétique|épilation laser|soins de la peau médicaux",
    pt: "clínica de estética|medicina estética|depilação a laser|tratamentos de pele",
  },
  forms: ["management", "booking", "site", "portal"],
  people: ["practitioners", "receptionists", "clients"],
  mood: "sober",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "patient|customer",
      fields:
        "Name: text\nBorn: date -24000..-7000\nPhone: phone\nE-mail: email\nSkin type: choice I|II|III|IV|V|VI\nConcern: tags acne|pigment|redness|fine lines|scars|hair|dry skin\nMind: tags none|pregnant|cold sores|isotretinoin|blood thinners|keloids|lidocaine allergy\nHistory reviewed: date -400..-1\nReview due: date -30..330\nDays left: daysUntil reviewDue\nPhotos allowed: boolean 60",
      cells: "born phone eMail skinType concern mind historyReviewed reviewDue photosAllowed",
      rows: "Leonie Hart|1998-03-11|555-0101|leonie.hart@example.com|II|acne; scars|isotretinoin|@-90|@275|yes\nFarah Siddiqui|1986-12-02|555-0102|farah.siddiqui@example.com|IV|pigment|none|@-371|@-6|yes\nMoira Blake|1969-05-27|555-0103|moira.blake@example.com|I|redness; fine lines|cold sores|@-200|@165|no\nDenise Amadi|1991-08-14|555-0104|denise.amadi@example.com|VI|hair|keloids|@-30|@335|yes\nYuki Arai|1983-01-20|555-0105|yuki.arai@example.com|III|fine lines|none|@-352|@13|no\nPauline Weiss|1975-10-06|555-0106|pauline.weiss@example.com|II|fine lines; dry skin|blood thinners|@-120|@245|yes\nAndre Simmons|1994-07-17|555-0107|andre.simmons@example.com|V|hair; scars|none|@-60|@305|yes\nCaitlin Roche|1996-11-29|555-0108|caitlin.roche@example.com|I|acne|pregnant|@-15|@350|yes",
    },
    {
      id: "treatment",
      use: "core",
      role: "item",
      icon: "sparkles",
      names: "treatment|treatments",
      also: "service|procedure|price list",
      fields:
        "Treatment: text\nKind: choice peel|laser|microneedling|injectable|facial|consultation\nLength: duration 15..75\nPrice: money 0..320 GBP\nSessions: number 1..8\nWeeks between: number 0..12\nPatch test: boolean 40\nNot for: tags none|pregnant|isotretinoin|blood thinners|cold sores|keloids\nAftercare: longText",
      cells: "kind length price sessions weeksBetween patchTest notFor aftercare",
      rows: "Consultation|consultation|30|0|1|0|no|none|Photos and history\nMandelic peel|peel|40|85|6|3|yes|isotretinoin|No sun, no scrub for a week\nLaser, underarms|laser|20|60|8|6|yes|pregnant; isotretinoin|Shave the day before, no deodorant\nLaser, lower legs|laser|50|150|8|6|yes|pregnant; isotretinoin|Shave the day before\nMicroneedling, face|microneedling|60|160|4|5|no|isotretinoin; blood thinners; keloids|Red for two days, mineral sunscreen\nWrinkle relaxer, three areas|injectable|30|240|1|12|no|pregnant; blood thinners|Upright for four hours\nRedness laser|laser|30|140|4|5|yes|pregnant; isotretinoin|Cold packs, SPF 50\nCalm facial|facial|50|70|1|4|no|none|",
    },
    {
      id: "plan",
      use: "core",
      role: "item",
      icon: "clipboard-list",
      names: "course|courses",
      also: "treatment plan|package|series",
      fields:
        "Course: text\nClient: relation client\nTreatment: relation treatment\nSessions bought: number 1..8\nSessions done: number 0..8\nLeft: calc sessionsBought - sessionsDone\nPaid: money 0..1200 GBP\nNext due: date -20..40\nDays left: daysUntil nextDue\nPatch test done: date -200..-1\nResult so far: choice too early|slight|good|very good",
      cells: "client treatment sessionsBought sessionsDone paid nextDue patchTestDone resultSoFar",
      rows: "Farah, six peels|Farah Siddiqui|Mandelic peel|6|3|510|@0|@-66|good\nDenise, underarms|Denise Amadi|Laser, underarms|8|1|480|@12|@-31|too early\nAndre, neck laser|Andre Simmons|Laser, underarms|8|5|480|@-4|@-215|very good\nMoira, redness|Moira Blake|Redness laser|4|2|560|@6|@-80|slight\nYuki, needling|Yuki Arai|Microneedling, face|4|1|640|@2|@-40|too early\nLeonie, scars later|Leonie Hart|Microneedling, face|4|0|0|@38|@-10|too early",
    },
    {
      id: "appointment",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "appointment|appointments",
      also: "visit|booking|session",
      fields:
        "Appointment: text\nClient: relation client\nTreatment: relation treatment\nSeen by: text @people\nDate: date -7..14\nTime: time 09:00..19:00\nRoom: choice laser room|room 2|room 3\nState: choice booked|arrived|in treatment|done|no-show\nConsent signed: boolean 70\nSettings: text\nBatch: text\nPrice: money 0..320 GBP\nReaction: choice none|red|swollen|blister|bruise\nNotes: longText",
      cells: "client treatment seenBy date time room state consentSigned settings batch price reaction notes",
      rows: "Farah, peel 4|Farah Siddiqui|Mandelic peel|Nurse Orla Keane|@0|09:30|room 2|in treatment|yes|30 percent, 8 min|MP-118|85|none|Review history first\nAndre, laser 6|Andre Simmons|Laser, underarms|Petra Kolar|@0|11:00|laser room|booked|yes|1064 nm, 20 J||60|none|\nCaitlin asks|Caitlin Roche|Consultation|Nurse Orla Keane|@0|14:00|room 3|booked|no|||0|none|Pregnant, facials only\nPauline, calm|Pauline Weiss|Calm facial|Petra Kolar|@1|10:00|room 2|booked|yes|||70|none|Bruises\nYuki, needling 2|Yuki Arai|Microneedling, face|Nurse Orla Keane|@2|16:30|room 3|booked|yes|1.0 mm||160|none|\nMoira, redness 3|Moira Blake|Redness laser|Petra Kolar|@6|13:00|laser room|booked|yes|595 nm, 9 J||140|none|Cold sore tablet the day before\nDenise, laser 1|Denise Amadi|Laser, underarms|Petra Kolar|@-7|12:00|laser room|done|yes|1064 nm, 16 J||60|red|Gone after a day\nYuki, relaxer|Yuki Arai|Wrinkle relaxer, three areas|Nurse Orla Keane|@-5|17:00|room 3|done|yes|20 units|BX-2207|240|bruise|Check after two weeks\nLeonie, talk|Leonie Hart|Consultation|Nurse Orla Keane|@-6|15:00|room 3|done|yes|||0|none|Six months after isotretinoin",
    },
    {
      id: "stock",
      use: "more",
      role: "item",
      icon: "package",
      names: "product|products",
      also: "vial|batch|cream|sunscreen",
      fields:
        "Product: text\nKind: choice injectable|peel|numbing|aftercare|retail\nBatch: text\nIn stock: number 0..40\nReorder at: number 2..10\nUse by: date -5..500\nPrice: money 0..60 GBP",
      cells: "kind batch inStock reorderAt useBy price",
      rows: "Relaxer, 100 units|injectable|BX-2207|3|2|@120|0\nMandelic 30 percent|peel|MP-118|2|2|@44|0\nNumbing cream 30 g|numbing|LC-90|6|4|@-1|0\nSPF 50 mineral|retail|SP-510|14|6|@400|32\nRepair balm|aftercare|RB-77|9|5|@310|18",
    },
  ],
  jobs: "agenda appointment.date\nmove appointment.state\ncheck appointment.consentSigned\nbook appointment\ndue client.reviewDue\nkeep plan\ndue plan.nextDue\nassign appointment.seenBy\nkeep client\nfind treatment\ndue stock.useBy\nchart appointment.reaction",
  site: {
    headline: "Skin first, price list second",
    body: "Peels, laser, needling and injectables by nurses, after a talk and a look. What does not suit your skin we will not sell you.",
    action: "Book an appointment|appointment",
    services:
      "Consultation|Half an hour with photos|0\nMandelic peel|Forty minutes|85\nLaser, underarms|Per session, six to eight needed|60\nMicroneedling|Face, numbing included|160\nWrinkle relaxer|Three areas|240",
    questions:
      "Do I need a patch test?|For laser and peels yes, at least two days before.\nI am pregnant. What can I have?|Facials. The rest can wait, and it does.\nDoes laser work on dark skin?|Yes, with the right wavelength. We start low.\nHow long will I be red?|After a peel a day, after needling two.",
  },
  words: {
    tagline: "Courses, consents and the settings from last time.",
    itch: "What energy did we use last time?",
    promise: "Every setting, batch and consent on the card",
    pov: "POV: session six starts where session five ended",
    gains: ["Andre: 3 laser sessions left", "Farah: history review 6 days late", "Numbing cream: past its date"],
  },
});
