import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "freelanceInvoicing",
  name: "Invoicing for the self-employed",
  icon: "receipt-text",
  says: {
    en: "freelance invoices|invoicing app|invoice generator|invoicing software|unpaid invoices|overdue invoices|send invoices|invoice tracker|self-employed invoicing|quotes to invoices|chase late payments|invoice reminders|invoices for sole traders|billing for the self-employed",
    de: "Rechnungsprogramm|Rechnungen schreiben|offene Rechnungen|Rechnungen für Selbstständige",
    es: "facturas de autónomos|programa de facturación|facturas pendientes de cobro|hacer facturas",
    fr: "logiciel de facturation|factures impayées|factures d'auto-entrepreneur|devis et factures",
    pt: "programa de faturação|recibos verdes|faturas em atraso|emitir faturas",
  },
  forms: ["management", "dashboard", "tool"],
  people: ["freelancers", "clients"],
  mood: "sober",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "building-2",
      names: "client|clients",
      also: "customer|account|payer|company",
      fields:
        "Client: text\nContact: text @people\nE-mail: email\nBilling address: longText\nVAT number: text\nPayment terms: choice 7 days|14 days|30 days|60 days\nDefault rate: money 40..90 GBP\nInvoiced so far: rollup sum invoice.client.total GBP\nInvoices: rollup count invoice.client",
      cells: "contact eMail billingAddress vATNumber paymentTerms defaultRate",
      rows: "Marlow Publishing|Agnes Whitlock|accounts@marlow.example.com|2 Wharf Street, Bristol|GB 301 2244 10|30 days|65\nTern Cycles|Rafael Duarte|rafael@tern.example.com|Unit 9, Dock Road, Hull|GB 288 1093 77|14 days|60\nHollin Dental|Sunita Rao|office@hollin.example.com|41 High Street, Otley||14 days|55\nNorth Quay Theatre|Callum Reid|finance@northquay.example.com|North Quay, Sunderland|GB 190 5521 08|30 days|50\nBramble & Fox|Josie Lamb|josie@bramblefox.example.com|7 Mill Row, Hebden||7 days|60\nOstrava Games|Petr Novotny|ap@ostrava.example.com|Nadrazni 12, Ostrava|CZ 2750 1188|60 days|80",
    },
    {
      id: "invoice",
      use: "core",
      role: "item",
      icon: "receipt-text",
      names: "invoice|invoices",
      also: "bill|credit note|invoice number",
      fields:
        "Number: text\nClient: relation customer\nWork: text\nIssued: date -70..0\nDue on: date -40..30\nDays left: daysUntil dueOn\nNet: money 120..4800 GBP\nVAT: money 24..960 GBP\nTotal: calc net + vAT GBP\nState: choice draft|sent|part paid|paid|overdue|written off\nReminders sent: number 0..3\nPO number: text",
      cells: "client work issued dueOn net vAT state remindersSent pONumber",
      rows: "2026-041|Marlow Publishing|Cover series, four titles|@-52|@-22|2600|520|overdue|2|PO 8813\n2026-042|Tern Cycles|Web shop pictures|@-38|@-24|1200|240|paid|1|\n2026-043|Ostrava Games|Character sheets, second batch|@-35|@25|4000|800|sent|0|OG-119\n2026-044|North Quay Theatre|Winter season poster|@-33|@-3|900|180|overdue|1|\n2026-045|Hollin Dental|Signage and price list|@-16|@-2|660|132|part paid|1|\n2026-046|Bramble & Fox|Labels, six jams|@-9|@-2|720|144|paid|0|\n2026-047|Marlow Publishing|Spring catalog, 12 hours|@-5|@25|780|156|sent|0|PO 8840\n2026-048|Tern Cycles|Frame decals|@-1|@13|540|108|sent|0|\n2026-049|North Quay Theatre|Programme, 32 pages|@0|@30|1150|230|draft|0|",
    },
    {
      id: "payment",
      use: "core",
      role: "log",
      icon: "banknote",
      names: "payment|payments",
      also: "receipt|transfer|money in",
      fields:
        "Payment: text\nInvoice: relation invoice\nReceived: date -40..0\nAmount: money 60..4800 GBP\nMethod: choice bank transfer|card|cheque|cash\nMatched: boolean 80",
      cells: "invoice received amount method matched",
      rows: "Tern, web pictures|2026-042|@-21|1440|bank transfer|yes\nHollin, half|2026-045|@-4|396|bank transfer|yes\nBramble, labels|2026-046|@-3|864|card|yes\nMarlow, on account|2026-041|@-12|1000|bank transfer|no",
    },
    {
      id: "quote",
      use: "more",
      role: "item",
      icon: "file-pen",
      names: "quote|quotes",
      also: "estimate|offer|proposal",
      fields:
        "Quote: text\nClient: relation customer\nSent: date -30..0\nValid until: date -5..30\nAmount: money 200..5200 GBP\nState: choice draft|sent|accepted|declined|invoiced",
      cells: "client sent validUntil amount state",
      rows: "Q-31 Puzzle box artwork|Ostrava Games|@-8|@22|5200|sent\nQ-32 Menu redesign|Bramble & Fox|@-6|@8|480|accepted\nQ-33 Season brochure|North Quay Theatre|@-20|@-2|1900|declined\nQ-34 Waiting room prints|Hollin Dental|@0|@30|350|draft",
    },
    {
      id: "timeEntry",
      use: "more",
      role: "log",
      icon: "timer",
      names: "time entry|time entries",
      also: "hours|billable time|timesheet",
      fields:
        "Work: text\nClient: relation customer\nDay: date -14..0\nHours: number 0.5..8.0 h\nRate: money 50..80 GBP\nWorth: calc hours * rate GBP\nInvoiced: boolean 40",
      cells: "client day hours rate invoiced",
      rows: "Catalog layout|Marlow Publishing|@-7|7.5|65|yes\nCatalog corrections|Marlow Publishing|@-6|4.5|65|yes\nDecal sizes|Tern Cycles|@-2|3|60|no\nProgramme draft|North Quay Theatre|@-1|6|50|no",
    },
  ],
  jobs: "due invoice.dueOn\nmove invoice.state\ntotal invoice.total\nkeep customer\nprint invoice\nkeep payment\nchart invoice.state\ntotal timeEntry.worth\ncheck payment.matched\nfind invoice",
  site: {
    headline: "Invoices out on Friday, paid by Monday fortnight",
    body: "Illustration and layout for publishers, theaters and shops. Fixed prices or by the hour, one invoice per job, thirty days at most.",
    action: "Ask for a quote|quote",
    services:
      "Illustration|Per piece, two rounds of changes|380\nLayout|By the hour, with print files|65\nPoster|Artwork and three sizes|900",
    questions:
      "When do you invoice?|On delivery; half in advance for jobs over two thousand.\nWhich payment terms do you take?|Fourteen days as a rule, thirty with a purchase order.\nWhat if I pay late?|You get a reminder after three days and a call after ten.",
  },
  words: {
    tagline: "Who owes what, since when, and which reminder went out.",
    itch: "Did Marlow ever pay that one?",
    promise: "See every unpaid invoice by age",
    pov: "POV: you chase two invoices before coffee",
    gains: ["9 invoices, 2 overdue", "Marlow: 2,600 net, 22 days late", "Quote accepted, invoice in one step"],
  },
});
