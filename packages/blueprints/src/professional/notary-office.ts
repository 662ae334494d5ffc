import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "notaryOffice",
  name: "Notary office",
  icon: "stamp",
  says: {
    en: "notary|notary office|notary public|notarial deeds|mobile notary|notary journal|loan signing agent|notarisation bookings|deed register|power of attorney signing|property purchase deeds|notary signing appointments|certified copies and signatures|apostille service|notary practice",
    de: "Notariat|Notar|Urkundenrolle|Beurkundung",
    es: "notaría|notario|escrituras notariales",
    fr: "étude notariale|notaire|actes notariés",
    pt: "cartório notarial|notário|escrituras notariais",
  },
  forms: ["management", "booking", "site", "portal"],
  people: ["notary and clerks", "clients"],
  mood: "sober",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "party|signer|buyer|seller",
      fields:
        "Name: text\nKind: choice person|couple|company|heirs\nPhone: phone\nE-mail: email\nAddress: location\nIdentity seen: choice not yet|passport|identity card|register extract\nDocument until: date -30..2000\nInterpreter: text\nDeeds: rollup count deed.client\nNotes: longText",
      cells: "kind phone eMail address identitySeen documentUntil interpreter notes",
      rows: "Tom and Ruth Ellis|couple|555-0101|ellis@example.com|Hillside Farm|passport|@900||\nHarbor Estates|company|555-0102|office@harborestates.example.com|Canal Street 12|register extract|@20||Two directors sign together\nAmira Said|person|555-0103|amira.said@example.com|9 Castle Street|identity card|@1500|Arabic|\nMargaret Hale|person|555-0104|margaret.hale@example.com|4 Mill Lane|passport|@-12||Passport ran out; we come to her\nLittle Joinery|company|555-0105|chidi@littlejoinery.example.com|Unit 3, Quarry Road|not yet|@60||\nHeirs of O. Marsh|heirs|555-0106|marsh@example.com|2 Church Row|identity card|@1100||Three, one by video from Trieste",
    },
    {
      id: "deed",
      use: "core",
      role: "item",
      icon: "scroll-text",
      names: "deed|deeds",
      also: "file|matter|contract|act|document",
      fields:
        "Deed: text\nRoll number: text\nClient: relation client\nKind: choice purchase|mortgage|will|power of attorney|company|inheritance\nStage: choice enquiry|draft|draft sent|appointment|signed|registered|closed\nValue: money 0..640000 EUR\nFee: money 60..2900 EUR\nClerk: text\nSigning: date -40..30\nLand register: choice not needed|to file|filed|entered\nPaid: boolean 40\nWaits for: text\nNotes: longText",
      cells: "rollNumber client kind stage value fee clerk signing landRegister paid waitsFor notes",
      rows: "House at Quarry Road|118/24|Harbor Estates|purchase|draft sent|420000|1980|Devi Patel|@9|to file|no|Bank of the buyer|\nMortgage, farm|117/24|Tom and Ruth Ellis|mortgage|appointment|180000|620|Devi Patel|@3|to file|no||\nPower of attorney, care|121/24|Margaret Hale|power of attorney|appointment|0|95|Sofia Lind|@1|not needed|no|New passport|At her home, 4 Mill Lane\nWill|109/24|Margaret Hale|will|signed|220000|410|Sofia Lind|@-22|not needed|yes||In the register of wills\nLittle Joinery, second partner|122/24|Little Joinery|company|draft|25000|740|Devi Patel|@16|not needed|no|Identity of Chidi|\nInheritance, Church Row|098/24|Heirs of O. Marsh|inheritance|registered|310000|1240|Sofia Lind|@-38|entered|yes||\nFirst flat|123/24|Amira Said|purchase|enquiry|640000|2900|Devi Patel|@30|to file|no|Draft of the seller|Interpreter at the signing",
    },
    {
      id: "appointment",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "appointment|appointments",
      also: "signing|meeting|booking",
      fields:
        "Appointment: text\nClient: relation client\nDate: date 0..16\nTime: time 09:00..17:00\nKind: choice signing|advice|signature check|certified copy\nWhere: choice office|at home|by video\nMinutes: number 10..120\nState: choice booked|held|moved|cancelled\nBring: lines\nNote: longText",
      cells: "client date time kind where minutes state bring note",
      rows: "Care power, Mill Lane|Margaret Hale|@1|10:30|signing|at home|60|booked|Passport;Two copies|Ring twice\nFarm mortgage|Tom and Ruth Ellis|@3|14:00|signing|office|75|booked|Passports;Letter of the bank|\nQuarry Road|Harbor Estates|@9|09:00|signing|office|120|booked|Register extract, fresh|Both directors\nFirst advice|Amira Said|@2|16:00|advice|office|45|booked|Identity card|Interpreter comes along\nDiploma, two copies|Amira Said|@0|11:15|certified copy|office|10|booked|The original|\nChurch Row, last papers|Heirs of O. Marsh|@5|15:00|advice|by video|30|booked||\nSecond partner|Little Joinery|@16|09:30|signing|office|60|moved|Passports|",
    },
  ],
  jobs: "book appointment\nmove deed.stage\nagenda appointment.date\nfind deed\ndue deed.signing\ncheck deed.paid\ntotal deed.fee\nkeep client\ndue client.documentUntil\nchart deed.kind\nassign deed.clerk\nprint deed",
  site: {
    headline: "Read aloud, understood, signed",
    body: "Houses, wills, companies and powers of attorney. You get the draft two weeks before, and time for every question.",
    action: "Book an appointment|appointment",
    services:
      "Certified signature|Ten minutes, no draft needed|30\nPower of attorney for care|Advice and deed|95\nWill|Advice, deed and register|410\nHouse purchase|By value, set by law|",
    questions:
      "What do I bring?|A valid passport or identity card; companies a fresh register extract.\nHow long before do I see the draft?|Two weeks for a house, so that you can sleep on it.\nDo you come to us?|To hospitals and homes, yes.\nI do not speak the language well.|We read with an interpreter; tell us which language.",
  },
  words: {
    tagline: "Which document, who signs when, what is missing.",
    itch: "Is her passport still valid?",
    promise: "Signed once, and right",
    pov: "POV: every paper was on the table",
    gains: ["Quarry Road: signing in nine days", "Margaret's passport has run out", "Seven deeds, two closed"],
  },
});
