import type { Found, World } from "../command-answer.ts";
import type { Clause } from "../read-command.ts";

/** What nobody can get by a typed change, why, and what there is instead. */
const IMPOSSIBLE: readonly { says: RegExp; why: string; examples: string[] }[] = [
  {
    says: /\b(?:stripe|paypal|apple pay|google pay|klarna|credit cards?|kreditkarten?|tarjetas? de credito|cartes? (?:de credit|bancaires?)|cart(?:ao|oes) de credito|online payments?|payment provider|(?:accept|take|collect|real) (?:\w+ )?payments?|pay online|online bezahlen|pagos en linea|paiements? en ligne)\b/,
    why: "Apps made here take no payments: there is no payment provider behind them. A shop can take orders, and who pays how is settled outside.",
    examples: ["add a field payment method to orders", "add a checkbox paid to orders"],
  },
  {
    says: /\b(?:send|sends|sending|schicke?|sende|sendet|envia|enviar|enviame|envoie|envoyer|envie)\b.*\b(?:e-?mails?|sms|texts?|messages?|notifications?|push|newsletters?|mails?|mensajes?|correos?|courriels?|mensage[mn]s?|nachrichten|nachricht)\b|\b(?:notify|email|e-mail|text|remind|alert|benachrichtige|erinnere|avisame|notifie|avise) (?:me|us|them|customers?|users?|members?|everyone|mich|uns|kunden|me)\b|\bpush notifications?\b|\bsms\b/,
    why: "Apps made here send no e-mail, text messages or notifications by themselves. They can show what is due, and what is new.",
    examples: ["add a due list", "add a countdown"],
  },
  {
    says: /\b(?:native|ios app|android app|iphone app|app store|play store|apk|ipa|desktop app|windows app|mac app)\b/,
    why: "What is made here is a web app. It can be put on the home screen of a phone and works offline, but it is not in an app store.",
    examples: ["make it compact", "make it dark"],
  },
  {
    says: /\b(?:log ?in|sign ?in|sign ?up|anmeld\w*|einloggen|login|iniciar sesion|connexion|connecter|entrar com|autenticacao|authentication|auth|oauth|sso|passwords?|passwort|two.factor|2fa|user accounts?|benutzerkonten)\b(?=.*\b(?:with|mit|con|avec|com|via|google|facebook|apple|github|page|accounts?|passwords?)\b|\s*$)|\b(?:add|create|build|need|want) (?:a |an )?(?:login|log in|sign in|sign up|user accounts?|authentication|password)\b/,
    why: "People sign in with a password on their own device, or by a code sent by e-mail once the data are shared. Other services are not connected.",
    examples: ["add a login", "share the data with everyone"],
  },
  {
    says: /\b(?:connect|integrate|sync|synchroni[sz]e|hook up|verbinde|synchronisiere|conecta|sincroniza|connecte|synchronise|conecte|sincronize)\b.*\b(?:to|with|mit|a|con|avec|com|into|zu|an)\b|\b(?:api|webhooks?|zapier|google sheets?|airtable|notion|slack|salesforce|hubspot|mailchimp|rest endpoint|graphql)\b/,
    why: "Apps made here are not connected to other services. Rows can be brought in and taken out as CSV in the Data mode, and the source can be changed in the Code mode.",
    examples: ["open the data", "open the code"],
  },
  {
    says: /\b(?:chatgpt|gpt|openai|claude|llm|artificial intelligence|machine learning|ai (?:features?|recommendations?|summar\w+|images?|pictures?)|recommend with ai)\b/,
    why: "Apps made here have no model of their own inside. An assistant answers from the app's own pages and rows.",
    examples: ["add an assistant", "add a search"],
  },
  {
    says: /\b(?:video calls?|voice calls?|live ?stream\w*|webcam|gps tracking|bluetooth|nfc|augmented reality|\bar\b view|blockchain|crypto|bitcoin|scrap(?:e|ing) )\b/,
    why: "That needs a service or a device that apps made here do not have.",
    examples: ["what can you do?"],
  },
  {
    says: /\b(?:import|upload|importiere|importa|importe)\b.*\b(?:csv|excel|xlsx?|spreadsheet|file|datei|archivo|fichier|arquivo)\b/,
    why: "Rows come in through the Data mode: choose the list there and then 'Import'. In the app itself every list has 'Import CSV' among its options.",
    examples: ["open the data"],
  },
  {
    says: /\b(?:custom domain|own domain|my domain|eigene domain|dominio propio|nom de domaine|dominio proprio|seo|google ranking)\b/,
    why: "That is part of publishing, not of the app: see Publish at the top.",
    examples: ["change the tagline to …"],
  },
  {
    says: /\b(?:make|turn|set|colou?r|mach|haz|rends)\b.*\b(?:header|buttons?|title|titles|sidebar|footer|table|card|cards|list|chart|background of|first page)\b.*\b(?:red|green|blue|yellow|pink|purple|orange|black|white|bigger|smaller|larger|rot|grun|blau|gelb|grosser|kleiner|rojo|verde|azul|rouge|vert|bleu|wider|narrower)\b/,
    why: "Colors, sizes and corners belong to the look of the whole app, so that it stays of one piece; single parts have none of their own.",
    examples: ["in green", "more space", "rounder"],
  },
  {
    says: /\b(?:drop shadows?|parallax|3d|gradients? background|background video|background image|background music|custom css|css|javascript|html)\b/,
    why: "That is written in the app's source: the Code mode lets you change any file, and keeps your change when the app is generated again.",
    examples: ["open the code", "another look"],
  },
  {
    says: /\b(?:delete|remove|losche|elimina|supprime|apague) (?:the |my |this |das |die |el |le |o )?(?:whole |entire )?(?:project|account|projekt|konto|proyecto|cuenta|projet|compte|projeto|conta)\b/,
    why: "A project is deleted on the dashboard, an account in the settings; both can be undone for a while.",
    examples: ["undo that"],
  },
];

/** Says honestly what cannot be had by typing it. */
export function cannotRule(clause: Clause, _world: World): Found | null {
  const text = clause.text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("ß", "ss")
    .replace(/["“„«][^"”“»]*["”»]/g, " ");
  // What is only named is a name: 'add a field payment method'.
  if (
    /\b(?:field|column|checkbox|feld|spalte|campo|columna|champ|colonne|coluna|option|called|namens|llamad[oa]|appelee?|chamad[oa])\b/.test(
      text,
    )
  )
    return null;
  const found = IMPOSSIBLE.find(({ says }) => says.test(text));
  return found ? { cannot: found.why, examples: found.examples } : null;
}
