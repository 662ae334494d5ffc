import type { LegalWords } from "../design/site/legal-pages.ts";
import type { FormWords } from "../design/site/site-forms.ts";
import type { NativePart } from "./words-of-sites.ts";
import type { Native } from "./read-prices.ts";

/** What stands on a site beside what its text says. */
export interface SiteCopy {
  home: string;
  aboutMe: string;
  goodToKnow: string;
  /** What the owner is to write there; no visitor sees it. */
  toWrite: Partial<Record<NativePart, string>>;
  /** What holds for anybody until then; `{place}` where they are. */
  standIn: Partial<Record<NativePart, string>>;
  /** What a place where one eats calls its prices and bookings, and says of itself. */
  ofTables: { prices: string; booking: string; about: string };
  /** Head and field lines of what is offered; `price` is added where the text has prices. */
  offer: { head: string; fields: string; price: string; rows: readonly string[] };
  picture: { head: string; fields: string; rows: readonly string[] };
  event: { head: string; fields: string; rows: readonly string[] };
  voice: { head: string; fields: string };
  forms: FormWords;
  legal: LegalWords;
  /** Between the last two of several, and what is said of all of them. */
  and: string;
  atAGlance: string;
}

export const SITE_COPY: Record<Native, SiteCopy> = {
  de: {
    home: "Start",
    standIn: {
      hours: "Die aktuellen Zeiten gibt es gern auf Anfrage.",
      find: "Zu finden in {place}. Eine kurze Nachricht genügt, und der Weg ist beschrieben.",
      about: "Am Anfang steht ein Gespräch. Eine kurze Nachricht genügt, alles Weitere ergibt sich.",
      prices: "Die Preise gibt es gern auf Anfrage.",
    },
    ofTables: {
      prices: "Speisekarte",
      booking: "Tisch reservieren",
      about: "Hier wird gekocht, was gut schmeckt. Platz ist für alle, die Hunger mitbringen.",
    },
    aboutMe: "Über mich",
    goodToKnow: "Gut zu wissen",
    toWrite: {
      services: "Was angeboten wird, mit einer Zeile dazu.",
      area: "Wo gearbeitet wird: die Orte und wie weit die Anfahrt geht.",
      hours: "Die Öffnungszeiten.",
      find: "Der Weg: Adresse, nächste Haltestelle und Parkplätze.",
      about: "Ein paar Zeilen: wer dahintersteht, seit wann und was wichtig ist.",
      team: "Das Team: Namen und Aufgaben.",
      faq: "Die Fragen, die oft gestellt werden, mit ihren Antworten.",
      prices: "Die Preise.",
    },
    offer: {
      head: "service, Leistung, Leistungen, sparkles",
      fields: "Name: text\nBeschreibung: longText",
      price: "\nPreis: money 0..0 EUR",
      rows: [],
    },
    picture: {
      head: "picture, Bild, Bilder, image",
      fields: "Titel: text\nBild: image",
      rows: ["Bei der Arbeit", "Im Detail", "Fertig"],
    },
    event: {
      head: "event, Termin, Termine, calendar",
      fields: "Titel: text\nDatum: date 5..60",
      rows: ["Frühjahrstermin", "Sommertermin", "Herbsttermin"],
    },
    voice: { head: "voice, Stimme, Stimmen, quote", fields: "Worte: longText\nName: text" },
    forms: {
      received: "Eingegangen",
      somethingElse: "Etwas anderes",
      callback: "",
      kinds: {
        contact: {
          head: "enquiry, Anfrage, Anfragen, mail",
          fields: "Name: text\nE-Mail: email\nNachricht: longText\nEingegangen: date -6..0",
          submit: "Nachricht senden",
          thanks: "Vielen Dank, die Nachricht ist angekommen.",
        },
        booking: {
          head: "bookingRequest, Terminwunsch, Terminwünsche, calendar-check",
          fields:
            "Name: text\nTelefon: phone\nE-Mail: email\n%Worum geht es?\nWunschtermin: date 2..20\nUhrzeit: time\nNachricht: longText\nEingegangen: date -6..0",
          submit: "Terminwunsch senden",
          thanks: "Vielen Dank, der Terminwunsch ist angekommen. Die Bestätigung folgt.",
        },
        quote: {
          head: "quoteRequest, Anfrage, Anfragen, file-pen",
          fields:
            "Name: text\nTelefon: phone\nE-Mail: email\n%Worum geht es?\nOrt: location\nBeschreibung: longText\nEingegangen: date -6..0",
          submit: "Angebot anfragen",
          thanks: "Vielen Dank, die Anfrage ist angekommen. Das Angebot folgt.",
        },
        join: {
          head: "registration, Anmeldung, Anmeldungen, user-plus",
          fields: "Name: text\nTelefon: phone\nE-Mail: email\n%Wofür?\nNachricht: longText\nEingegangen: date -6..0",
          submit: "Anmelden",
          thanks: "Vielen Dank, die Anmeldung ist angekommen.",
        },
      },
    },
    legal: {
      mark: "Vor dem Veröffentlichen ausfüllen: Auf dieser Seite steht noch kein Rechtstext. Bitte von jemandem prüfen lassen, der sich mit dem Recht auskennt.",
      pages: {
        imprint: [
          "Impressum",
          "scale",
          "Wer für diese Seite verantwortlich ist: voller Name oder Firma, Rechtsform und Vertretung.\n\nAnschrift, Telefonnummer und E-Mail-Adresse.\n\nRegister und Nummer, Umsatzsteuer-ID und Aufsichtsbehörde, soweit vorhanden.",
        ],
        privacy: [
          "Datenschutz",
          "shield",
          "Wer für die personenbezogenen Daten verantwortlich ist und wie man diese Person erreicht.\n\nWelche Daten die Formulare erheben, wofür und wie lange sie gespeichert werden.\n\nWer die Daten sonst noch sieht und welche Rechte man hat.",
        ],
      },
    },
    and: "und",
    atAGlance: "auf einen Blick",
  },
  es: {
    home: "Inicio",
    standIn: {
      hours: "El horario actual se facilita con gusto por mensaje.",
      find: "En {place}. Con un mensaje breve indicamos cómo llegar.",
      about: "Todo empieza con una conversación. Basta un mensaje breve, y lo demás viene solo.",
      prices: "Los precios se facilitan con gusto por mensaje.",
    },
    ofTables: {
      prices: "Carta",
      booking: "Reservar mesa",
      about: "Aquí se cocina lo que sabe bien. Hay sitio para quien venga con hambre.",
    },
    aboutMe: "Sobre mí",
    goodToKnow: "Conviene saber",
    toWrite: {
      services: "Lo que se ofrece, con una línea para cada cosa.",
      area: "Aquí va la zona de trabajo: los lugares y hasta dónde llega el desplazamiento.",
      hours: "Aquí va el horario.",
      find: "Aquí va cómo llegar: la dirección, la parada más cercana y dónde aparcar.",
      about: "Aquí van unas líneas: quién está detrás, desde cuándo y qué es lo importante.",
      team: "Aquí se presenta el equipo: nombres y tareas.",
      faq: "Aquí van las preguntas más habituales con sus respuestas.",
      prices: "Aquí van los precios.",
    },
    offer: {
      head: "service, Servicio, Servicios, sparkles",
      fields: "Nombre: text\nDescripción: longText",
      price: "\nPrecio: money 0..0 EUR",
      rows: [],
    },
    picture: {
      head: "picture, Imagen, Imágenes, image",
      fields: "Título: text\nImagen: image",
      rows: ["Manos a la obra", "De cerca", "Terminado"],
    },
    event: {
      head: "event, Fecha, Fechas, calendar",
      fields: "Título: text\nDía: date 5..60",
      rows: ["Cita de primavera", "Cita de verano", "Cita de otoño"],
    },
    voice: { head: "voice, Opinión, Opiniones, quote", fields: "Palabras: longText\nNombre: text" },
    forms: {
      received: "Recibido",
      somethingElse: "Otra cosa",
      callback: "",
      kinds: {
        contact: {
          head: "enquiry, Consulta, Consultas, mail",
          fields: "Nombre: text\nCorreo electrónico: email\nMensaje: longText\nRecibido: date -6..0",
          submit: "Enviar mensaje",
          thanks: "Gracias, el mensaje ha llegado.",
        },
        booking: {
          head: "bookingRequest, Solicitud de cita, Solicitudes de cita, calendar-check",
          fields:
            "Nombre: text\nTeléfono: phone\nCorreo electrónico: email\n%Motivo\nFecha deseada: date 2..20\nHora: time\nMensaje: longText\nRecibido: date -6..0",
          submit: "Pedir cita",
          thanks: "Gracias, la solicitud ha llegado. La confirmación llegará pronto.",
        },
        quote: {
          head: "quoteRequest, Solicitud de presupuesto, Solicitudes de presupuesto, file-pen",
          fields:
            "Nombre: text\nTeléfono: phone\nCorreo electrónico: email\n%Servicio deseado\nLugar: location\nDescripción: longText\nRecibido: date -6..0",
          submit: "Pedir presupuesto",
          thanks: "Gracias, la solicitud ha llegado. El presupuesto llegará pronto.",
        },
        join: {
          head: "registration, Inscripción, Inscripciones, user-plus",
          fields:
            "Nombre: text\nTeléfono: phone\nCorreo electrónico: email\n%Opción\nMensaje: longText\nRecibido: date -6..0",
          submit: "Enviar inscripción",
          thanks: "Gracias, la inscripción ha llegado.",
        },
      },
    },
    legal: {
      mark: "Por completar antes de publicar: esta página aún no contiene ningún texto legal. Conviene que lo revise alguien que conozca la ley.",
      pages: {
        imprint: [
          "Aviso legal",
          "scale",
          "Quién es responsable de este sitio: nombre completo o empresa, forma jurídica y representante.\n\nDirección, teléfono y correo electrónico.\n\nRegistro y NIF, si corresponde.",
        ],
        privacy: [
          "Privacidad",
          "shield",
          "Quién es responsable de los datos personales y cómo contactar.\n\nQué datos recogen los formularios, para qué y durante cuánto tiempo.\n\nQuién más los ve y qué derechos existen.",
        ],
      },
    },
    and: "y",
    atAGlance: "de un vistazo",
  },
  fr: {
    home: "Accueil",
    standIn: {
      hours: "Les horaires du moment sont donnés volontiers sur demande.",
      find: "À {place}. Un court message suffit pour recevoir l’itinéraire.",
      about: "Tout commence par un échange. Un court message suffit, le reste vient ensuite.",
      prices: "Les tarifs sont donnés volontiers sur demande.",
    },
    ofTables: {
      prices: "Carte",
      booking: "Réserver une table",
      about: "Ici, on cuisine ce qui est bon. Il y a de la place pour tous ceux qui ont faim.",
    },
    aboutMe: "À propos",
    goodToKnow: "Bon à savoir",
    toWrite: {
      services: "Ce qui est proposé, avec une ligne pour chaque chose.",
      area: "Ici, la zone d’intervention : les communes et la distance parcourue.",
      hours: "Ici, les horaires d’ouverture.",
      find: "Ici, comment venir : l’adresse, l’arrêt le plus proche et le stationnement.",
      about: "Ici, quelques lignes : qui est derrière, depuis quand et ce qui compte.",
      team: "Ici, l’équipe se présente : noms et rôles.",
      faq: "Ici, les questions les plus posées avec leurs réponses.",
      prices: "Ici, les tarifs.",
    },
    offer: {
      head: "service, Prestation, Prestations, sparkles",
      fields: "Nom: text\nDescription: longText",
      price: "\nPrix: money 0..0 EUR",
      rows: [],
    },
    picture: {
      head: "picture, Image, Images, image",
      fields: "Titre: text\nVisuel: image",
      rows: ["À l’œuvre", "De près", "Terminé"],
    },
    event: {
      head: "event, Date, Dates, calendar",
      fields: "Titre: text\nJour: date 5..60",
      rows: ["Rendez-vous de printemps", "Rendez-vous d’été", "Rendez-vous d’automne"],
    },
    voice: { head: "voice, Témoignage, Témoignages, quote", fields: "Texte: longText\nNom: text" },
    forms: {
      received: "Reçu",
      somethingElse: "Autre chose",
      callback: "",
      kinds: {
        contact: {
          head: "enquiry, Message, Messages, mail",
          fields: "Nom: text\nE-mail: email\nMessage: longText\nReçu: date -6..0",
          submit: "Envoyer le message",
          thanks: "Merci, le message est bien arrivé.",
        },
        booking: {
          head: "bookingRequest, Demande de rendez-vous, Demandes de rendez-vous, calendar-check",
          fields:
            "Nom: text\nTéléphone: phone\nE-mail: email\n%Motif\nDate souhaitée: date 2..20\nHeure: time\nMessage: longText\nReçu: date -6..0",
          submit: "Demander un rendez-vous",
          thanks: "Merci, la demande est bien arrivée. La confirmation suivra.",
        },
        quote: {
          head: "quoteRequest, Demande de devis, Demandes de devis, file-pen",
          fields:
            "Nom: text\nTéléphone: phone\nE-mail: email\n%Prestation souhaitée\nLieu: location\nTravaux à prévoir: longText\nReçu: date -6..0",
          submit: "Demander un devis",
          thanks: "Merci, la demande est bien arrivée. Le devis suivra.",
        },
        join: {
          head: "registration, Inscription, Inscriptions, user-plus",
          fields: "Nom: text\nTéléphone: phone\nE-mail: email\n%Choix\nMessage: longText\nReçu: date -6..0",
          submit: "Envoyer l’inscription",
          thanks: "Merci, l’inscription est bien arrivée.",
        },
      },
    },
    legal: {
      mark: "À compléter avant la publication : cette page ne contient encore aucun texte juridique. Faites-le relire par une personne compétente en droit.",
      pages: {
        imprint: [
          "Mentions légales",
          "scale",
          "Le responsable de ce site : nom complet ou société, forme juridique et représentant.\n\nAdresse, numéro de téléphone et adresse e-mail.\n\nNuméro SIRET et TVA, le cas échéant.",
        ],
        privacy: [
          "Confidentialité",
          "shield",
          "Le responsable des données personnelles et comment le joindre.\n\nLes données recueillies par les formulaires, leur usage et leur durée de conservation.\n\nQui d’autre y a accès et quels sont les droits de chacun.",
        ],
      },
    },
    and: "et",
    atAGlance: "en un coup d’œil",
  },
};
