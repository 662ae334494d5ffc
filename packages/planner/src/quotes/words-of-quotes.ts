import type { Language } from "@sayhey/appspec";
import type { QuoteNoun } from "./quote.ts";

/** What a quote says of itself in a language. */
export interface QuoteWords {
  no: string;
  yes: string;
  prices: string;
  /** 'Price per'. */
  pricePer: string;
  per: string;
  extraFor: string;
  kind: string;
  /** Before a name in the plural, in languages whose singular is not made here. */
  each?: string;
  kinds: readonly [string, string, string];
  area: string;
  volume: string;
  markUp: string;
  surcharge: string;
  discount: string;
  discountFrom: string;
  none: string;
  minimum: string;
  net: string;
  total: string;
  customer: string;
  /** What the page is called on which one is made. */
  fresh: string;
  source: string;
  titles: Readonly<Record<QuoteNoun, string>>;
  /** Units that are named by no other words, by their sign or their name. */
  units: Readonly<Record<string, string>>;
}

const EN: QuoteWords = {
  no: "no",
  yes: "yes",
  prices: "Your prices",
  pricePer: "Price per",
  per: "per",
  extraFor: "more for",
  kind: "Kind",
  kinds: ["Standard", "Better", "Best"],
  area: "Area",
  volume: "Volume",
  markUp: "Markup",
  surcharge: "Surcharge",
  discount: "Discount",
  discountFrom: "Discount from",
  none: "none",
  minimum: "Minimum charge",
  net: "Before tax",
  total: "Total",
  customer: "Customer",
  fresh: "New quote",
  source: "Your prices times what is asked for; change them under Your prices",
  titles: { quote: "Quote", estimate: "Estimate", price: "Price" },
  units: { h: "Hours", km: "Distance", mi: "Distance", min: "Minutes", m: "Meters", ft: "Feet" },
};

const WORDS: Readonly<Record<Language, QuoteWords>> = {
  en: EN,
  de: {
    no: "nein",
    yes: "ja",
    prices: "Deine Preise",
    pricePer: "Preis je",
    per: "je",
    extraFor: "Aufpreis",
    kind: "Art",
    each: "Preis je Stück",
    kinds: ["Standard", "Besser", "Am besten"],
    area: "Fläche",
    volume: "Volumen",
    markUp: "Aufschlag",
    surcharge: "Zuschlag",
    discount: "Rabatt",
    discountFrom: "Rabatt ab",
    none: "keiner",
    minimum: "Mindestpreis",
    net: "Netto",
    total: "Gesamt",
    customer: "Kunde",
    fresh: "Neues Angebot",
    source: "Deine Preise mal das, was gewünscht ist; ändern kannst du sie unter Deine Preise",
    titles: { quote: "Angebot", estimate: "Angebot", price: "Angebot" },
    units: { h: "Stunden", km: "Strecke", mi: "Strecke", min: "Minuten", m: "Meter", hour: "Stunde", meter: "Meter" },
  },
  es: {
    no: "no",
    yes: "sí",
    prices: "Tus precios",
    pricePer: "Precio por",
    per: "por",
    extraFor: "Más por",
    kind: "Tipo",
    kinds: ["Estándar", "Mejor", "La mejor"],
    area: "Superficie",
    volume: "Volumen",
    markUp: "Margen",
    surcharge: "Recargo",
    discount: "Descuento",
    discountFrom: "Descuento desde",
    none: "ninguno",
    minimum: "Precio mínimo",
    net: "Sin impuestos",
    total: "Total",
    customer: "Cliente",
    fresh: "Nuevo presupuesto",
    source: "Tus precios por lo que se pide; se cambian en Tus precios",
    titles: { quote: "Presupuesto", estimate: "Presupuesto", price: "Presupuesto" },
    units: { h: "Horas", km: "Distancia", mi: "Distancia", min: "Minutos", m: "Metros", hour: "hora", meter: "metro" },
  },
  fr: {
    no: "non",
    yes: "oui",
    prices: "Tes prix",
    pricePer: "Prix par",
    per: "par",
    extraFor: "Supplément",
    kind: "Type",
    each: "Prix unitaire",
    kinds: ["Standard", "Supérieure", "La meilleure"],
    area: "Surface",
    volume: "Volume",
    markUp: "Marge",
    surcharge: "Majoration",
    discount: "Remise",
    discountFrom: "Remise dès",
    none: "aucune",
    minimum: "Prix minimum",
    net: "Total HT",
    total: "Total",
    customer: "Client",
    fresh: "Nouveau devis",
    source: "Tes prix fois ce qui est demandé ; ils se changent sous Tes prix",
    titles: { quote: "Devis", estimate: "Devis", price: "Devis" },
    units: { h: "Heures", km: "Distance", mi: "Distance", min: "Minutes", m: "Mètres", hour: "heure", meter: "mètre" },
  },
  pt: {
    no: "não",
    yes: "sim",
    prices: "Seus preços",
    pricePer: "Preço por",
    per: "por",
    extraFor: "A mais por",
    kind: "Tipo",
    kinds: ["Padrão", "Melhor", "A melhor"],
    area: "Área",
    volume: "Volume",
    markUp: "Margem",
    surcharge: "Acréscimo",
    discount: "Desconto",
    discountFrom: "Desconto a partir de",
    none: "nenhum",
    minimum: "Preço mínimo",
    net: "Sem impostos",
    total: "Total",
    customer: "Cliente",
    fresh: "Novo orçamento",
    source: "Seus preços vezes o que se pede; mude-os em Seus preços",
    titles: { quote: "Orçamento", estimate: "Orçamento", price: "Orçamento" },
    units: { h: "Horas", km: "Distância", mi: "Distância", min: "Minutos", m: "Metros", hour: "hora", meter: "metro" },
  },
};

/** The words of quotes in a language. */
export const quoteWords = (language: Language): QuoteWords => WORDS[language];

/** What else an app of quotes says around them: `English = German | Spanish | French | Portuguese`. */
export const QUOTE_LABELS = `
New quote = Neues Angebot | Nuevo presupuesto | Nouveau devis | Novo orçamento
Saved quotes = Gespeicherte Angebote | Presupuestos guardados | Devis enregistrés | Orçamentos guardados
Saved quote = Gespeichertes Angebot | Presupuesto guardado | Devis enregistré | Orçamento guardado
Customer = Kunde | Cliente | Client | Cliente
Total = Gesamt | Total | Total | Total
What is in it = Was darin ist | Qué incluye | Ce qu’il comprend | O que inclui
On = Am | Fecha | Le | Em
State = Stand | Estado | État | Estado
Draft = Entwurf | Borrador | Brouillon | Rascunho
Sent = Verschickt | Enviado | Envoyé | Enviado
Accepted = Angenommen | Aceptado | Accepté | Aceito
Turned down = Abgelehnt | Rechazado | Refusé | Recusado
Note = Notiz | Nota | Note | Nota
An example = Ein Beispiel | Un ejemplo | Un exemple | Um exemplo
`;
