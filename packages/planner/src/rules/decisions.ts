import type { AppSpec, Entity, Field } from "@sayhey/appspec";
import { type Rule } from "./draft.ts";

const ASKED =
  /^(?:asked|requested|request|pending|submitted|new|open|waiting|received|sent|proposed|to review|angefragt|neu|eingereicht|offen|pedido|pendiente|solicitad[oa]|nuev[oa]|demandé|en attente|nouveau|pendente|novo)$/i;
const YES =
  /^(?:accepted|approved|confirmed|agreed|granted|booked|bestätigt|angenommen|genehmigt|aceptad[oa]|aprobad[oa]|confirmad[oa]|accepté|approuvé|confirmé|aceit[oa]|aprovad[oa])$/i;
const NO = /^(?:declined|rejected|refused|denied|turned down|abgelehnt|rechazad[oa]|refusé|recusad[oa]|negad[oa])$/i;
const OFF = /^(?:cancel+ed|called off|withdrawn|abgesagt|storniert|cancelad[oa]|annulé)$/i;

/** Where a request is decided, 'accepted' and 'declined' are two ways, and neither leads to the other by going on. */
export const addSteps: Rule = ({ spec }) => {
  for (const entity of spec.entities)
    for (const field of entity.fields) {
      const options = field.type === "choice" ? (field.options ?? []) : [];
      const asked = options.findIndex((option) => ASKED.test(option));
      const yes = options.find((option) => YES.test(option));
      const no = options.find((option) => NO.test(option));
      const first = options[asked];
      if (first === undefined || yes === undefined || no === undefined || field.steps !== undefined) continue;
      const off = options.filter((option) => OFF.test(option));
      const onwards = options
        .slice(options.indexOf(yes) + 1)
        .filter((option) => option !== no && !off.includes(option) && !/^(?:not needed|none|no)$/i.test(option));
      field.steps = [
        { from: first, to: [yes, no] },
        ...(onwards.length > 0 || off.length > 0 ? [{ from: yes, to: [...onwards.slice(0, 1), ...off] }] : []),
        { from: no, to: [first] },
      ];
      addDecision(spec, entity, field);
    }
};

/** Buttons to decide with, where rows are listed and nothing moves them on. */
function addDecision(spec: AppSpec, entity: Entity, field: Field): void {
  for (const block of spec.pages.flatMap((page) => page.blocks)) {
    if (block.kind !== "list" && block.kind !== "cards" && block.kind !== "detail" && block.kind !== "agenda") continue;
    if (block.entity !== entity.id) continue;
    const actions = block.actions ?? [];
    if (actions.length >= 3 || actions.some((action) => action.do !== "log" && action.field === field.id)) continue;
    block.actions = [...actions, { do: "advance", field: field.id, label: field.name, icon: "check" }];
  }
}

const LOCKS =
  /\b(?:nobody|no one|none|never|can(?:no|')t|must not|not be)\b[^.!?]{0,40}\b(?:chang\w*|edit\w*|alter\w*|touch\w*)\b[^.!?]{0,40}|\block(?:s|ed)? (?:it|them|after|once|when|for good)\b|nachträglich ändern|nicht mehr (?:geändert|ändern)|gesperrt|no se puede (?:cambiar|editar)|ne (?:peut|doit) plus être modifi|não pode (?:ser alterad|mudar)/i;
const CLOSED =
  /^(?:signed(?: off)?|approved|closed|locked|final|completed?|settled|paid|abgezeichnet|abgeschlossen|unterschrieben|cerrad[oa]|firmad[oa]|signé|clos|fechad[oa]|assinad[oa])$/i;

/** What is signed off stays as it is, where the text says so. */
export const addLocks: Rule = ({ spec, text }) => {
  if (!LOCKS.test(text)) return;
  for (const entity of spec.entities) {
    if (entity.lockedWhen !== undefined) continue;
    const tick = entity.fields.find(({ type, name }) => type === "boolean" && CLOSED.test(name));
    if (tick !== undefined) {
      entity.lockedWhen = { field: tick.id, is: "eq", value: true };
      return;
    }
    const state = entity.fields.find(
      ({ type, options = [] }) => type === "choice" && options.some((option) => CLOSED.test(option)),
    );
    const option = state?.options?.find((candidate) => CLOSED.test(candidate));
    if (state === undefined || option === undefined) continue;
    entity.lockedWhen = { field: state.id, is: "eq", value: option };
    return;
  }
};
