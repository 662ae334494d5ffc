import type { Words } from "./words.ts";

/** Words of public sites: English, German, Spanish, French, Portuguese. */
export const siteWords = {
  menu: ["Menu", "Menü", "Menú", "Menu", "Menu"],
  pagesUnder: [
    "Pages under {name}",
    "Seiten unter {name}",
    "Páginas de {name}",
    "Pages sous {name}",
    "Páginas de {name}",
  ],
  youAreHere: ["You are here", "Du bist hier", "Estás aquí", "Tu es ici", "Você está aqui"],
  contact: ["Contact", "Kontakt", "Contacto", "Contact", "Contato"],
  openingHours: ["Opening hours", "Öffnungszeiten", "Horario", "Horaires", "Horário"],
  legal: ["Legal", "Rechtliches", "Legal", "Mentions légales", "Termos legais"],
  callNumber: ["Call {name}", "{name} anrufen", "Llamar al {name}", "Appeler le {name}", "Ligar para {name}"],
  pictureOf: [
    "Picture {n} of {all}",
    "Bild {n} von {all}",
    "Imagen {n} de {all}",
    "Image {n} sur {all}",
    "Imagem {n} de {all}",
  ],
  before: ["Before", "Vorher", "Antes", "Avant", "Antes"],
  after: ["After", "Nachher", "Después", "Après", "Depois"],
  compareOf: [
    "{name}: before and after",
    "{name}: vorher und nachher",
    "{name}: antes y después",
    "{name} : avant et après",
    "{name}: antes e depois",
  ],
  afterShown: ["{n} % after", "{n} % nachher", "{n} % después", "{n} % après", "{n} % depois"],
  onRequest: ["Price on request", "Preis auf Anfrage", "Precio a consultar", "Prix sur demande", "Preço sob consulta"],
  emailProblem: [
    "Enter an email address like name@example.com.",
    "Gib eine E-Mail-Adresse wie name@example.com ein.",
    "Escribe un correo como nombre@example.com.",
    "Saisis une adresse comme nom@example.com.",
    "Digite um e-mail como nome@example.com.",
  ],
  subscribed: [
    "Thank you. You’re on the list.",
    "Danke. Du stehst auf der Liste.",
    "Gracias. Ya estás en la lista.",
    "Merci. Tu es sur la liste.",
    "Obrigado. Você está na lista.",
  ],
  alreadySubscribed: [
    "This address is already on the list.",
    "Diese Adresse steht schon auf der Liste.",
    "Este correo ya está en la lista.",
    "Cette adresse est déjà sur la liste.",
    "Este e-mail já está na lista.",
  ],
  onlyOwnerSees: [
    "Only you see this. It shows up once there is something under {name}.",
    "Nur du siehst das. Es erscheint, sobald unter {name} etwas steht.",
    "Solo tú ves esto. Aparecerá cuando haya algo en {name}.",
    "Toi seul vois ceci. Cela apparaîtra dès qu’il y aura quelque chose dans {name}.",
    "Só você vê isto. Aparece quando houver algo em {name}.",
  ],
} satisfies Words;
