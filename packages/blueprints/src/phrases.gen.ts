// Written by scripts/index-blueprints.ts; do not edit.
import type { Sector } from "./sectors.gen.ts";

/** What people say who mean a blueprint. */
export interface PhraseEntry {
  id: string;
  sector: Sector;
  /** Phrases with a bar between, by language. */
  says: Readonly<Record<"en" | "de" | "es" | "fr" | "pt", string>>;
}

/** The phrases of all blueprints. */
export const PHRASES: readonly PhraseEntry[] = [
  { id: "gym", sector: "beauty", says: {"en":"app for gym|gym members|gym membership|gym management|fitness studio|fitness club|gym classes|fitness center|fitness centre|crossfit box|health club|gym check-in|fitness classes|spin studio|pilates studio","de":"Fitnessstudio|Fitnessclub|Fitnesskurse|Mitglieder im Fitnessstudio","es":"gimnasio|centro de fitness|clases de gimnasio|socios del gimnasio","fr":"salle de sport|club de fitness|cours de fitness|abonnés de la salle","pt":"academia|ginásio|clube de fitness|aulas de ginásio"} },
  { id: "hairSalon", sector: "beauty", says: {"en":"hair salon|hairdresser|hairdressing|hair stylist|hair studio|beauty salon|barber shop|barbershop|nail salon|nail studio|nail bar|salon appointments|salon booking|hair appointments|cut and colour","de":"Friseur|Friseursalon|Haarsalon|Nagelstudio|Kosmetikstudio","es":"peluquería|salón de belleza|barbería|salón de uñas","fr":"salon de coiffure|coiffeur|coiffeuse|institut de beauté|barbier","pt":"salão de beleza|cabeleireiro|barbearia|salão de unhas"} },
  { id: "restaurant", sector: "food", says: {"en":"restaurant|restaurant booking|table booking|table reservations|book a table|restaurant menu|bistro|trattoria|pizzeria|village pub|gastropub|pub menu|restaurant website|restaurant reservations|dinner reservations|sunday roast","de":"Restaurant Reservierung|Tischreservierung|Gaststätte|Wirtshaus|Speisekarte","es":"restaurante|reservar mesa|reserva de mesas|carta del restaurante","fr":"réserver une table|réservation de tables|carte du restaurant|bistrot","pt":"restaurante reservas|reservar mesa|reserva de mesas|ementa do restaurante"} },
  { id: "dogWalking", sector: "home", says: {"en":"dog walker|dog walking|walk dogs|dog walks|dog walking business|pet sitter|pet sitting|dog sitter|dog daycare|doggy daycare|group walks|walking round for dogs|pet care business|book a dog walk","de":"Gassi-Service|Hundesitter|Hunde ausführen|Hundebetreuung","es":"paseador de perros|pasear perros|paseo de perros|cuidador de perros","fr":"promeneur de chiens|promenade de chiens|garde de chiens|promener des chiens","pt":"passeador de cães|passear cães|passeio de cães|cuidador de cães"} },
  { id: "pianoTuning", sector: "trades", says: {"en":"piano tuner|piano tuning|tune pianos|tuning pianos|piano technician|piano service|piano workshop|piano restoration|piano repair|pianos due for tuning|concert tuner|harpsichord tuner","de":"Klavierstimmer|Klavier stimmen|Klavierservice|Klavierwerkstatt","es":"afinador de pianos|afinación de pianos|afinar pianos|taller de pianos","fr":"accordeur de pianos|accord de piano|accorder des pianos|atelier de pianos","pt":"afinador de pianos|afinação de pianos|afinar pianos|oficina de pianos"} },
];
