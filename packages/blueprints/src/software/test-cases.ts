import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "testCases",
  name: "Software test cases",
  icon: "flask-conical",
  says: {
    en: "test case management|test cases|software test cases|test plan for our app|test suite tracker|manual test cases|qa test cases|regression test list|acceptance tests|user acceptance testing|uat sign-off|test runs and results|qa team tester|exploratory testing notes|test management tool|release test checklist",
    de: "Testfälle verwalten|Testmanagement Software|Abnahmetests",
    es: "casos de prueba|gestión de pruebas de software|pruebas de aceptación",
    fr: "cas de test|gestion des tests logiciels|tests de recette",
    pt: "casos de teste|gestão de testes de software|testes de aceitação",
  },
  forms: ["management", "dashboard", "tracker", "tool"],
  people: ["testers", "developers"],
  mood: "sober",
  things: [
    {
      id: "suite",
      use: "core",
      role: "item",
      icon: "folder-tree",
      names: "suite|suites",
      also: "test area|module",
      fields:
        "Suite: text\nOwner: text\nPriority: choice must pass|should pass|nice\nCases: rollup count testCase.suite\nAbout: longText",
      cells: "owner priority about",
      rows: "Sign-in and accounts|Laura Bianchi|must pass|Passwords, codes, locked accounts\nCheckout|Jonas Weber|must pass|Basket, address, card, receipt\nSearch|Laura Bianchi|should pass|Words, filters, no results\nReports|Elif Demir|should pass|Numbers match the database\nMobile|Jonas Weber|must pass|Small screen, no signal, camera",
    },
    {
      id: "testCase",
      use: "core",
      role: "item",
      icon: "flask-conical",
      names: "test case|test cases",
      also: "test|scenario|check",
      fields:
        "Title: text\nNumber: text\nSuite: relation suite\nKind: choice smoke|regression|acceptance|security|usability\nState: choice draft|ready|outdated\nAutomated: boolean 40\nMinutes: number 1..25 min\nSteps: lines\nExpected: longText\nRuns: rollup count testRun.testCase",
      cells: "number suite kind state automated minutes steps expected",
      rows: "Sign in with the right password|TC-001|Sign-in and accounts|smoke|ready|yes|1|Open sign-in;Type address and password;Press Sign in|Start page with my name\nLocked after five wrong tries|TC-004|Sign-in and accounts|security|ready|yes|3|Type a wrong password five times;Try the right one|Account locked for 15 minutes, mail sent\nReset by e-mail|TC-006|Sign-in and accounts|regression|ready|no|4|Press Forgot;Open the mail;Set a new one|Old password no longer works\nPay by card|TC-020|Checkout|smoke|ready|yes|2|Fill basket;Enter test card;Pay|Receipt on screen and by mail\nCard declined|TC-021|Checkout|regression|ready|no|3|Use the declining test card|Basket is kept, plain message\nVoucher used twice|TC-026|Checkout|security|ready|no|5|Pay with a voucher;Try it again|Refused the second time\nSearch without a hit|TC-041|Search|usability|ready|no|2|Search for qqqq|Says so and offers three ways on\nAccents and umlauts|TC-043|Search|regression|ready|yes|2|Search for cafe;Search for Café|Same results\nMonthly total|TC-060|Reports|acceptance|ready|no|12|Export the month;Add up in a spreadsheet;Compare|Equal to the cent\nOrder without a signal|TC-081|Mobile|acceptance|draft|no|15|Flight mode;Fill basket;Switch on again|Order goes out once\nPhoto from the camera|TC-083|Mobile|regression|outdated|no|6|Add a photo;Turn the phone|Photo upright, under 2 MB",
    },
    {
      id: "testRun",
      use: "core",
      role: "log",
      icon: "play",
      names: "test run|test runs",
      also: "run|result|execution",
      fields:
        "Run: text\nTest case: relation testCase\nVersion: choice 2.8.1|2.8.2|2.9.0\nTester: text\nDate: date -24..0\nResult: choice passed|failed|blocked|not run\nDevice: choice laptop|phone|tablet\nBug: text\nSeen: longText",
      cells: "testCase version tester date result device bug seen",
      rows: "2.9.0 sign-in|Sign in with the right password|2.9.0|Laura Bianchi|@0|passed|laptop||\n2.9.0 locked account|Locked after five wrong tries|2.9.0|Laura Bianchi|@0|failed|laptop|BUG-431|Mail never came\n2.9.0 card|Pay by card|2.9.0|Jonas Weber|@-1|passed|phone||\n2.9.0 declined|Card declined|2.9.0|Jonas Weber|@-1|failed|phone|BUG-429|Basket empty after the message\n2.9.0 voucher|Voucher used twice|2.9.0|Jonas Weber|@-1|blocked|laptop||Voucher service down\n2.9.0 totals|Monthly total|2.9.0|Elif Demir|@-2|passed|laptop||\n2.9.0 no hit|Search without a hit|2.9.0|Laura Bianchi|@-2|passed|tablet||\n2.8.2 photo|Photo from the camera|2.8.2|Jonas Weber|@-14|failed|phone|BUG-402|Sideways on one phone\n2.8.2 umlauts|Accents and umlauts|2.8.2|Laura Bianchi|@-15|passed|laptop||\n2.8.1 reset|Reset by e-mail|2.8.1|Elif Demir|@-24|passed|laptop||",
    },
  ],
  jobs: "move testRun.result\nkeep testCase\nfind testCase\nchart testRun.result\nkeep testRun\nassign testRun.tester\ncheck testCase.automated\ntotal testCase.minutes\nchart testCase.kind\nkeep suite",
  site: {
    headline: "Tested before you see it",
    body: "Suites, cases and runs for each version: what passed, what failed, and which bug it became.",
    action: "See the test cases|testCase",
    services:
      "Smoke test|Twelve cases in twenty minutes|\nRegression|Everything that broke once|\nAcceptance|With the people who will use it|",
    questions:
      "When is a version ready?|When every case that must pass has passed on that version.\nWhat happens to a failed case?|It names the bug, and is run again when the bug is fixed.\nWhy are some cases not automated?|Because a person sees what a script does not: sideways photos, rude words.",
  },
  words: {
    tagline: "Which cases, which version, passed or failed.",
    itch: "Did anybody test the voucher?",
    promise: "Know before the customers do",
    pov: "POV: release day without crossed fingers",
    gains: ["2.9.0: two failed, one blocked", "TC-004 became BUG-431", "Eleven cases, five suites"],
  },
});
