import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "pensionAdviser",
  name: "Pension advice",
  icon: "piggy-bank",
  says: {
    en: "pension adviser|pension advisor|pension advice|retirement planning|retirement adviser|financial adviser|financial advisor|financial planner|IFA practice|wealth adviser|annual pension reviews|pension transfers|drawdown clients|fact find",
    de: "Rentenberater|Altersvorsorgeberatung|Finanzberater|Ruhestandsplanung",
    es: "asesor de pensiones|planes de pensiones|asesor financiero|planificación de la jubilación",
    fr: "conseiller retraite|conseil en retraite|conseiller financier|bilan retraite",
    pt: "consultor de reformas|planos de pensões|consultor financeiro|planeamento da reforma",
  },
  forms: ["management", "booking", "site"],
  people: ["advisers", "paraplanners", "clients"],
  mood: "sober",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "couple|customer|saver|retiree",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nBorn: date -26000..-11000\nWorks as: text\nRetires at: number 55..68\nRisk: choice cautious|balanced|adventurous\nLast review: date -380..-10\nNext review: date -20..340\nDays left: daysUntil nextReview\nHeld in all: rollup sum plan.client.value GBP\nAdviser: text @people",
      cells: "phone eMail born worksAs retiresAt risk lastReview nextReview adviser",
      rows: "Judith Calloway|555-0111|judith.calloway@example.com|1963-04-12|Head teacher|63|cautious|@-372|@-7|Martin Freel\nAshok Bhandari|555-0112|ashok.bhandari@example.com|1970-10-03|Dentist|60|balanced|@-340|@25|Martin Freel\nLinda and Pete Orr|555-0113|orr@example.com|1958-02-20|Retired|65|cautious|@-360|@5|Yasmin Cole\nTomasz Kubiak|555-0114|tomasz.kubiak@example.com|1981-07-15|Site manager|67|adventurous|@-200|@165|Yasmin Cole\nSheila Marsh|555-0115|sheila.marsh@example.com|1966-11-30|Nurse|60|cautious|@-90|@275|Martin Freel\nGareth Lloyd|555-0116|gareth.lloyd@example.com|1974-05-08|Farmer|66|balanced|@-300|@65|Yasmin Cole\nAmara Nwosu|555-0117|amara.nwosu@example.com|1985-01-22|Software engineer|62|adventurous|@-15|@350|Yasmin Cole\nDerek Hatton-Bell|555-0118|derek@example.com|1961-09-09|Company director|65|balanced|@-355|@10|Martin Freel",
    },
    {
      id: "plan",
      use: "core",
      role: "item",
      icon: "piggy-bank",
      names: "plan|plans",
      also: "pension|policy|pot|ISA|annuity",
      fields:
        "Plan: text\nClient: relation client\nProvider: text\nKind: choice personal pension|workplace|final salary|drawdown|ISA|annuity\nValue: money 8000..640000 GBP\nPaid in monthly: money 0..1500 GBP\nCharge: number 0.2..1.8 %\nValued on: date -60..-1\nBeneficiary form: choice signed|out of date|none",
      cells: "client provider kind value paidInMonthly charge valuedOn beneficiaryForm",
      rows: "Calloway teachers' scheme|Judith Calloway|Public scheme|final salary|412000|0|0|@-30|signed\nCalloway top-up|Judith Calloway|Ferrow Life|personal pension|38500|150|0.9|@-12|out of date\nBhandari SIPP|Ashok Bhandari|Northgate|personal pension|286000|1500|0.6|@-5|signed\nOrr drawdown|Linda and Pete Orr|Northgate|drawdown|318000|0|0.7|@-3|signed\nOrr ISA|Linda and Pete Orr|Ferrow Life|ISA|64000|0|0.4|@-3|none\nKubiak old employer|Tomasz Kubiak|Hanway|workplace|21400|0|1.4|@-45|none\nKubiak site pension|Tomasz Kubiak|Workplace trust|workplace|33800|420|0.5|@-20|signed\nLloyd farm pension|Gareth Lloyd|Ferrow Life|personal pension|97000|200|1.2|@-33|out of date\nNwosu workplace|Amara Nwosu|Workplace trust|workplace|58200|900|0.4|@-8|signed\nHatton-Bell SSAS|Derek Hatton-Bell|Northgate|personal pension|610000|1000|0.8|@-15|signed",
    },
    {
      id: "meeting",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "meeting|meetings",
      also: "review|appointment|call",
      fields:
        "Meeting: text\nClient: relation client\nDate: date -20..30\nTime: time 09:00..18:00\nKind: choice first talk|fact find|annual review|recommendation|drawdown check\nWhere: choice office|video|at home\nState: choice booked|held|report to write|report sent|cancelled\nAgreed: longText",
      cells: "client date time kind where state agreed",
      rows: "Orr yearly review|Linda and Pete Orr|@5|10:00|annual review|at home|booked|\nHatton-Bell, final three years|Derek Hatton-Bell|@10|14:00|annual review|office|booked|\nNwosu fact find|Amara Nwosu|@-15|17:30|fact find|video|report to write|Wants to stop at 62\nBhandari contributions|Ashok Bhandari|@6|12:30|recommendation|office|booked|\nMarsh, early retirement|Sheila Marsh|@-9|16:00|recommendation|office|report sent|Stays to 60, no transfer\nLloyd and the farm|Gareth Lloyd|@12|18:00|annual review|at home|booked|\nCalloway review|Judith Calloway|@3|09:30|annual review|office|booked|Overdue by a week",
    },
    {
      id: "task",
      use: "core",
      role: "event",
      icon: "square-check",
      names: "task|tasks",
      also: "letter of authority|chase|compliance check|paperwork",
      fields:
        "Task: text\nClient: relation client\nDue on: date -10..20\nDone: boolean 30\nWaits for: choice adviser|paraplanner|provider|client",
      cells: "client dueOn done waitsFor",
      rows: "Chase Hanway for transfer value|Tomasz Kubiak|@-4|no|provider\nBeneficiary form to sign|Judith Calloway|@3|no|client\nSuitability report|Amara Nwosu|@2|no|paraplanner\nLetter of authority, farm pension|Gareth Lloyd|@-8|yes|provider\nRisk questionnaire again|Linda and Pete Orr|@4|no|client",
    },
    {
      id: "fee",
      use: "more",
      role: "item",
      icon: "receipt-text",
      names: "fee|fees",
      also: "charge|invoice|adviser charge",
      fields:
        "Fee: text\nClient: relation client\nKind: choice initial|ongoing|hourly\nAmount: money 150..3200 GBP\nDue on: date -20..40\nPaid: boolean 60",
      cells: "client kind amount dueOn paid",
      rows: "Nwosu initial advice|Amara Nwosu|initial|1400|@10|no\nOrr ongoing, quarter|Linda and Pete Orr|ongoing|477|@-12|yes\nHatton-Bell ongoing, quarter|Derek Hatton-Bell|ongoing|915|@-12|yes\nMarsh report|Sheila Marsh|hourly|620|@-2|no",
    },
  ],
  jobs: "due client.nextReview\nagenda meeting.date\ncheck task.done\nbook meeting\nkeep client\nkeep plan\ntotal plan.value\nmove meeting.state\ndue task.dueOn\nassign client.adviser\nrank plan.charge\nprint plan",
  site: {
    headline: "What you will live on, in plain figures",
    body: "We list every pension you have ever paid into, say what it costs and what it will pay. A fixed fee for advice, one review a year.",
    action: "Book a first talk|meeting",
    services:
      "First talk|One hour, without charge|0\nPension check-up|All your pots on one page, with charges|450\nRetirement plan|Report and recommendation|1400\nYearly review|Values, risk and beneficiary forms|360",
    questions:
      "Which papers do I bring?|The last statement of each pension, and your state pension forecast.\nAre you tied to a provider?|No. We compare and say why.\nShould I move my final salary pension?|Mostly not; we check it in writing before you decide.",
  },
  words: {
    tagline: "Every pot, its charges and the next review.",
    itch: "Whose yearly review is late?",
    promise: "No review missed, no pot forgotten",
    pov: "POV: the review pack is ready before they sit down",
    gains: ["8 clients, 1 review overdue", "Kubiak's old pot costs 1.4%", "3 beneficiary forms need signing"],
  },
});
