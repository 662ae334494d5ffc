import type { BlockKind } from "./block.ts";
import type { FieldType } from "./entity.ts";

/** Types whose values are numbers. */
export const NUMERIC: readonly FieldType[] = ["number", "money", "percent", "duration", "rating"];
/** Types whose values are days. */
export const DATES: readonly FieldType[] = ["date", "dateTime"];
const WORDS: readonly FieldType[] = ["text", "longText"];
const SAYS: readonly FieldType[] = ["text", "longText", "choice"];
const WHO: readonly FieldType[] = ["text", "relation", "choice"];
const FILTERS: readonly FieldType[] = ["choice", "tags", "boolean", "relation"];
/** Types that a short form asks for. */
const ASKED: readonly FieldType[] = [
  "text",
  "longText",
  "email",
  "phone",
  "location",
  "choice",
  "date",
  "time",
  "number",
  "boolean",
  "url",
  "relation",
];
/** What charts of a dashboard split rows by: what can be counted, and numbers, which are put in steps. */
export const SPLITS: readonly FieldType[] = [
  "choice",
  "tags",
  "relation",
  "boolean",
  "date",
  "dateTime",
  "text",
  "location",
  ...NUMERIC,
];
const GROUPS: readonly FieldType[] = ["choice", "tags", "boolean", "relation", "date", "dateTime", "location", "text"];

/** What type each binding of a block must have; bindings not listed take any field. */
export const BINDINGS: Partial<Record<BlockKind, Record<string, readonly FieldType[]>>> = {
  cards: { filters: FILTERS },
  list: { filters: FILTERS, groupField: GROUPS },
  board: { stageField: ["choice"] },
  calendar: { dateField: DATES },
  agenda: { dateField: DATES, timeField: ["time"] },
  feed: { bodyField: WORDS, authorField: WHO, dateField: DATES, reactionField: ["number"] },
  gallery: { imageField: ["image"] },
  files: { fileField: ["file"], groupField: ["choice"] },
  media: { fileField: ["file"], urlField: ["url"], posterField: ["image"], captionsField: ["file"] },
  swipe: { verdictField: ["choice"], mutualField: ["boolean"] },
  detail: { stepsField: ["lines"], scaleField: ["number"] },
  quiz: { promptField: WORDS, optionsField: ["lines"], answerField: WORDS, explainField: WORDS },
  responses: { answersField: ["lines"], dateField: DATES, scoreField: ["number"], outcomeField: ["text"] },
  flashcards: { frontField: WORDS, backField: WORDS, boxField: ["number"], dueField: ["date"] },
  chart: { byField: ["choice", "tags", "relation", "date", "dateTime"], measureField: NUMERIC },
  dashboard: { dateField: DATES, compareField: ["choice", "tags", "relation", "text", "location", "boolean"] },
  leaderboard: { scoreField: NUMERIC },
  streak: { dateField: DATES },
  checklist: { doneField: ["boolean"], groupField: GROUPS },
  chat: { bodyField: WORDS, authorField: WHO, dateField: ["dateTime"] },
  conversations: { bodyField: WORDS, authorField: ["relation"], dateField: ["dateTime"], via: ["relation"] },
  reviews: { ratingField: ["rating"], bodyField: WORDS, authorField: WHO, via: ["relation"] },
  poll: { votesField: ["number"] },
  cart: { priceField: ["money"], stockField: ["number"] },
  booking: { dateField: ["date"], timeField: ["time"], nameField: ["text"], resourceField: ["relation"] },
  countdown: { dateField: DATES },
  balance: { amountField: ["money"], paidByField: ["relation"] },
  budget: { limitField: ["money", "number"] },
  matcher: { needsField: ["tags", "lines"], amountsField: ["lines"] },
  week: { dateField: ["date"], slotField: ["choice"], itemField: ["relation"] },
  queue: { stateField: ["choice"], sinceField: ["dateTime"] },
  auction: { imageField: ["image"], endsField: ["dateTime"], startField: ["money"] },
  places: { placeField: ["location", "text", "choice", "relation"], latField: ["number"], lngField: ["number"] },
  player: { minutesField: ["number", "duration"], textField: WORDS, stepsField: ["lines"] },
  comments: { bodyField: WORDS, authorField: ["text"], dateField: DATES, likesField: ["number"], via: ["relation"] },
  checkout: { itemsField: ["lines"], totalField: ["money"], dateField: DATES, statusField: ["choice"] },
  due: {
    dueField: DATES,
    lastField: DATES,
    repeatField: ["choice", "text", "number"],
    doneField: ["boolean"],
  },
  pricing: { priceField: ["money"], featuresField: ["lines"], bestField: ["boolean"] },
  testimonials: { quoteField: WORDS, authorField: ["text"], roleField: ["text", "choice"], ratingField: ["rating"] },
  timeline: { dateField: DATES, bodyField: WORDS, whoField: WHO, via: ["relation"] },
  rsvp: { dateField: DATES, placesField: ["number"] },
  matrix: { rowField: GROUPS, columnField: GROUPS, measureField: NUMERIC },
  shares: { amountField: ["money"] },
  purchase: { priceField: ["money"], statusField: ["choice"], savedField: ["boolean"] },
  shopping: { doneField: ["boolean"], amountField: ["text"], groupField: GROUPS },
  services: { bodyField: WORDS, priceField: ["money", "text"] },
  team: { imageField: ["image"], roleField: ["text", "choice"], bodyField: WORDS },
  logos: { imageField: ["image"], urlField: ["url"] },
  beforeAfter: { beforeField: ["image"], afterField: ["image"] },
  newsletter: { emailField: ["email"] },
};

/** Bindings whose fields belong to another entity than the block's own: binding -> property that names the entity. */
export const FOREIGN: Partial<Record<BlockKind, Record<string, { of: string; types: readonly FieldType[] }>>> = {
  assistant: { askField: { of: "askEntity", types: WORDS } },
  conversations: {
    membersField: { of: "conversationEntity", types: ["lines"] },
    aboutField: { of: "conversationEntity", types: ["relation"] },
  },
  hero: { formFields: { of: "formEntity", types: ASKED } },
  slideshow: {
    imageField: { of: "slidesEntity", types: ["image"] },
    captionField: { of: "slidesEntity", types: [...SAYS, "date", "location"] },
  },
  timer: {
    minutesField: { of: "logEntity", types: ["number", "duration"] },
    dateField: { of: "logEntity", types: DATES },
    beforeField: { of: "logEntity", types: ["choice"] },
    afterField: { of: "logEntity", types: ["choice"] },
    authorField: { of: "logEntity", types: ["text"] },
  },
  intervals: {
    minutesField: { of: "logEntity", types: ["number", "duration"] },
    dateField: { of: "logEntity", types: DATES },
  },
  calculator: {
    logTypedField: { of: "logEntity", types: ["text", "longText"] },
    logResultField: { of: "logEntity", types: ["text", "longText"] },
    logLinesField: { of: "logEntity", types: ["longText"] },
    logDateField: { of: "logEntity", types: DATES },
  },
  game: {
    wordField: { of: "wordsEntity", types: SAYS },
    hintField: { of: "wordsEntity", types: SAYS },
    logScoreField: { of: "logEntity", types: ["number"] },
    logWhoField: { of: "logEntity", types: ["text"] },
    logDateField: { of: "logEntity", types: DATES },
  },
  questionnaire: {
    logAnswersField: { of: "logEntity", types: ["lines"] },
    logWhoField: { of: "logEntity", types: ["text"] },
    logDateField: { of: "logEntity", types: DATES },
    logScoreField: { of: "logEntity", types: ["number"] },
    logOutcomeField: { of: "logEntity", types: ["text"] },
  },
  tool: {
    wordField: { of: "wordsEntity", types: SAYS },
    groupField: { of: "wordsEntity", types: ["choice", "text"] },
    logTextField: { of: "logEntity", types: ["text", "longText"] },
    logDateField: { of: "logEntity", types: DATES },
  },
  player: {
    logMinutesField: { of: "logEntity", types: ["number", "duration"] },
    logDateField: { of: "logEntity", types: DATES },
    logVia: { of: "logEntity", types: ["relation"] },
  },
  checkout: {
    priceField: { of: "productEntity", types: ["money"] },
    stockField: { of: "productEntity", types: ["number"] },
  },
  matcher: {
    haveAmountField: { of: "haveEntity", types: ["number"] },
    haveUnitField: { of: "haveEntity", types: ["choice", "text"] },
    listAmountField: { of: "listEntity", types: ["text"] },
  },
  purchase: {
    walletAmountField: { of: "walletEntity", types: ["money"] },
    walletDateField: { of: "walletEntity", types: DATES },
    walletKindField: { of: "walletEntity", types: ["choice"] },
    historyVia: { of: "historyEntity", types: ["relation"] },
    historyDateField: { of: "historyEntity", types: DATES },
    historyWhoField: { of: "historyEntity", types: ["text"] },
    historyPriceField: { of: "historyEntity", types: ["money"] },
  },
  rsvp: {
    via: { of: "answerEntity", types: ["relation"] },
    nameField: { of: "answerEntity", types: ["text"] },
    answerField: { of: "answerEntity", types: ["choice"] },
  },
  shopping: {
    planDateField: { of: "planEntity", types: DATES },
    itemField: { of: "planEntity", types: ["relation"] },
    haveAmountField: { of: "haveEntity", types: ["number"] },
    haveUnitField: { of: "haveEntity", types: ["choice", "text"] },
  },
  stopwatch: {
    durationField: { of: "logEntity", types: ["number", "duration"] },
    dateField: { of: "logEntity", types: DATES },
  },
  cart: {
    itemsField: { of: "orderEntity", types: ["lines"] },
    totalField: { of: "orderEntity", types: ["money"] },
    dateField: { of: "orderEntity", types: DATES },
  },
  budget: {
    via: { of: "spendEntity", types: ["relation"] },
    amountField: { of: "spendEntity", types: ["money", "number"] },
  },
  auction: {
    via: { of: "bidEntity", types: ["relation"] },
    amountField: { of: "bidEntity", types: ["money"] },
    bidderField: { of: "bidEntity", types: WHO },
    dateField: { of: "bidEntity", types: ["dateTime"] },
  },
};

/** Properties that name an entity. */
export const ENTITY_KEYS = [
  "entity",
  "logEntity",
  "orderEntity",
  "peopleEntity",
  "spendEntity",
  "haveEntity",
  "listEntity",
  "bidEntity",
  "answerEntity",
  "productEntity",
  "planEntity",
  "walletEntity",
  "historyEntity",
  "wordsEntity",
  "formEntity",
  "slidesEntity",
  "askEntity",
  "conversationEntity",
];
