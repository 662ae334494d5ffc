import type { BlueprintThing } from "@sayhey/blueprints";
import type { Trade } from "./trade.ts";

/** How people say that there is nobody but them. */
const ALONE =
  /\b(?:just|only) me\b(?! and\b)|\bme (?:alone|only)\b|\bmyself only\b|\bon my own\b|\bby myself\b|\bi work alone\b|\b(?:no|without|don['’]?t have(?: any)?) (?:staff|employees|other staff|team)\b|\bone[- ](?:man|woman|person|girl|lady) (?:band|business|show|shop|operation|firm)\b|\bsole trader\b|\bself[- ]employed\b|\bsolo (?:business|trader|practice|practitioner|operator)\b/i;

/** Those who work for somebody, by what they do. */
const STAFF =
  /\b(?:instructor|teacher|tutor|trainer|coach|stylist|barber|groomer|hairdresser|technician|engineer|fitter|electrician|plumber|mechanic|driver|cleaner|therapist|physiotherapist|worker|employee|staff|crew|gang|tailor|cutter|walker|sitter|carer|nurse|artist|photographer|gardener|surveyor|inspector|installer|operative|colleague|assistant|volunteer|practitioner|practitioners|beautician|masseur|guide|handler|rider|courier|agent|consultant|adviser|advisor|team member)s?$/i;

/** Whether a text says that its writer works alone. */
const isAlone = (text: string): boolean => ALONE.test(text);

/** Whether a thing is a list of those who do the work, in an app for somebody who does it alone. */
export const isStaff = ({ role, names }: BlueprintThing, { name }: Trade, text: string): boolean =>
  name !== undefined && role === "person" && isAlone(text) && STAFF.test(names.split("|")[0]?.trim() ?? "");

/** A text without what says that its writer works alone, and that it is them: what is left can be a name. */
export const withoutAlone = (text: string): string =>
  isAlone(text)
    ? text
        .replace(/^\W*(?:i['’]?m|i am|im)\s+(?:an?\s+)?/i, "")
        .replace(new RegExp(`[,(]?\\s*(?:it['’]?s |its |i['’]?m )?(?:${ALONE.source})\\)?`, "gi"), " ")
        .replace(/\s+([,.:;])/g, "$1")
        .replaceAll(/\s{2,}/g, " ")
        .trim()
    : text;
