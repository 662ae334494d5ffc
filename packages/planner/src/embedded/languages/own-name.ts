import { capitalise } from "./translator.ts";
import type { SaidIn } from "../understand.ts";
import type { Foreign } from "./foreign.ts";

/** Whoever begins so speaks of themselves or asks for something; what they say is no name. */
const SPEAKING: Record<Foreign, RegExp> = {
  de: /^(?:ich|wir|bitte|brauche|brauchen|suche|suchen|mach|mache|baue?|erstelle?|hätte|hallo|es|man|gibt)\b/i,
  es: /^(?:yo|soy|somos|tengo|tenemos|necesito|necesitamos|quiero|queremos|quisiera|haz|hazme|crea|busco|hola|nos|me|hay)\b/i,
  fr: /^(?:je|j'|nous|on|il|besoin|fais|faites|crée|créer|bonjour|cherche|voudrais|faut)\b/i,
  pt: /^(?:eu|sou|somos|tenho|temos|preciso|precisamos|quero|queremos|queria|gostaria|faz|faça|crie|cria|olá|oi|há)\b/i,
};
const BEGINNING: Record<Foreign, RegExp> = {
  de: /^(?:(?:eine?n?|die|der|das|meine?|unsere?|kleine?|app|(?:verwaltung|software|programm|system|tool|übersicht)(?= für )|website|webseite|seite|für|zum|zur)\s+)+/i,
  es: /^(?:(?:una?|el|la|los|las|mi|mis|nuestr[oa]s?|app|aplicación|web|página|para|de)\s+)+/i,
  fr: /^(?:(?:une?|le|la|les|mon|ma|mes|notre|nos|appli|application|site|pour|de|du|des)\s+|l')+/i,
  pt: /^(?:(?:uma?|o|a|os|as|meu|minha|meus|minhas|nosso|nossa|app|aplicativo|site|página|para|de|do|da)\s+)+/i,
};
const ASIDE: Record<Foreign, RegExp> = {
  de: /\s(?:mit|ohne|für|in|im|am|an|bei|von|zum|zur|und dann|wo|die|der|das)\s.*$/i,
  es: /\s(?:con|sin|para|en|donde|que|por)\s.*$/i,
  fr: /\s(?:avec|sans|pour|dans|en|où|qui|que|au|aux)\s.*$/i,
  pt: /\s(?:com|sem|para|em|no|na|onde|que|por)\s.*$/i,
};
const LONGEST = 32;
const MOST_WORDS = 5;

/** What the idea calls itself before it says more, else the name of its line of work. */
export function nameInOwnWords({ idea, language }: SaidIn, trade: string | undefined): string | undefined {
  const [first = ""] = idea
    .replaceAll("’", "'")
    .trim()
    .split(/[,.;:!?()\n]|\s[-–—]\s/);
  const head = first.trim();
  if (SPEAKING[language].test(head)) return trade;
  const whole = head.replace(BEGINNING[language], "").trim();
  const fits = (name: string): boolean =>
    name.length >= 3 &&
    name.length <= LONGEST &&
    name.split(/\s+/).length <= MOST_WORDS &&
    /^[\p{L}\d' &/-]+$/u.test(name);
  const name = [whole, whole.replace(ASIDE[language], "").trim()].find(fits);
  return name === undefined ? trade : capitalise(name);
}
