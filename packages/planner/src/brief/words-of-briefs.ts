import type { Form, Verb } from "./brief.ts";

const table = <V extends string>(lists: Readonly<Record<string, string>>): ReadonlyMap<string, V> =>
  new Map(
    Object.entries(lists).flatMap(([value, words]) =>
      words
        .trim()
        .split(/\s+/)
        .map((word) => [word.replaceAll("_", " "), value as V] as const),
    ),
  );

/** Words that name a kind of product, and its form; 'generic' ones say only that there is a product. */
export const FORM_WORDS: ReadonlyMap<string, Form | "generic"> = table<Form | "generic">({
  generic:
    "website web_site site web_app webapp web_application webpage web_page web_tool app application mobile_app mobile_application platform system " +
    "software software_system program programme mini-program miniprogram mini_program applet solution tool interface frontend front-end backend back-end h5 " +
    "web software_application online_platform web_platform online_system",
  site: "landing_page landingpage portfolio official_website company_website corporate_website cv résumé resume homepage one-pager microsite",
  shop: "shop store online_shop online_store webshop storefront e-commerce ecommerce mall boutique",
  booking: "booking_system reservation_system scheduler appointment_system booking reservations",
  portal: "portal",
  management:
    "management_system crm erp cms hrm hris oa inventory back_office admin_panel register registry log records ledger planner manager organizer organiser pos lims",
  dashboard:
    "dashboard cockpit analytics visualization visualisation monitor data_visualization leaderboard statistics",
  community:
    "forum community social_network social_media social_platform message_board bulletin_board noticeboard chat_room group club",
  marketplace: "marketplace classifieds exchange auction",
  directory: "directory finder catalog catalogue index listing listings",
  blog: "blog magazine newspaper journal news_site",
  tool: "generator extractor checker builder assistant crawler scraper validator tester",
  editor: "editor designer whiteboard playground notepad",
  calculator: "calculator estimator simulator",
  converter: "converter translator transcoder",
  game: "game puzzle 2048 snake chess poker",
  quiz: "quiz exam test trivia",
  survey: "survey questionnaire poll feedback_form",
  tracker: "tracker diary logbook",
});

/** What people do, and the verb of the closed list. */
export const VERB_OF: ReadonlyMap<string, Verb> = table<Verb>({
  view:
    "view see browse look_at go_through keep_track_of display show check read open list preview inspect monitor track follow_up look access understand know access visit " +
    "explore present showcase get receive obtain observe review retrieve remember",
  create:
    "create add submit apply_for fill_out fill_in take_on  write post publish record enter input log make new issue file raise apply start draw design open_case capture note save " +
    "draft compose fill collect store insert leave build generate initiate release set_up propose launch host organize organise join clock enrol enroll " +
    "invite borrow lend place sign keep",
  edit:
    "edit update modify change set rename adjust customize customise set configure maintain manage revise correct mark tick complete move " +
    "sort_out handle process cancel close archive restore reschedule return extend enable disable pin reorder favorite favourite bookmark like follow " +
    "categorize categorise tag classify control administer operate improve optimize optimise replace renew lock unlock reset",
  delete: "delete remove discard erase withdraw",
  search: "search find query look_up look_for locate lookup inquire enquire discover",
  filter: "filter sort group narrow",
  other:
    "select choose pick copy switch switch_between support drag drag_and_drop zoom rotate hover participate engage operate browse_through navigate perform interact adapt ensure scan connect preset consume",
  login: "login log_in sign_in log-in authenticate log_on sign_on logout log_out",
  register: "register sign_up signup sign-up create_account",
  upload: "upload attach import",
  download: "download",
  export: "export back_up backup",
  print: "print",
  share: "share forward refer embed repost",
  message: "message chat send communicate talk reply dm converse",
  contact: "contact reach consult ask inquire_about enquire_about call email",
  comment: "comment discuss respond answer",
  rate: "rate vote evaluate score recommend",
  order: "order buy purchase shop checkout check_out add_to_cart procure redeem",
  pay: "pay donate deposit recharge top_up bill refund tip transfer earn charge",
  book: "book reserve schedule appoint rent hire",
  approve: "approve agree agree_to verify reject decline confirm audit moderate accept examine sign_off",
  assign: "assign allocate distribute dispatch delegate match roster hand_over",
  notify:
    "notify remind alert warn push get_notified be_notified get_reminded be_reminded get_alerted be_alerted get_told be_told",
  subscribe: "subscribe unsubscribe",
  report: "report summarize summarise",
  chart: "chart plot graph visualize visualise analyze analyse count total",
  compare: "compare rank",
  calculate: "calculate compute estimate predict forecast simulate validate",
  convert: "convert translate transcode transform encode decode format compress resize extract parse",
  play: "play watch listen stream spin roll draw_lots compete",
  learn: "learn study practise practice train revise_for memorize memorise",
});

/** Nouns of doing, as lists of functions name them: 'order management', 'file uploading', 'user registration'. */
export const NOUN_VERBS: ReadonlyMap<string, readonly Verb[]> = new Map(
  Object.entries({
    management: "edit",
    administration: "edit",
    maintenance: "edit",
    tracking: "view edit",
    creation: "create",
    submission: "create",
    publishing: "create",
    publication: "create",
    posting: "create",
    recording: "create",
    entry: "create",
    input: "create",
    addition: "create",
    editing: "edit",
    modification: "edit",
    update: "edit",
    updates: "view",
    updating: "edit",
    customization: "edit",
    deletion: "delete",
    removal: "delete",
    query: "search",
    queries: "search",
    inquiry: "search",
    inquiries: "search",
    enquiry: "search",
    search: "search",
    searching: "search",
    retrieval: "search",
    lookup: "search",
    filtering: "filter",
    sorting: "filter",
    categorization: "filter",
    classification: "filter",
    login: "login",
    authentication: "login",
    logout: "login",
    registration: "register",
    "sign-up": "register",
    upload: "upload",
    uploads: "upload",
    uploading: "upload",
    import: "upload",
    download: "download",
    downloads: "download",
    downloading: "download",
    export: "export",
    exporting: "export",
    printing: "print",
    sharing: "share",
    messaging: "message",
    chat: "message",
    chatting: "message",
    communication: "message",
    consultation: "contact",
    commenting: "comment",
    comments: "comment",
    discussion: "comment",
    rating: "rate",
    ratings: "rate",
    voting: "rate",
    evaluation: "rate",
    ordering: "order",
    purchase: "order",
    purchasing: "order",
    procurement: "order",
    checkout: "order",
    payment: "pay",
    payments: "pay",
    recharge: "pay",
    booking: "book",
    bookings: "book",
    reservation: "book",
    reservations: "book",
    scheduling: "book",
    appointment: "book",
    appointments: "book",
    approval: "approve",
    review: "approve",
    verification: "approve",
    audit: "approve",
    assignment: "assign",
    allocation: "assign",
    distribution: "assign",
    notification: "notify",
    notifications: "notify",
    reminder: "notify",
    reminders: "notify",
    alerts: "notify",
    subscription: "subscribe",
    reporting: "report",
    reports: "report",
    statistics: "chart",
    analysis: "chart",
    analytics: "chart",
    visualization: "chart",
    charts: "chart",
    comparison: "compare",
    ranking: "compare",
    rankings: "compare",
    leaderboard: "compare",
    calculation: "calculate",
    validation: "calculate",
    conversion: "convert",
    translation: "convert",
    transcoding: "convert",
    listing: "view",
    listings: "view",
    browsing: "view",
    viewing: "view",
    display: "view",
    displaying: "view",
    presentation: "view",
    introduction: "view",
    introductions: "view",
    showcase: "view",
    preview: "view",
    monitoring: "view",
    playback: "play",
    playing: "play",
    learning: "learn",
  }).map(([noun, verbs]) => [noun, verbs.split(" ") as Verb[]]),
);

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Properties that things have; alone they are no thing of an app. */
export const ATTRIBUTES = set(
  "name names title titles price prices cost costs amount amounts quantity quantities number numbers date dates time times status statuses state states " +
    "description descriptions address addresses phone email e-mail password passwords username usernames size sizes weight weights color colors colour " +
    "colours rating score scores level levels age gender height width length duration deadline deadlines reason reasons note notes type types kind kinds " +
    "category categories tag tags priority image images photo photos picture pictures avatar avatars logo location locations position salary budget " +
    "history progress balance total totals discount stock unit units rate rates frequency percentage ratio currency language brand model manufacturer " +
    "temperature distance speed format formats version keyword keywords link links url author genre year month day week hours minutes points expiry " +
    "expiration availability capacity code id barcode signature birthday introduction method methods dimension dimensions",
);

/** Properties that are as often things of their own: 'upload photos', 'create categories'; what is done with them tells. */
export const SOFT_ATTRIBUTES = set(
  "image images photo photos picture pictures note notes category categories tag tags manufacturer brand author link links code location locations " +
    "method methods genre genres stock version versions avatar logo address addresses level levels score scores point points rate rates balance budget " +
    "keyword keywords format formats style model models reason progress history schedule unit units language languages introduction",
);

/** Nouns that say nothing by themselves and nothing before or behind another: 'product information' is about products. */
export const EMPTY_NOUNS = set(
  "information info data detail details content contents section sections module modules interface interfaces function functions functionality " +
    "functionalities feature features system systems way ways thing things stuff part parts kind kinds type types number variety range need needs usage " +
    "experience access support menu tab tabs button buttons field fields screen screens platform website site app application software tool program " +
    "programme mini-program miniprogram webpage purpose purposes aspect aspects ability capability capabilities homepage backend frontend device devices " +
    "world everyone everything something anything one ones other others web internet pc etc more mode modes",
);
/** Nouns that say nothing behind another, but name a thing where they stand alone: 'survey records', 'the results'. */
export const WEAK_NOUNS = set(
  "list lists record records item items option options area areas set sets series collection group groups operation operations use activity " +
    "activities view views resource resources result results material materials requirement requirements place effect effects example examples " +
    "work process processes service services",
);

/** Adjectives and the like that leave a thing what it is. */
export const EMPTY_ADJECTIVES = set(
  "a an the what which whose how who where when why this that these those my our your their his her its some any each every all both own new different various multiple several many more most " +
    "other another existing current available relevant related specific particular personal individual basic general detailed full complete whole " +
    "corresponding respective following certain own latest recent simple easy quick fast real-time realtime historical online offline digital custom " +
    "customized customised personalized personalised interesting favorite favourite important necessary unnecessary common main overall entire first last " +
    "next previous good better best nice clear beautiful intuitive modern responsive convenient comprehensive rich useful helpful additional extra key " +
    "single few lots plenty two three four five six seven eight nine ten automatic automated intelligent smart uploaded generated selected saved mined " +
    "recommended popular hot such same similar appropriate suitable wide large small big great high low up-to-date accurate instant " +
    "user-friendly realtime interactive fuzzy keyword advanced dynamic various unused daily weekly monthly yearly annual optional external internal related relevant based oriented final suitable dynamic effective efficient required desired target open public private",
);

/** People, by whom things are done. */
export const PEOPLE = set(
  "user users customer customers client clients admin admins administrator administrators manager managers employee employees staff member members " +
    "visitor visitors guest guests teacher teachers student students pupil pupils parent parents patient patients doctor doctors nurse nurses driver " +
    "drivers seller sellers buyer buyers vendor vendors merchant merchants supplier suppliers owner owners player players author authors editor editors " +
    "reader readers candidate candidates applicant applicants employer employers recruiter recruiters agent agents tenant tenants landlord landlords " +
    "volunteer volunteers coach coaches trainer trainers participant participants organizer organizers organiser organisers child children kids friend " +
    "friends company companies business businesses enterprise enterprises team teams people person someone anyone anybody everyone everybody i we me us " +
    "you they artist artists freelancer freelancers instructor instructors engineer engineers technician technicians moderator moderators operator " +
    "operators worker workers resident residents farmer farmers investor investors traveler travelers traveller travellers tourist tourists accountant " +
    "accountants officer officers personnel",
);
/** They stand for whoever uses it. */
export const NOBODY_IN_PARTICULAR = set(
  "user users people person someone anyone anybody everyone everybody i we me us you they it he she who company companies business businesses enterprise enterprises",
);
