import type { ConversationsBlock } from "@sayhey/appspec";

/** What a text asks of messages between people. */
export interface AskedMessages {
  between: ConversationsBlock["between"];
  /** What the other side is called, as the text says it: 'landlord'. */
  label?: string;
  /** What conversations are about: 'trip', of 'a group chat per trip'. */
  about?: string;
}

/** A letter after a word means that it is another word. */
const word = (words: string): string => `(?<!\\p{L})(?:${words})(?!\\p{L})`;
const WORD = "[\\p{L}'’-]+";

/** What talks to people or of other things, and is no message between them. */
const ELSE = new RegExp(
  word(
    "chat ?bots?|chatgpt|ai[- ]chats?|ai|ki|ia|bots?|assistant|whatsapp|telegram|slack|sms|texts? messages?|error messages?|push messages?|message boards?|message of|voice messages?|commit messages?|welcome messages?|birthday messages?|secret messages?|encrypt\\w*|morse|greeting cards?|horoscopes?|affirmations?",
  ),
  "iu",
);

/** Whoever runs what the app is for, in five languages. */
const STAFF =
  "landlords?|landlad(?:y|ies)|property managers?|managers?|management|admins?|administrators?|staff|office|front desk|reception(?:ist)?|support(?: team)?|customer service|owner|shop|store|restaurant|caf[eé]|bakery|salon|studio|clinic|practice|school|kitchen|team|us|organi[sz]ers?|concierge|caretaker|vermieter(?:in)?|hausverwaltung|verwaltung|b[uü]ro|rezeption|leitung|praxis|laden|geschäft|team|uns|casero|casera|propietari[oa]|administraci[oó]n|administrador(?:a)?|personal|oficina|recepci[oó]n|tienda|soporte|nosotros|propri[eé]taire|bailleur|gestionnaire|administrateur|accueil|secr[eé]tariat|boutique|[eé]quipe|nous|propriet[aá]ri[oa]|senhorio|administra[cç][aã]o|administrador(?:a)?|equipe|equipa|loja|recep[cç][aã]o|suporte|n[oó]s";
/** Whoever put something there for others. */
const AUTHOR =
  "sellers?|vendors?|lenders?|hosts?|posters?|listers?|advertisers?|owner of the (?:item|listing|ad|tool|bike|car|book)|verk[aä]ufer(?:n|in(?:nen)?)?|anbieter(?:n|in(?:nen)?)?|gastgeber(?:n|in)?|inserent(?:en|in)?|vendedor(?:es|as?)?|anunciantes?|anfitri[oó]n(?:es)?|vendeurs?|vendeuses?|annonceurs?|h[oô]tes?|anfitri[aã]o|anfitri[oõ]es|anunciantes?";

const TO =
  "(?:message|messages? to|messaging|dm|chat(?:s|ting)? (?:with|to)|write(?:s)? (?:to|a message to|messages to)|send(?:s|ing)? (?:a |private |direct )?messages? to|send(?:s|ing)?(?= (?:the|their|our) \\p{L}+ (?:a )?messages?)|chatten mit|schreiben mit|nachrichten? an|mensajes? (?:a|con)|chatear con|escribir(?:le)? (?:un mensaje )?a|messages? [aà]|[eé]crire [aà]|discuter avec|chatter avec|mensage(?:m|ns) (?:para|a)|conversar com|escrever (?:para|a))";
const THE =
  "(?:the|their|our|your|my|an?|any|each|every|den|dem|der|die|das|einen?|unser(?:e[nmr]?)?|ihren?|ihrem|seinen?|el|la|los|las|su|sus|nuestr[oa]s?|un|una|le|les|l['’]|au|aux|du|leurs?|son|sa|ses|notre|nos|o|os|as|ao|aos|[aà]s|seu|sua|um|uma)?";
const TO_STAFF = new RegExp(`${word(TO)}\\s*${THE}\\s*(?<label>${STAFF})(?!\\p{L})`, "iu");
const TO_AUTHOR = new RegExp(`${word(TO)}\\s*${THE}\\s*(?<label>${AUTHOR})(?!\\p{L})`, "iu");
const CONTRACTED = new RegExp(
  `${word("mensajes? al|escribir(?:le)? al|messages? (?:au|aux)|[eé]crire (?:au|aux)|mensage(?:m|ns) (?:ao|aos|à|às)|escrever (?:ao|à)|dem|de[nr]")}\\s+(?<label>${STAFF}|${AUTHOR})(?!\\p{L})(?<end>[^.!?\\n]{0,40})`,
  "iu",
);
const GERMAN_WRITES = /schreiben|schreibt|nachricht|chatten/iu;

/** A conversation of two kinds of people: 'chat between buyers and sellers', 'parents and tutors can chat'. */
const TWO = new RegExp(
  `${word("chats?|messag(?:es?|ing)|conversations?|direct messages?|nachrichten(?:austausch)?|mensajes|mensajer[ií]a|messagerie|mensage(?:m|ns)|conversas?")}\\s+(?:between|zwischen|entre)\\s+${THE}\\s*(?<one>${WORD})\\s+(?:and|und|y|e|et)\\s+${THE}\\s*(?<two>${WORD})`,
  "iu",
);
const TWO_TALK = new RegExp(
  `(?<one>${WORD})\\s+(?:and|und|y|e|et)\\s+${THE}\\s*(?<two>${WORD})\\s+(?:can |could |may |should |to |k[oö]nnen |pueden |peuvent |podem )?(?:privately |directly |miteinander )?${word("chat|message each other|talk to each other|exchange messages|send (?:each other )?messages|write to each other|chatten|nachrichten austauschen|schreiben sich|chatear|enviarse mensajes|discuter|[eé]changer des messages|s['’][eé]crire|conversar|trocar mensagens")}`,
  "iu",
);
/** A conversation of everybody who goes along: 'group chat per trip'. */
const EACH = new RegExp(
  `${word("(?:group )?(?:chats?|conversations?|messages)|gruppenchats?|chats? (?:grupal(?:es)?|de grupo|em grupo)|(?:discussions?|chats?) de groupe|conversas?")}\\s+(?:per|for each|for every|of each|in each|on each|pro|f[uü]r jede[nrs]?|por|para cada|por cada|par|pour chaque|de chaque|por cada)\\s+(?<about>${WORD})|(?:each|every|jede[rs]?|cada|chaque)\\s+(?<thing>${WORD})\\s+(?:has|have|gets|hat|bekommt|tiene|a|tem)\\s+(?:its|a|an|their|einen?|un|une|um|uma|own|eigenen)\\s*(?:own |eigenen )?(?:group )?(?:chat|gruppenchat|conversation)`,
  "iu",
);
/** Messages of whoever to whomever. */
const ANYONE = new RegExp(
  word(
    "direct messages?|direct messaging|private(?:ly)? (?:messages?|messaging|chats?|conversations?)|private messages|dms|(?:message|chat with|talk to|write to|dm) (?:each other|one another|other (?:users|members|people|players|parents|students|owners))|one[- ]on[- ]one chats?|1:1 chats?|(?:in-app|built-in|internal|real-time) (?:messag(?:ing|es)|chat)|messaging(?= (?:system|feature|function)|[,;.]|$)|direktnachrichten|privat(?:e|en)? nachrichten|private[nr]? chats?|nachrichten(?:funktion|austausch)|einander (?:nachrichten )?schreiben|miteinander chatten|sich (?:gegenseitig )?(?:nachrichten )?schreiben|mensajes (?:directos|privados)|mensajer[ií]a(?: interna| privada)?|chat privado|enviarse mensajes|chatear entre (?:s[ií]|ellos)|messages? priv[eé]s?|messages? directs?|messagerie(?: interne| priv[eé]e)?|s['’][eé]crire|s['’]envoyer des messages|mensagens (?:diretas|privadas|particulares)|chat privado|conversas privadas|trocar mensagens",
  ),
  "iu",
);

/** Whoever else one may write to by what they do: 'patients can message their doctor'. */
const ROLES =
  "doctors?|teachers?|tutors?|coach(?:es)?|trainers?|therapists?|drivers?|nurses?|instructors?|volunteers?|parents?|students?|pupils?|patients?|tenants?|clients?|customers?|members?|guests?|neighbou?rs?|friends?|matches|players?|walkers?|sitters?|nann(?:y|ies)|mentors?|mentees?|freelancers?|candidates?|employers?|applicants?|buyers?|experts?|lawyers?|advisors?|photographers?|technicians?|mechanics?|agents?|carers?|caregivers?|[aä]rzt(?:e|in|innen)?|arzt|lehrer(?:n|in|innen)?|trainer(?:n|in)?|eltern|sch[uü]ler(?:n|in)?|mieter(?:n|in)?|patienten?|nachbarn?|freunde?n?|kunden?|profesor(?:es|as?)?|m[eé]dic[oa]s?|padres|alumn[oa]s|vecin[oa]s|amig[oa]s|pacientes?|inquilin[oa]s|professeurs?|m[eé]decins?|parents|[eé]l[eè]ves|voisins?|locataires|amis|professor(?:es|as?)?|pais|vizinhos?|inquilinos?";
const TO_ROLE = new RegExp(
  `${word(`${TO}|mensajes? al|messages? (?:au|aux)|mensage(?:m|ns) (?:ao|aos)`)}\\s*${THE}\\s*(?:${ROLES})(?!\\p{L})`,
  "iu",
);

const isStaff = (name: string): boolean => new RegExp(`^(?:${STAFF})$`, "iu").test(name);
const isAuthor = (name: string): boolean => new RegExp(`^(?:${AUTHOR})$`, "iu").test(name);

/** What a text asks of messages between people; undefined where it asks for none. */
export function readMessages(text: string): AskedMessages | undefined {
  for (const sentence of text.split(/(?<=[.!?;])\s+|\n+/)) {
    const asked = readSentence(sentence);
    if (asked !== undefined && !ELSE.test(sentence)) return asked;
  }
  return undefined;
}

function readSentence(sentence: string): AskedMessages | undefined {
  const each = EACH.exec(sentence)?.groups;
  const about = each?.["about"] ?? each?.["thing"];
  if (about !== undefined && !isTime(about)) return { between: "people", about };
  const two = (TWO.exec(sentence) ?? TWO_TALK.exec(sentence))?.groups;
  if (two !== undefined) {
    const names = [two["two"] ?? "", two["one"] ?? ""];
    const label = names.find(isAuthor);
    if (label !== undefined) return { between: "author", label };
    const runs = names.find(isStaff);
    return runs === undefined ? { between: "people" } : { between: "staff", label: runs };
  }
  const toAuthor = TO_AUTHOR.exec(sentence)?.groups?.["label"];
  if (toAuthor !== undefined) return { between: "author", label: toAuthor };
  const toStaff = TO_STAFF.exec(sentence)?.groups?.["label"];
  if (toStaff !== undefined) return { between: "staff", label: toStaff };
  const short = CONTRACTED.exec(sentence)?.groups;
  const label = short?.["label"];
  if (label !== undefined && (!/^de/i.test(CONTRACTED.exec(sentence)?.[0] ?? "") || GERMAN_WRITES.test(sentence)))
    return { between: isAuthor(label) ? "author" : "staff", label };
  return TO_ROLE.test(sentence) || ANYONE.test(sentence) ? { between: "people" } : undefined;
}

/** 'Two chats per day' are about no day. */
const isTime = (about: string): boolean =>
  /^(?:days?|weeks?|months?|years?|hours?|tag|woche|monat|d[ií]a|semana|mes|jour|semaine|mois|m[eê]s|users?|persons?)$/i.test(
    about,
  );
