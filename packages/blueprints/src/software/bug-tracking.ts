import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "bugTracking",
  name: "Bug tracking",
  icon: "bug",
  says: {
    en: "bug tracker|bug tracking|issue tracker|issue tracking|track bugs|report bugs|bug reports|bug report form|software defects|defect tracking|QA test runs|steps to reproduce|triage bugs|release bugs|ticket tracker for developers|bugzilla alternative",
    de: "Fehlerverfolgung|Bugtracker|Fehlermeldungen Software|Softwarefehler erfassen",
    es: "seguimiento de errores|registro de bugs|reportar errores de software|gestor de incidencias de software",
    fr: "suivi de bugs|suivi des anomalies|signaler des bugs|tickets de développement",
    pt: "rastreamento de bugs|registo de bugs|reportar erros de software|gestão de defeitos de software",
  },
  forms: ["management", "tracker", "dashboard", "portal"],
  people: ["developers", "testers", "reporters"],
  mood: "sober",
  things: [
    {
      id: "component",
      use: "core",
      role: "item",
      icon: "component",
      names: "component|components",
      also: "module|project|product area|repository",
      fields: "Name: text\nOwner: text @people\nBugs: rollup count bug.component\nAbout: longText",
      cells: "owner about",
      rows: "Sign-in|Yuki Tanaka|Passwords, sessions, invitations\nEditor|Mateo Ruiz|Typing, paste, undo\nExport|Ingrid Lund|PDF, CSV, print\nBilling|Amara Osei|Plans, invoices, VAT\nMobile app|Sam Doyle|iOS and Android",
    },
    {
      id: "version",
      use: "core",
      role: "event",
      icon: "tag",
      names: "version|versions",
      also: "release|milestone|build|sprint",
      fields:
        "Version: text\nState: choice planned|in testing|released\nDate: date -60..40\nDays left: daysUntil date\nFixed in it: rollup count bug.fixIn\nNotes: longText",
      cells: "state date notes",
      rows: "2.8.0|released|@-48|New editor\n2.8.1|released|@-20|Hotfix for export\n2.9.0|in testing|@6|Invitations, new PDF\n2.10.0|planned|@34|Offline on mobile",
    },
    {
      id: "bug",
      use: "core",
      role: "event",
      icon: "bug",
      names: "bug|bugs",
      also: "issue|ticket|defect|fault|report|error",
      fields:
        "Title: text\nNumber: text\nComponent: relation component\nSeverity: choice blocker|major|minor|cosmetic\nPriority: choice now|next|later\nStatus: choice new|confirmed|in progress|in review|fixed|closed|cannot reproduce|duplicate\nAssigned to: text @people\nReported by: text @people\nReported: date -40..0\nFound in: text\nFix in: relation version\nSteps: lines\nExpected: longText\nEnvironment: text\nScreenshot: image\nRegression: boolean 20",
      cells:
        "number component severity priority status assignedTo reportedBy reported foundIn fixIn steps expected environment regression",
      rows: "Invitation link opens an empty page|BUG-412|Sign-in|blocker|now|in progress|Yuki Tanaka|Laura Bianchi|@-1|2.9.0 beta|2.9.0|Invite by e-mail; open the link signed out; page stays white|The form to set a password|Firefox, macOS|yes\nUndo loses the last paragraph|BUG-411|Editor|major|now|confirmed|Mateo Ruiz|Jonas Weber|@-1|2.8.1|2.9.0|Type two paragraphs; press Enter; undo twice|Both paragraphs are still there|Chrome, Windows|no\nPDF cuts the last table row|BUG-409|Export|major|next|in review|Ingrid Lund|Priya Nair|@-3|2.8.1|2.9.0|Table over two pages; export as PDF|All rows|all browsers|yes\nVAT number of Ireland refused|BUG-407|Billing|major|next|new||Daniel Okoro|@-4|2.8.1||Enter IE1234567FA; save|It is accepted||no\nDark mode: gray on gray in menus|BUG-405|Editor|cosmetic|later|confirmed|Mateo Ruiz|Hana Sato|@-6|2.8.0|2.10.0|Switch to dark; open the font menu|Readable text|Safari, iPad|no\nApp forgets the folder after restart|BUG-402|Mobile app|minor|next|in progress|Sam Doyle|Elif Demir|@-8|2.8.1|2.9.0|Open a folder; kill the app; start it|The same folder is open|Android 14|no\nCSV has a comma too many|BUG-400|Export|minor|next|fixed|Ingrid Lund|Tomás García|@-11|2.8.1|2.9.0|Export with empty last column|No trailing comma||no\nSession ends after five minutes|BUG-396|Sign-in|major|now|closed|Yuki Tanaka|Ruth Ellis|@-24|2.8.0|2.8.1|Sign in; wait five minutes; click|Still signed in||yes\nInvoice shows last year|BUG-393|Billing|minor|later|cannot reproduce|Amara Osei|Helen Sharp|@-27|2.8.0||Open the invoice list in January||Edge, Windows|no\nExport button does nothing|BUG-390|Export|blocker|now|closed|Ingrid Lund|Owen Pritchard|@-31|2.8.0|2.8.1|Click export with no selection|The whole document|Firefox|yes\nPaste from a table loses bold|BUG-388|Editor|minor|later|duplicate|Mateo Ruiz|Aisha Bello|@-33|2.8.0||Copy bold cells; paste|Bold stays||no",
    },
    {
      id: "comment",
      use: "core",
      role: "log",
      icon: "message-square",
      names: "comment|comments",
      also: "note|reply|discussion",
      fields: "Subject: text\nBug: relation bug\nFrom: text @people\nSent: dateTime -8..0 09:00..18:00\nText: longText",
      cells: "bug from sent text",
      rows: "Found it|Invitation link opens an empty page|Yuki Tanaka|@0T10:12|The token is read before the page has its language. Fix is up.\nAlso in Chrome|Invitation link opens an empty page|Laura Bianchi|@-1T16:40|Same on Chrome 126, but only signed out.\nReproduced|Undo loses the last paragraph|Mateo Ruiz|@-1T14:05|Happens when Enter and the autosave coincide.\nReady for review|PDF cuts the last table row|Ingrid Lund|@-1T11:30|Page height was off by the footer.\nLooks good|PDF cuts the last table row|Priya Nair|@0T09:20|Tried with 40, 41 and 42 rows.\nWhich prefix?|VAT number of Ireland refused|Amara Osei|@-3T15:00|Seven digits and two letters: the new format.\nLog attached|App forgets the folder after restart|Elif Demir|@-7T09:45|Only after a kill from the task list.\nFixed on main|CSV has a comma too many|Ingrid Lund|@-5T12:10|With a test for empty columns.\nVerified|CSV has a comma too many|Tomás García|@-4T10:00|Good in the beta.\nNo luck|Invoice shows last year|Amara Osei|@-6T17:20|Tried three accounts. Please send a screenshot.",
    },
    {
      id: "testRun",
      use: "more",
      role: "event",
      icon: "clipboard-check",
      names: "test run|test runs",
      also: "test case|test plan|regression test|QA check",
      fields:
        "Test: text\nVersion: relation version\nTester: text @people\nRun on: date -10..4\nResult: choice open|passed|failed|blocked\nNotes: longText",
      cells: "version tester runOn result notes",
      rows: "Sign in and out|2.9.0|Laura Bianchi|@-1|failed|BUG-412\nInvite a colleague|2.9.0|Laura Bianchi|@-1|blocked|Waits for BUG-412\nExport ten formats|2.9.0|Priya Nair|@-1|passed|\nPay and cancel|2.9.0|Daniel Okoro|@2|open|\nUpgrade from 2.7|2.9.0|Jonas Weber|@3|open|\nSmoke test|2.8.1|Laura Bianchi|@-21|passed|",
    },
  ],
  jobs: "move bug.status\nrequest bug\nfind bug\nassign bug.assignedTo\nchart bug.severity\nkeep comment\ndue version.date\nrank component.bugs\nchart bug.status\nmove testRun.result\nkeep version",
  site: {
    headline: "Tell us what broke",
    body: "Report a fault in two minutes. You get a number, and you see when it is confirmed, fixed and released.",
    action: "Report a bug|bug",
    services:
      "Blocker|Looked at within two hours on working days|\nMajor|Looked at the same day|\nEverything else|Sorted every Monday|",
    questions:
      "What should I write?|What you did, what you expected, what happened, and where.\nWhen will it be fixed?|The bug names the version it is planned for.\nWhat does cannot reproduce mean?|We tried and it worked. Send us more and we open it again.",
  },
  words: {
    tagline: "What is broken, who has it, and which version mends it.",
    itch: "Is that fixed in the release?",
    promise: "Every bug confirmed, fixed, released",
    pov: "POV: release day, and no blockers",
    gains: ["11 bugs, 1 open blocker", "2.9.0 in six days", "BUG-412: Yuki has it"],
  },
});
