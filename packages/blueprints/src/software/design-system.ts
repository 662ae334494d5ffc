import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "designSystem",
  name: "Design system",
  icon: "layout-template",
  says: {
    en: "our design system|a design system|design system for|component library|ui component library|design tokens|design system documentation|pattern library|ui kit inventory|component status tracker|figma components|design components|style guide for our product|brand guidelines portal|icon library|component requests|accessibility status of components|color tokens",
    de: "Designsystem|Komponentenbibliothek|Styleguide Produkt",
    es: "sistema de diseño|biblioteca de componentes|guía de estilo de producto",
    fr: "système de design|bibliothèque de composants|guide de style produit",
    pt: "sistema de design|biblioteca de componentes|guia de estilo do produto",
  },
  forms: ["directory", "management", "site", "portal", "dashboard"],
  people: ["designers", "developers"],
  mood: "lively",
  things: [
    {
      id: "component",
      use: "core",
      role: "item",
      icon: "layout-template",
      names: "component|components",
      also: "element|pattern|widget",
      fields:
        "Component: text\nPicture: image\nGroup: choice inputs|navigation|feedback|layout|data\nDesign: choice missing|draft|ready\nCode: choice missing|beta|ready|deprecated\nWorks for all: choice not checked|issues|passed\nOwner: text\nSince: text\nUsed in: number 0..64 screens\nDesign file: url\nChanged: date -300..0\nWhen to use: longText",
      cells: "group design code worksForAll owner since usedIn designFile changed whenToUse",
      rows: "Button|inputs|ready|ready|passed|Mei Tanaka|1.0|64|https://design.example.com/button|@-20|One main button on a screen\nText field|inputs|ready|ready|passed|Mei Tanaka|1.0|41|https://design.example.com/field|@-60|Label above, never inside\nDate picker|inputs|ready|beta|issues|Ben Osei|2.3|9|https://design.example.com/date|@-5|For dates near today; else a field\nTabs|navigation|ready|ready|passed|Lena Krüger|1.2|18|https://design.example.com/tabs|@-140|Two to five\nSide menu|navigation|ready|deprecated|issues|Lena Krüger|1.0|6|https://design.example.com/side|@-210|Use the top bar\nToast|feedback|ready|ready|passed|Ben Osei|1.4|22|https://design.example.com/toast|@-90|Four seconds, one line\nEmpty state|feedback|draft|missing|not checked|Mei Tanaka|3.0|0|https://design.example.com/empty|@-2|Says what to do first\nData table|data|ready|ready|issues|Ben Osei|1.8|15|https://design.example.com/table|@-33|More than five columns? Think again\nCard|layout|ready|ready|passed|Lena Krüger|1.1|37|https://design.example.com/card|@-120|\nAvatar|data|ready|beta|passed|Mei Tanaka|2.2|12|https://design.example.com/avatar|@-48|",
    },
    {
      id: "token",
      use: "core",
      role: "item",
      icon: "palette",
      names: "token|tokens",
      also: "color|variable|spacing|type size",
      fields:
        "Token: text\nKind: choice color|size|type|radius|shadow\nValue: text\nSwatch: colour\nUse: text\nContrast: number 3..15\nUsed by: relation component\nState: choice live|new|to remove",
      cells: "kind value swatch use contrast usedBy state",
      rows: "ink-900|color|#16202a|#16202a|Text on light|15|Button|live\naccent-600|color|#0b6e6e|#0b6e6e|Main button, links|5.6|Button|live\ndanger-600|color|#b3261e|#b3261e|Errors only|6.1|Text field|live\ngray-400|color|#9aa3ab|#9aa3ab|Lines, never text|3|Card|to remove\npaper-50|color|#faf7f2|#faf7f2|Page|3|Card|live\nsun-300|color|#f2c14e|#f2c14e|Marks and badges|3|Avatar|new",
    },
    {
      id: "ask",
      use: "core",
      role: "item",
      icon: "message-square-plus",
      names: "request|requests",
      also: "proposal|component request|bug|contribution",
      fields:
        "Request: text\nComponent: relation component\nFrom: text\nTeam: choice Shop|App|Back office|Website\nStage: choice new|discussed|accepted|in work|shipped|declined\nWanted by: date -5..50\nVotes: number 1..14\nOwner: text\nWhy: longText",
      cells: "component from team stage wantedBy votes owner why",
      rows: "Button with a menu|Button|Yusuf Kaya|Back office|discussed|@20|9|Mei Tanaka|Save, save and new, save as\nKeyboard in the date picker|Date picker|Elif Demir|Shop|in work|@6|14|Ben Osei|Arrows do nothing\nEmpty state for search|Empty state|Omar Haddad|App|accepted|@15|7|Mei Tanaka|We wrote five of our own\nSticky first column|Data table|Joanne Price|Back office|new|@40|5||\nToast with undo|Toast|Hana Sato|App|shipped|@-5|11|Ben Osei|\nPink buttons|Button|Marek Zielinski|Website|declined|@10|1|Lena Krüger|Campaign only\nInitials in avatars|Avatar|Hana Sato|App|new|@30|4||No photo, no face",
    },
  ],
  jobs: "show component.picture\nfind component\nmove ask.stage\nrequest ask\nrank component.usedIn\nkeep token\nchart component.code\nassign ask.owner\ncount ask.votes\nchart component.worksForAll\ndue ask.wantedBy\nkeep component",
  site: {
    headline: "Built once, used everywhere",
    body: "Every component with its state in design and code, when to use it, and who to ask.",
    action: "Ask for a component|ask",
    services: "Components|Ready, beta, or on the way out|\nTokens|Colors, sizes, type|\nOffice hour|Wednesdays at two|",
    questions:
      "May I build my own?|If it is one screen, yes. If it is three, ask us.\nWhat does beta mean?|It works, the names may still change.\nHow long do old ones stay?|Two releases after they are marked.",
  },
  words: {
    tagline: "What is ready, who owns it, when to use it.",
    itch: "Which blue is the blue?",
    promise: "One button, everywhere",
    pov: "POV: nobody draws the sixth date picker",
    gains: ["Button: on 64 screens", "Date picker: keyboard in six days", "Side menu still on six screens"],
  },
});
