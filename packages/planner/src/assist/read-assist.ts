import type { Language } from "@sayhey/appspec";
import { detectLanguage } from "../embedded/language.ts";

/** What a text says of an assistant. */
export interface AskedAssistant {
  /** The words that ask for it, as they stand in the text. */
  say: string;
  /** It is to be an AI, which looking things up only comes near to. */
  isAi: boolean;
  /** The text asks for it and for nothing else, whatever it is to know. */
  isAll: boolean;
  /** What a text that is about an assistant says beside it; empty where that is nothing to keep. */
  about: string;
}

/** Somebody who answers and is no person. Plurals are things that somebody keeps. */
const CALLED: Readonly<Record<Language, string>> = {
  en: "chat ?-?bot|(?:ai[- ](?:powered )?)(?:chat ?-?bot|assistant|help ?desk|helper)|(?:faq|help|support|q ?& ?a|question|knowledge|info|information)[ -]?bot|(?:smart|digital|chat|help|support|faq|knowledge|self-service|in-app|q ?& ?a|question) assistant|(?<=\\b(?:with|including|includes?|plus|and|add|has|have|,) (?:an? |the )?)virtual (?:assistant|agent|concierge)|virtual (?:assistant|agent)(?= (?:that|which|who) (?:can )?(?:answers?|helps? (?:\\w+ ){1,3}find)\\b)",
  de: "chat-?bot|(?:faq|hilfe|support|info|service)-?bot|(?:ki|virtuelle[nrms]?|digitale[nrms]?)[- ]assistent(?:en|in)?",
  es: "chat ?bot|bot de (?:preguntas|ayuda|soporte|atenci[oó]n|faq)|asistente (?:virtual|de ia|con ia|inteligente)",
  fr: "chat ?bot|agent conversationnel|robot de (?:discussion|conversation)|bot (?:faq|d['’]aide)|assistante? (?:virtuel(?:le)?|ia|intelligente?)",
  pt: "chat ?bot|rob[oô] de atendimento|bot de (?:perguntas|ajuda|d[uú]vidas|atendimento|faq)|assistente (?:virtual|de ia|com ia|inteligente)",
};
/** What one does who is an assistant of this kind: answer, find, look up. Who writes, draws or schedules is another. */
const DOES: Readonly<Record<Language, string>> = {
  en: "\\b(?:assistant|bot|helper|robot|ai) (?:that|which|who|to) (?:can |could |will |should )?(?:automatically |instantly |quickly )?(?:answers?\\b|respond(?:s)? to [^.]{0,30}questions?|repl(?:y|ies) to [^.]{0,30}questions?|helps? (?:\\w+ ){1,3}(?:find|look up|choose|navigate|search)\\b|looks? (?:things )?up\\b|knows? (?:our|the|my)\\b)",
  de: "\\b(?:assistent(?:in)?|bot|helfer),? (?:der|die|das)\\b[^.]{0,60}\\b(?:fragen[^.]{0,30}beantwortet|antwortet|nachschl[aä]gt|finden hilft|hilft[^.]{0,50}zu finden)",
  es: "\\b(?:asistente|bot) que (?:responda?|contest[ae]|ayud[ae] a (?:\\w+ ){0,3}(?:encontrar|buscar|elegir))",
  fr: "\\b(?:assistante?|bot) qui (?:r[eé]pond|aide (?:\\S+ ){0,4}[aà] (?:trouver|chercher|choisir))",
  pt: "\\b(?:assistente|bot) que (?:respond[ae]|ajud[ae] (?:\\S+ ){0,4}(?:encontrar|achar|escolher|buscar))",
};
const BOOKS =
  "handbook|manual|wiki|guide(?:book)?|docs|documentation|knowledge ?base|rulebook|rule book|policies|policy|faqs?|archive|recipes?|cookbook|menu";
const ASKED: Readonly<Record<Language, string>> = {
  en: `\\bask (?:the|our|my|your|a) (?:[\\w-]+ ){0,2}(?:${BOOKS})\\b|\\bask(?:ing)? (?:it )?(?:\\w+ )?questions? in (?:plain|natural) (?:language|english|words)|\\banswers? (?:to )?(?:common|frequent|frequently asked|customers?['’]?s?|visitors?['’]?s?|users?['’]?s?|guests?['’]?s?) questions? (?:automatically|by itself)|\\bautomatic(?:ally)? answer(?:s|ing)?\\b[^.]{0,30}\\bquestions`,
  de: "\\bfrag(?:e|en)? (?:das|unser|mein|im) (?:[\\wäöüß-]+ )?(?:handbuch|wiki|lexikon|regelwerk)\\b|\\bfragen (?:automatisch|selbst) beantwort",
  es: "\\bpreg[uú]nt(?:a|ar|ale) al (?:manual|reglamento)\\b|\\bresponde[rn]? (?:autom[aá]ticamente )?(?:a )?(?:las )?preguntas (?:frecuentes|autom[aá]ticamente|de (?:los )?clientes)",
  fr: "\\b(?:demander au|interroger le) (?:manuel|guide|r[eè]glement)\\b|\\br[eé]pond(?:re)? automatiquement aux questions",
  pt: "\\bpergunt(?:e|ar) ao (?:manual|regulamento)\\b|\\bresponde[r]? automaticamente [aà]s? (?:perguntas|d[uú]vidas)",
};

/** What follows one that is kept, sold or worked with. */
const KEPT_AFTER =
  /^(?:s\b|['’]s\b|[- ](?:projects?|agenc\w+|compan\w+|business\w*|vendors?|prompts?|start-?ups?|developers?|designers?|courses?|reviews?|comparison|jobs?|clients?|team|training|services?|industry|market|logs?|conversations?|transcripts?|builder|platform|marketplace|invoices?|schedule|work|leads?|rates?|hours|timesheets?|tasks?|directory|portfolio|consult\w+|freelanc\w+|agentur\w*|projekt\w*|proyecto\w*|projet\w*|projeto\w*))/i;
/** What stands before one that is taken back, or that is kept. */
const REFUSED =
  /(?:^|[\s,(])(?:no|not|without|don['’]?t (?:want|need)|never|instead of|rather than|other than|isn['’]?t|is not|kein\w*|ohne|sin|ning[uú]n|sans|pas d['’]?(?:un)?|sem|nenhum)(?:\s+(?:an?|the|any|ein\w*|un[ao]?|une|um|uma)){0,1}(?:\s+(?:\w+|silly|annoying)){0,1}\s+$/i;
const KEPT_BEFORE =
  /(?:\b(?:track|manage|compare|rate|sell|list(?:ing)? of|directory of|crm for|schedule for|training|hire|hiring|for (?:an?|my|our|the)|about|as an?)(?:\s+(?:my|our|an?|the|all))?|\b(?:discord|telegram|slack|trading|game|gaming|whatsapp|twitter|dental|teaching|personal|medical|legal|shop|sales|executive|research|writing|coding)(?:\s+ai)?)\s+$/i;

const INTRO =
  /^(?:(?:please|hey|hi|i|we|i['’]d|need|want|would|like|make|build|create|design|develop|implement|me|us|an?|the|my|our|simple|small|little|smart|friendly|ai|app|tool|website|with|ein\w*|eine|mach|bau|un|una|une|um|uma|el|la|le|o|simple|sencillo|crea|haz|cr[eé]er?|faz|criar?)\s+)*$/i;

/** What a text asks of an assistant; undefined where it asks for none. */
export function readAssist(text: string): AskedAssistant | undefined {
  const language = detectLanguage(text);
  // Few words tell neighboring languages apart badly, and none of them says this of anything else.
  const either = (says: Readonly<Record<Language, string>>): string =>
    language === "en" ? says.en : Object.values(says).join("|");
  const called = find(text, `(?<![\\p{L}\\p{N}-])(?:${either(CALLED)})(?![\\p{L}\\p{N}])`);
  const does = find(text, either(DOES));
  const asked = find(text, either(ASKED));
  const [first] = [called, does, asked].filter((each) => each !== undefined).sort((a, b) => a.at - b.at);
  if (first === undefined) return undefined;
  const { at, say } = first;
  const end = [called, does].reduce(
    (last, each) => (each !== undefined && each.at <= last + 2 ? Math.max(last, each.at + each.say.length) : last),
    at + say.length,
  );
  const isAi = /\b(?:ai|ki|ia|virtual|virtuel\w*|smart|intelligent\w*)\b/i.test(say);
  const about = aboutOf(text, at, end);
  return { say, isAi, isAll: about !== undefined, about: about ?? "" };
}

function find(text: string, pattern: string): { at: number; say: string } | undefined {
  for (const match of text.matchAll(new RegExp(pattern, "giu"))) {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    if (REFUSED.test(before) || KEPT_BEFORE.test(before) || KEPT_AFTER.test(after)) continue;
    return { at: match.index, say: match[0] };
  }
  return undefined;
}

/** So long a text is about more than its assistant. */
const LONGEST = 160;
/** What an assistant is for that says nothing of what it is to know. */
const ANYBODY =
  /^(?:(?:that|which|who|for|to|on|in|about|of|and|from|with|can|will|automatically|helps?|answers?|answering|respond\w*|knows?|explains?|questions?|fa?qs?|the|an?|our|my|your|their|all|common|frequent(?:ly)?|asked|customers?['’]?s?|clients?['’]?s?|users?['’]?s?|visitors?['’]?s?|guests?['’]?s?|people|employees?['’]?s?|staff|team|colleagues?|members?|company|business|website|site|app|support|service|customer|help|desk|queries|enquiries|inquiries|handbook|manual|wiki|guide|docs?|documentation|knowledge|base|policies|policy|rules?|rulebook|hr|onboarding|internal|employee|find|things?|information|answers|f[uü]r|von|und|die|der|das|den|fragen|kunden\w*|mitarbeiter\w*|beantwortet|h[aä]ufige|handbuch|para|de|del|la|las|los|el|que|responde|preguntas|clientes|empleados|frecuentes|manual|pour|des|les|du|qui|r[eé]pond|aux|questions|clients|employ[eé]s|fr[eé]quentes|manuel|perguntas|d[uú]vidas|dos|das|do|ao|aos|[àa]s?|funcion[aá]rios)\b[\s,.'’!]*)*$/i;

/** What the text says beside the assistant, where it is about one; undefined where it is about something else that is to have one. */
function aboutOf(text: string, at: number, end: number): string | undefined {
  if (text.length > LONGEST || !INTRO.test(text.slice(0, at))) return undefined;
  const rest = text.slice(end).trim();
  return ANYBODY.test(rest)
    ? ""
    : rest.replace(/^(?:for|about|on|of|in|to|f[uü]r|[uü]ber|para|sobre|de|pour|sur|do|da)\s+/i, "");
}
