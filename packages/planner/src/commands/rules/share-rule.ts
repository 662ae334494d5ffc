import { sharedRules, type Access, type Entity, type Op } from "@sayhey/appspec";
import type { Found, World } from "../command-answer.ts";
import { phraseOf, type Clause } from "../read-command.ts";

const EVERYONE =
  /(?:^| )(?:everyone|everybody|anyone|anybody|all people|all visitors|visitors|people|others|public|the public|the world|guests|alle|jeder|jede|besucher|leute|todos|todas|todo el mundo|cualquiera|la gente|visitantes|tout le monde|tous|n'importe qui|visiteurs|todo mundo|qualquer um|as pessoas)(?= |$)/;
const SIGNED_IN =
  /(?:^| )(?:members|users|signed in|signed-in|logged in|logged-in|registered|mitglieder|angemeldete|miembros registrados|usuarios|membres connectes|utilisateurs|usuarios registrados)(?= |$)/;
const OWNER =
  /(?:^| )(?:only i|only me|just me|just i|for me|nobody else|no one else|nur ich|nur mir|nur fur mich|solo yo|seulement moi|moi seul|so eu|apenas eu|somente eu|private to me)(?= |$)/;
const AUTHOR =
  /(?:^| )(?:only the author|their own|its author|whoever wrote|who wrote|the author|only authors|own ones|jeder seine|seine eigenen|los suyos|les siens|os seus)(?= |$)/;
const SEE = /(?:^| )(?:see|read|view|look at|sehen|lesen|anschauen|ver|leer|voir|lire|consulter|ler)(?= |$)/;
const EDIT =
  /(?:^| )(?:edit|change|modify|delete|write|bearbeiten|andern|editar|cambiar|modificar|modifier|changer|alterar)(?= |$)/;
const CREATE = /(?:^| )(?:add|create|post|submit|hinzufugen|anlegen|anadir|crear|ajouter|creer|adicionar|criar)(?= |$)/;
const SHARED =
  /(?:^| )(?:share|shared|sharing|together|same data|common data|teile|teilen|gemeinsam|gemeinsame|geteilt|comparte|compartir|compartidos|compartido|partage|partager|partagees|compartilhe|compartilhar|compartilhados)(?= |$)/;
const APART =
  /(?:^| )(?:(?:keeps?|has|have) (?:their|his|her|its) own|own data|separate data|not shared|unshare|stop sharing|don't share|private data|nicht teilen|eigene daten|jeder fur sich|sus propios datos|no compartas|ses propres donnees|ne partage pas|seus proprios dados|nao compartilhe)(?= |$)/;
/** What sharing words stand with that is not about data. */
const OTHERWISE = /(?:^| )(?:button|link|instagram|facebook|twitter|whatsapp|page|field|block|trailer|video)(?= |$)/;

/** 'let everyone see the recipes', 'only I can edit orders', 'share the data', 'everybody keeps their own data'. */
export function shareRule(clause: Clause, world: World): Found | null {
  const text = clause.tokens.map(({ key }) => key).join(" ");
  const typed = clause.text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("ß", "ss");
  const says = (test: RegExp): boolean => test.test(text) || test.test(typed);
  if (OTHERWISE.test(text)) return null;
  const { spec } = world;
  const who = says(OWNER)
    ? "owner"
    : says(AUTHOR)
      ? "author"
      : says(SIGNED_IN)
        ? "signed-in"
        : says(EVERYONE)
          ? "everyone"
          : undefined;
  const does = says(SEE) ? "read" : says(EDIT) ? "edit" : says(CREATE) ? "create" : undefined;
  if (says(APART))
    return spec.sharing === "shared"
      ? { ops: [{ op: "set-sharing", sharing: "visitor" }] }
      : { cannot: "Every visitor keeps their own data already." };
  const isLet =
    clause.canon.startsWith("LET") ||
    /(?:^| )(?:can|may|should|kann|konnen|darf|durfen|puede|pueden|peut|peuvent|pode|podem|que)(?: |$)/.test(typed);
  const isAbout =
    (says(SHARED) && clause.tokens.length < 9) ||
    (who !== undefined && does !== undefined && (isLet || who === "owner"));
  if (!isAbout) return null;
  const entity = entityIn(clause, world);
  if (
    says(SHARED) &&
    does === undefined &&
    !entity &&
    !/(?:^| )(?:data|daten|datos|donnees|dados|it|everything|alles|todo|tout|tudo|app|rows|lists|shared|gemeinsam)(?: |$)/.test(
      text,
    )
  )
    return null;
  const ops: Op[] = spec.sharing === "shared" ? [] : [{ op: "set-sharing", sharing: "shared" }];
  const draft = { ...spec, sharing: "shared" as const };
  const rules = sharedRules(draft);
  for (const each of entity ? [entity] : who === undefined || does === undefined ? [] : spec.entities) {
    const before = rules.get(each.id)?.access;
    if (!before || who === undefined) continue;
    const after = accessWith(before, who, does ?? "read");
    if (JSON.stringify(after) !== JSON.stringify(before))
      ops.push({ op: "update-entity", entity: each.id, patch: { access: after } });
  }
  if (ops.length === 0)
    return { cannot: entity ? `That holds for ${entity.plural} already.` : "The data are shared like that already." };
  return { ops };
}

function accessWith(before: Access, who: Access["read"], does: "read" | "edit" | "create"): Access {
  // Who may not see something cannot change it.
  if (does === "read")
    return { ...before, read: who, edit: who === "owner" ? "owner" : who === "author" ? "author" : before.edit };
  if (does === "edit") return { ...before, edit: who };
  return { ...before, create: who === "author" ? "everyone" : who };
}

function entityIn(clause: Clause, world: World): Entity | undefined {
  // Those one shares with are not what is shared.
  const at = clause.tokens.findIndex(({ canon }) => canon === "WITH");
  const tokens = at > 0 ? clause.tokens.slice(0, at) : clause.tokens;
  for (let length = Math.min(3, tokens.length); length > 0; length--)
    for (let from = tokens.length - length; from >= 0; from--) {
      const match = world.names.find(phraseOf(tokens.slice(from, from + length), ""), "entity")[0];
      if (match && match.score > 0.9) return match.target.entity;
    }
  return undefined;
}
