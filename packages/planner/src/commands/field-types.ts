import type { FieldType } from "@sayhey/appspec";

/** Words for types of fields in five languages, folded. */
const WORDS: readonly [FieldType, string][] = [
  [
    "longText",
    "long text, longer text, multi-line text, multiline text, multiline, multi-line, textarea, text area, paragraph text, big text, langer text, langtext, mehrzeilig, texto largo, texte long, texto longo",
  ],
  ["text", "text, short text, plain text, words, string, kurzer text, texto, texte, texto corto"],
  ["number", "number, numeric, integer, amount field, zahl, numero, nombre, numerico"],
  ["money", "money, currency, price field, geld, betrag, wahrung, dinero, moneda, argent, monnaie, dinheiro, moeda"],
  ["percent", "percent, percentage, prozent, porcentaje, pourcentage, porcentagem"],
  [
    "dateTime",
    "date and time, datetime, date time, timestamp, datum und uhrzeit, fecha y hora, date et heure, data e hora",
  ],
  ["date", "date, day, datum, tag, fecha, jour, data, dia"],
  ["time", "time, time of day, clock time, uhrzeit, zeit, hora, heure"],
  ["duration", "duration, length of time, minutes, dauer, duracion, duree, duracao"],
  [
    "boolean",
    "checkbox, check box, yes/no, yes or no, tick box, tickbox, toggle, boolean, switch, true/false, flag, ja/nein, haken, kontrollkastchen, casilla, casilla de verificacion, si/no, case a cocher, oui/non, caixa de selecao, sim/nao",
  ],
  [
    "choice",
    "dropdown, drop-down, drop down, select, choice, single choice, picklist, pick list, auswahlliste, auswahl, auswahlfeld, desplegable, seleccion, liste deroulante, choix, lista suspensa, escolha",
  ],
  [
    "tags",
    "tags, tag, multi select, multiselect, multiple choice, labels, schlagworte, mehrfachauswahl, etiquetas, etiquettes",
  ],
  ["lines", "list of lines, bullet list, bullets, lines, list of texts, aufzahlung, liste von texten"],
  [
    "rating",
    "rating, stars, star rating, sterne, bewertung, estrellas, valoracion, etoiles, evaluation, estrelas, avaliacao",
  ],
  ["colour", "colour, color, colour picker, color picker, farbe, color picker field, couleur, cor"],
  [
    "email",
    "email, e-mail, email address, e-mail address, mail, e-mail-adresse, correo, correo electronico, courriel, adresse e-mail",
  ],
  ["url", "url, link, web address, website, webseite, enlace, sitio web, lien, site web, endereco web"],
  ["phone", "phone, phone number, telephone, telefon, telefonnummer, telefono, telefone"],
  ["location", "location, place, address, ort, adresse, lugar, direccion, lieu, local, endereco"],
  [
    "file",
    "file, files, file upload, upload, attachment, attachments, document upload, file field, datei, dateien, anhang, archivo, archivos, adjunto, fichier, fichiers, piece jointe, arquivo, arquivos, anexo",
  ],
  ["image", "image, picture, photo, photo upload, image upload, bild, foto, imagen, photo field, imagem"],
];
const TYPES: ReadonlyMap<string, FieldType> = new Map(
  WORDS.toReversed().flatMap(([type, words]) => words.split(",").map((word) => [word.trim(), type] as const)),
);

/** Type of field that folded words name. */
export function fieldTypeOf(key: string): FieldType | undefined {
  return TYPES.get(key);
}

/** Types whose words are the name of a field as often: 'add a rating', 'add a link'. */
export const NAMING: ReadonlySet<FieldType> = new Set(
  (
    [
      "date",
      "time",
      "duration",
      "tags",
      "rating",
      "colour",
      "email",
      "url",
      "phone",
      "location",
      "image",
      "file",
      "percent",
    ] as const
  ).slice(),
);
