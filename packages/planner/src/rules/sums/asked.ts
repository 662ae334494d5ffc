import type { AppSpec, Field } from "@sayhey/appspec";
import { hasRole, type Role } from "./roles.ts";

/** A number that a text wants to see. */
interface Asked {
  role: Role;
  type: Field["type"];
  says: RegExp;
  /** What has to be among the fields it is worked out from; anything where it is absent. */
  of?: RegExp;
  /** Its name in English, German, Spanish, French and Portuguese. */
  names: readonly [string, string, string, string, string];
}

const ASKED: readonly Asked[] = [
  {
    role: "profit",
    type: "money",
    says: /\bprofits?\b|\bmargins?\b|\bwhat (?:i|we) (?:actually )?(?:made|make|earned)\b|\bgewinn\b|\bganancias?\b|\bbeneficios?\b|\bbénéfices?\b|\blucros?\b/i,
    names: ["Profit", "Gewinn", "Ganancia", "Bénéfice", "Lucro"],
  },
  {
    role: "rest",
    type: "money",
    of: /paid|deposit|received|advance|payment|bezahlt|anzahlung|erhalten|pagado|anticipo|recibido|payé|acompte|reçu|pago|sinal|recebido/i,
    says: /\bowes?\b|\bowed\b|\bowing\b|\b(?:outstanding|remaining|unpaid) (?:balance|amount)s?\b|\bbalance due\b|\bstill (?:to pay|owe)\b|\bleft to pay\b|\bnoch offen\b|\boffene beträge\b|\brestbetrag\b|\bpendientes?\b|\breste à payer\b|\bem aberto\b/i,
    names: ["Still to pay", "Noch offen", "Pendiente", "Reste à payer", "Em aberto"],
  },
  {
    role: "rest",
    type: "money",
    of: /raised|saved|spent|used|gespart|gesammelt|ausgegeben|ahorrado|recaudado|gastado|épargné|récolté|dépensé|economizado|poupado|arrecadado|gasto/i,
    says: /\bleft to (?:raise|save|spend)\b|\bhow much (?:is |we have |i have |we still |i still )?left\b|\b(?:budget|money|amount) (?:left|remaining)\b|\bremaining budget\b|\brestbudget\b|\bcuánto (?:queda|falta)\b|\bcombien (?:il )?reste\b|\bquanto (?:falta|resta)\b/i,
    names: ["Left", "Übrig", "Queda", "Reste", "Resta"],
  },
  {
    role: "total",
    type: "money",
    says: /\btotals?\b(?! (?:of )?(?:number|no\.?\b|\d|\p{L}+s\b))|\bto pay\b|\bhow much (?:it|they|to|i|we|each|everyone|he|she)\b|\binvoices?\b|\bgesamt\w*|\bsumme\b|\bfactur\w+|\bmontant\b|\btotale?s?\b(?! (?:de )?\d)/iu,
    names: ["Total", "Summe", "Total", "Total", "Total"],
  },
  {
    role: "daysLeft",
    type: "number",
    says: /\bdays? (?:left|to go|until|till|remaining)\b|\bcount ?downs?\b|\bhow (?:many days|long) (?:left|until|till|to go)\b|\btage bis\b|\bdías (?:que faltan|para)\b|\bjours avant\b|\bdias (?:que faltam|para)\b/i,
    names: ["Days left", "Tage übrig", "Días restantes", "Jours restants", "Dias restantes"],
  },
  {
    role: "daysSince",
    type: "number",
    says: /\bdays? since\b|\bhow long (?:since|ago)\b|\btage seit\b|\bdías desde\b|\bjours depuis\b|\bdias desde\b/i,
    names: ["Days since", "Tage seither", "Días desde entonces", "Jours depuis", "Dias desde então"],
  },
  {
    role: "average",
    type: "number",
    says: /\baverages?\b|\bmean score\b|\boverall score\b|\bdurchschnitt\b|\bpromedio\b|\bmoyenne\b|\bmédia\b/i,
    names: ["Average", "Durchschnitt", "Promedio", "Moyenne", "Média"],
  },
  {
    role: "length",
    type: "number",
    says: /\b(?:number of|how many) (?:nights|days)\b|\bhow long (?:they|it|he|she|the \w+) (?:stay|stays|stayed|was|were|is|has been|have been) (?:out|away|for|gone)?\b|\banzahl (?:der )?(?:nächte|tage)\b|\bcuántas noches\b|\bcombien de nuits\b/i,
    names: ["Days", "Tage", "Días", "Jours", "Dias"],
  },
];

/** The numbers that a text wants to see and that nothing of its app keeps. */
export const askedSums = (text: string, spec: AppSpec): readonly Asked[] =>
  ASKED.filter(
    ({ role, says }) =>
      says.test(text) && !spec.entities.some(({ fields }) => fields.some((field) => hasRole(field, role))),
  );
