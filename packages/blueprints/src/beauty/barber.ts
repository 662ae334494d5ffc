import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "barber",
  name: "Barber shop",
  icon: "scissors",
  says: {
    en: "barber shop|barbershop|barber|barber appointments|barber booking|barber shop queue|barber chairs|hot towel shave|beard trim|skin fade|men's haircuts|turkish barber|barber walk-ins|chair rent for barbers|book a barber",
    de: "Barbershop|Barbier|Herrenfriseur|Bartpflege und Rasur",
    es: "barbería|barbero|cita en la barbería|corte y barba",
    fr: "barbier|salon de barbier|coiffeur pour hommes|taille de barbe",
    pt: "barbearia|barbeiro|marcações na barbearia|corte e barba",
  },
  forms: ["booking", "management", "site"],
  people: ["barbers", "clients"],
  mood: "lively",
  things: [
    {
      id: "barber",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "barber|barbers",
      also: "chair|stylist|apprentice|staff",
      fields:
        "Name: text\nPicture: image\nChair: choice 1|2|3|4\nWorks: tags Monday|Tuesday|Wednesday|Thursday|Friday|Saturday\nBest at: tags fades|scissor cuts|hot towel shave|beards|kids|designs\nTerms: choice rents the chair|commission|wages\nCuts so far: rollup count cut.barber",
      cells: "chair works bestAt terms",
      rows: "Kemal Aydin|1|Tuesday; Wednesday; Thursday; Friday; Saturday|hot towel shave; beards|wages\nDre Palmer|2|Tuesday; Thursday; Friday; Saturday|fades; designs|rents the chair\nNina Kowalska|3|Monday; Tuesday; Wednesday; Friday|scissor cuts; kids|commission\nJoe Brannigan|4|Wednesday; Friday; Saturday|fades; kids|commission",
    },
    {
      id: "service",
      use: "core",
      role: "item",
      icon: "scissors",
      names: "service|services",
      also: "cut|shave|price list|treatment",
      fields:
        "Service: text\nPicture: image\nTakes: duration 10..60\nPrice: money 8..48 GBP\nGroup: choice hair|beard|both|kids|extra\nWalk-in: boolean 70\nAbout: text",
      cells: "takes price group walkIn about",
      rows: "Skin fade|40|24|hair|yes|Zero to whatever you like on top\nScissor cut|40|26|hair|yes|Washed, cut, styled\nBuzz cut|15|14|hair|yes|One guard all over\nBeard trim and line-up|20|14|beard|yes|Clippers, razor edge, oil\nHot towel shave|35|28|beard|no|Two towels, open razor\nCut and beard|55|36|both|yes|Fade or scissors\nKids under ten|25|15|kids|yes|Not on Saturday afternoons\nNose and ear wax|10|8|extra|yes|",
    },
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "contact",
      names: "client|clients",
      also: "customer|regular|guest",
      fields:
        "Name: text\nPhone: phone\nUsual barber: relation barber\nUsual cut: text\nComes every: choice 2 weeks|3 weeks|4 weeks|6 weeks\nLast cut: date -60..-2\nNext due: date -20..30\nDays left: daysUntil nextDue\nSkin: choice no trouble|razor bumps|sensitive|eczema\nStamps on card: number 0..9\nLikes: text",
      cells: "phone usualBarber usualCut comesEvery lastCut nextDue skin stampsOnCard likes",
      rows: "Marcus Bell|555-0101|Dre Palmer|0.5 fade, 4 on top|2 weeks|@-15|@-1|no trouble|6|Talks football, no gel\nImran Qureshi|555-0102|Kemal Aydin|Scissor cut, beard|3 weeks|@-19|@2|razor bumps|3|No alcohol aftershave\nTom Ashdown|555-0103|Nina Kowalska|Side part, scissors|4 weeks|@-30|@-2|no trouble|8|Quiet, reads the paper\nLeon Adeyemi|555-0104|Dre Palmer|Waves, line-up|2 weeks|@-7|@7|no trouble|2|\nFelix Braun|555-0105|Joe Brannigan|2 back and sides|4 weeks|@-25|@3|sensitive|0|\nGeorge Whitty|555-0106|Kemal Aydin|Hot towel shave|2 weeks|@-14|@0|eczema|9|Warm towel, not hot\nAlfie Rowe|555-0107|Nina Kowalska|Kids crop|6 weeks|@-40|@2|no trouble|1|Sits on the tractor seat\nDanny Osei|555-0108|Joe Brannigan|Skin fade|3 weeks|@-21|@0|no trouble|5|",
    },
    {
      id: "cut",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "booking|bookings",
      also: "appointment|slot|walk-in|queue place|visit",
      fields:
        "Booking: text\nClient: relation client\nBarber: relation barber\nService: relation service\nDate: date -5..10\nTime: time 09:00..18:30\nCame as: choice booked|walk-in|phoned\nState: choice booked|waiting|in the chair|done|no-show\nPrice: money 8..48 GBP\nTip: money 0..6 GBP\nPaid by: choice cash|card|not yet",
      cells: "client barber service date time cameAs state price tip paidBy",
      rows: "Marcus, fade|Marcus Bell|Dre Palmer|Skin fade|@0|10:00|booked|in the chair|24|0|not yet\nGeorge, shave|George Whitty|Kemal Aydin|Hot towel shave|@0|10:15|booked|waiting|28|0|not yet\nDanny walked in|Danny Osei|Joe Brannigan|Skin fade|@0|10:30|walk-in|waiting|24|0|not yet\nTom, side part|Tom Ashdown|Nina Kowalska|Scissor cut|@0|11:00|phoned|booked|26|0|not yet\nImran, cut and beard|Imran Qureshi|Kemal Aydin|Cut and beard|@2|14:00|booked|booked|36|0|not yet\nAlfie with mum|Alfie Rowe|Nina Kowalska|Kids under ten|@2|15:30|booked|booked|15|0|not yet\nFelix, two all over|Felix Braun|Joe Brannigan|Buzz cut|@3|09:30|booked|booked|14|0|not yet\nLeon, line-up|Leon Adeyemi|Dre Palmer|Beard trim and line-up|@-1|17:00|walk-in|done|14|2|card\nGeorge, last time|George Whitty|Kemal Aydin|Hot towel shave|@-2|10:00|booked|done|28|4|cash\nFelix did not come|Felix Braun|Joe Brannigan|Skin fade|@-4|12:00|booked|no-show|24|0|not yet",
    },
    {
      id: "product",
      use: "more",
      role: "item",
      icon: "spray-can",
      names: "product|products",
      also: "pomade|beard oil|clay|retail",
      fields:
        "Product: text\nKind: choice pomade|clay|oil|shampoo|blade\nPrice: money 6..22 GBP\nOn shelf: number 0..24\nReorder at: number 2..8",
      cells: "kind price onShelf reorderAt",
      rows: "Matte clay 100 ml|clay|14|9|4\nBeard oil, cedar|oil|16|3|4\nWater pomade|pomade|13|11|4\nRazor blades, 100|blade|9|2|3\nTea tree shampoo|shampoo|11|6|3",
    },
  ],
  jobs: "move cut.state\nbook cut\nagenda cut.date\nassign cut.barber\ndue client.nextDue\nfind service\nkeep client\ntotal cut.price\nshow service.picture\nchart cut.cameAs\ncheck service.walkIn\ncount product.onShelf",
  site: {
    headline: "A good cut, and you know when you are up",
    body: "Four chairs, open razors and a queue you can see from the bus. Book a barber you like or walk in and take the next one.",
    action: "Book a chair|cut",
    services:
      "Skin fade|Forty minutes|24\nScissor cut|Washed, cut, styled|26\nHot towel shave|Two towels and an open razor|28\nCut and beard|Fifty-five minutes|36\nKids under ten|Not on Saturday afternoons|15",
    questions:
      "Can I walk in?|Yes, for most cuts. Shaves need a booking.\nCan I choose my barber?|Yes, or take whichever chair is free first.\nWhat if I am late?|After ten minutes the chair goes to the next in line.\nDo you cut children's hair?|Yes, and there is a tractor to sit on.",
  },
  words: {
    tagline: "Four chairs, who is up next, and who takes the razor badly.",
    itch: "How long is the wait?",
    promise: "A full chair and a short queue",
    pov: "POV: you walk in and your fade is already on the card",
    gains: ["4 chairs, 2 waiting", "George: nine stamps, next shave free", "Marcus is due since yesterday"],
  },
});
