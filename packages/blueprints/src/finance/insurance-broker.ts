import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "insuranceBroker",
  name: "Insurance broker",
  icon: "umbrella",
  says: {
    en: "insurance broker|insurance agency|insurance agent|insurance policies|insurance claims|policy renewals|policyholders|claims handling|insurance clients|underwriting|insurance company|motor claims|insurance premiums|claims adjuster|insurance brokerage",
    de: "Versicherungsmakler|Versicherungsagentur|Versicherungsverträge|Schadensmeldungen",
    es: "correduría de seguros|agente de seguros|pólizas de seguros|siniestros",
    fr: "courtier en assurances|cabinet d'assurances|contrats d'assurance|gestion des sinistres",
    pt: "corretora de seguros|corretor de seguros|apólices de seguro|sinistros",
  },
  forms: ["management", "portal", "site"],
  people: ["brokers", "claims handlers", "clients"],
  mood: "sober",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "policyholder|insured|customer|company",
      fields:
        "Name: text\nKind: choice person|business|landlord|charity\nPhone: phone\nE-mail: email\nAddress: location\nBroker: text\nPolicies: rollup count policy.client\nPremium a year: rollup sum policy.client.premium GBP\nLast review: date -420..-5\nNotes: longText",
      cells: "kind phone eMail address broker lastReview notes",
      rows: "Margaret Hale|landlord|555-0101|margaret.hale@example.com|4 Mill Lane|Joanne Price|@-330|Five flats, one schedule\nOkafor Freight|business|555-0102|chidi@okaforfreight.example.com|Dock Road 7|Samuel Adeyemi|@-80|Eleven lorries\nPriya Nair|person|555-0103|priya.nair@example.com|27 Station Road|Joanne Price|@-200|\nCopper Kettle Café|business|555-0104|rosa@copperkettle.example.com|3 Market Place|Samuel Adeyemi|@-410|Ask about the new oven\nOwen Pritchard|person|555-0105|owen.pritchard@example.com|The Old Forge|Lin Zhao|@-150|Thatched roof\nBethany Trust|charity|555-0106|treasurer@bethany.example.com|Chapel Hill|Lin Zhao|@-95|Bell tower\nElif Demir|business|555-0107|elif@demirmotors.example.com|Station Yard|Samuel Adeyemi|@-40|Motor trade\nTomás García|person|555-0108|tomas.garcia@example.com|22 Elm Grove|Joanne Price|@-260|",
    },
    {
      id: "policy",
      use: "core",
      role: "item",
      icon: "shield-check",
      names: "policy|policies",
      also: "cover|contract|insurance|certificate|renewal",
      fields:
        "Policy: text\nNumber: text\nClient: relation client\nClass of cover: choice home|motor|fleet|landlord|shop|liability|marine cargo|life|travel\nInsurer: text\nSum insured: money 5000..2400000 GBP\nExcess: money 0..2500 GBP\nPremium: money 180..18400 GBP\nCommission rate: number 0.08..0.25\nCommission: calc premium * commissionRate GBP\nStarts: date -360..-5\nRenews: date -3..360\nDays left: daysUntil renews\nState: choice quote|in force|renewal out|lapsed|canceled\nRenewal sent: boolean 40",
      cells:
        "number client classOfCover insurer sumInsured excess premium commissionRate starts renews state renewalSent",
      rows: "Hale, five flats|PL-20411|Margaret Hale|landlord|Northern Mutual|1150000|500|2140|0.2|@-351|@14|renewal out|yes\nOkafor fleet|FL-77120|Okafor Freight|fleet|Harbor & General|640000|1000|18400|0.1|@-275|@90|in force|no\nOkafor cargo|MC-30918|Okafor Freight|marine cargo|Harbor & General|250000|2500|3900|0.15|@-275|@90|in force|no\nNair, home|HO-51127|Priya Nair|home|Castle Insurance|380000|250|312|0.2|@-338|@27|in force|no\nCopper Kettle shop|SH-60235|Copper Kettle Café|shop|Northern Mutual|160000|350|1280|0.2|@-367|@-2|renewal out|yes\nPritchard, thatch|HO-51340|Owen Pritchard|home|Heritage Underwriting|720000|1000|1465|0.18|@-215|@150|in force|no\nBethany chapel|LI-44002|Bethany Trust|liability|Heritage Underwriting|2400000|250|890|0.2|@-120|@245|in force|no\nDemir, motor trade|MT-18853|Elif Demir|motor|Harbor & General|300000|750|4260|0.12|@-40|@325|in force|no\nGarcía, travel|TR-90117|Tomás García|travel|Castle Insurance|5000|0|180|0.25|@-356|@9|renewal out|yes\nGarcía, home|HO-51466|Tomás García|home|Castle Insurance|410000|250|356|0.2|@-360|@5|in force|no\nNair, motor|MO-38210|Priya Nair|motor|Castle Insurance|18000|300|520|0.12|@-100|@265|in force|no",
    },
    {
      id: "claim",
      use: "core",
      role: "item",
      icon: "triangle-alert",
      names: "claim|claims",
      also: "loss|accident|damage report|incident",
      fields:
        "What happened: text\nClaim number: text\nPolicy: relation policy\nPicture: image\nLoss on: date -120..-1\nReported: date -118..0\nState: choice reported|papers missing|with insurer|assessor booked|agreed|paid|declined\nHandler: text\nClaimed: money 120..24000 GBP\nPaid out: money 0..24000 GBP\nOpen amount: calc claimed - paidOut GBP\nNext step by: date -4..20\nThird party: text\nNotes: longText",
      cells: "claimNumber policy lossOn reported state handler claimed paidOut nextStepBy thirdParty notes",
      rows: "Lorry hit a gatepost|C-3301|Okafor fleet|@-18|@-17|with insurer|Ruth Abara|6200|0|@3|Hill Farm|Dash camera sent\nKitchen fire, small|C-3302|Copper Kettle shop|@-9|@-8|assessor booked|Ruth Abara|14800|0|@1||Assessor Tuesday at ten\nBurst pipe, top flat|C-3303|Hale, five flats|@-31|@-30|agreed|Ben Carter|4150|2000|@5||Second half after the plaster\nStolen bicycle|C-3304|Nair, home|@-6|@-5|papers missing|Ben Carter|890|0|@-2||Receipt and crime number\nPallet overboard|C-3305|Okafor cargo|@-44|@-40|with insurer|Ruth Abara|11300|0|@8|Harbor Lines|Survey in\nStorm, ridge tiles|C-3306|Pritchard, thatch|@-60|@-58|paid|Ben Carter|3200|2200|@-4||Less excess\nScratch on customer's car|C-3307|Demir, motor trade|@-12|@-11|declined|Ruth Abara|640|0|@-4|J. Levy|Outside opening hours\nLost suitcase|C-3308|García, travel|@-3|@-1|reported|Ben Carter|420|0|@4|Airline|Property report from the airport",
    },
    {
      id: "quote",
      use: "more",
      role: "item",
      icon: "file-text",
      names: "quote|quotes",
      also: "offer|quotation|proposal|comparison",
      fields:
        "Quote: text\nClient: relation client\nInsurer: text\nPremium: money 180..19000 GBP\nExcess: money 0..2500 GBP\nGood until: date -3..30\nState: choice asked|in|sent|taken|turned down",
      cells: "client insurer premium excess goodUntil state",
      rows: "Café, Northern renewal|Copper Kettle Café|Northern Mutual|1395|350|@5|sent\nCafé, Castle|Copper Kettle Café|Castle Insurance|1190|500|@12|in\nFlats, Heritage|Margaret Hale|Heritage Underwriting|2010|500|@20|sent\nCyber, Okafor|Okafor Freight|Harbor & General|960|1000|@25|asked",
    },
    {
      id: "callback",
      use: "more",
      role: "item",
      icon: "phone-incoming",
      names: "quote request|quote requests",
      also: "enquiry|lead|callback|inquiry",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nInterested in: choice home|motor|business|landlord|life\nWhat to insure: longText\nReceived: date -8..0\nAnswered: boolean 50",
      cells: "phone eMail interestedIn whatToInsure received answered",
      rows: "Grace Mbeki|555-0131|grace.mbeki@example.com|motor|First car, 2016 hatchback|@-1|no\nStacey Dunn|555-0132|stacey.dunn@example.com|home|Flat, no claims for six years|@-2|yes\nMina Farouk|555-0133|mina.farouk@example.com|business|Nail studio with two chairs|@0|no\nPawel Krol|555-0134|pawel.krol@example.com|life|Two children, mortgage 160,000|@-5|yes",
    },
  ],
  jobs: "due policy.renews\nmove claim.state\nrequest claim\ncheck policy.renewalSent\nkeep policy\nkeep client\nassign claim.handler\ntotal policy.premium\nchart policy.classOfCover\nplan policy.renews\ndue claim.nextStepBy",
  site: {
    headline: "Cover you understand, claims we fight for",
    body: "We compare insurers for homes, cars, shops and fleets, write to you before every renewal, and handle the claim until it is paid.",
    action: "Report a claim|claim",
    services:
      "Home and contents|Also thatch, flats and holiday homes|\nMotor and fleet|From one car to thirty lorries|\nShop and liability|Stock, glass, staff and public|\nLandlord|All your flats on one schedule|\nClaims|From the first photo to the payment|",
    questions:
      "What do you charge?|Nothing to you; the insurer pays us a commission, and we tell you how much.\nI had an accident. What first?|Photos, names, number plates. Then report it here within a day.\nWill my premium rise after a claim?|Often at renewal. We ask other insurers before you pay.\nHow long does a claim take?|Small ones two weeks; a fire or a flood takes months, and we push.",
  },
  words: {
    tagline: "Policies, renewals and claims that move.",
    itch: "Whose policy renews next week?",
    promise: "No renewal missed, no claim asleep",
    pov: "POV: the renewal letter went out a month early",
    gains: [
      "11 policies. 4 renew this fortnight.",
      "Kitchen fire: assessor Tuesday, ten",
      "Bicycle: receipt still missing",
    ],
  },
});
