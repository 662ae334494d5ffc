import type { AppSpec } from "@sayhey/appspec";
import { createRandom, hashText } from "@sayhey/contract/random";
import { endOf, layOutOrders } from "../design/orders/order-pages.ts";
import { AppDraft } from "../embedded/app-draft.ts";
import { LOCAL_NAMES } from "../embedded/languages/local-names.ts";
import { PEOPLE } from "../embedded/pools.ts";
import { nativeName } from "./native-name.ts";
import { asksForNativeOrders, readNativeOrders, wareOf } from "./read-orders.ts";
import type { Native } from "./read-prices.ts";
import { sayIn } from "./say-in.ts";
import { writeNative, type NativeWords } from "./write-native.ts";

const WORDS: Record<
  Native,
  NativeWords & { unnamed: string; tagline: string; collect: string; or: string; wares: string }
> = {
  de: {
    category: "Bestellungen",
    audience: "Kundinnen und Kunden",
    problem: "Bestellungen auf Zetteln gehen verloren",
    promise: "Bestellen, abholen, fertig",
    itch: "Wer hatte noch mal was bestellt?",
    pov: "POV: Alles liegt schon bereit",
    verbs: ["Bestellen", "Packen", "Abholen"],
    unnamed: "Bestellungen",
    tagline: "Auswählen, bestellen, abholen.",
    collect: "Abholung:",
    or: "oder",
    wares: "Erster Artikel|Zweiter Artikel|Dritter Artikel",
  },
  es: {
    category: "Pedidos",
    audience: "clientes",
    problem: "Los pedidos en papel se pierden",
    promise: "Pedir, recoger y listo",
    itch: "¿Quién había pedido qué?",
    pov: "POV: todo está preparado",
    verbs: ["Pedir", "Preparar", "Recoger"],
    unnamed: "Pedidos",
    tagline: "Elegir, pedir y recoger.",
    collect: "Recogida:",
    or: "o",
    wares: "Primer producto|Segundo producto|Tercer producto",
  },
  fr: {
    category: "Commandes",
    audience: "clientes et clients",
    problem: "Les commandes sur papier se perdent",
    promise: "Commander, retirer, c’est tout",
    itch: "Qui avait commandé quoi, déjà ?",
    pov: "POV : tout est déjà prêt",
    verbs: ["Commander", "Préparer", "Retirer"],
    unnamed: "Commandes",
    tagline: "Choisir, commander, retirer.",
    collect: "Retrait :",
    or: "ou",
    wares: "Premier produit|Deuxième produit|Troisième produit",
  },
};

/** What the pages of orders say, as `English = German | Spanish | French`. */
const LABELS = `
Order = Bestellung | Pedido | Commande
Orders = Bestellungen | Pedidos | Commandes
Product = Artikel | Producto | Produit
Products = Sortiment | Productos | Produits
Name = Name | Nombre | Nom
Picture = Bild | Imagen | Image
Price = Preis | Precio | Prix
Left = Verfügbar | Disponibles | Disponible
Phone = Telefon | Teléfono | Téléphone
How = Wie | Cómo | Mode
Collect = Abholung | Recogida | Retrait
Deliver = Lieferung | Entrega a domicilio | Livraison
Delivery = Lieferung | Entrega a domicilio | Livraison
Day = Tag | Día | Jour
Time = Uhrzeit | Hora | Heure
Address = Adresse | Dirección | Adresse
Note = Bemerkung | Nota | Remarque
Items = Positionen | Artículos | Articles
Total = Summe | Total | Total
Ordered = Bestellt am | Pedido el | Commandé le
Status = Stand | Estado | État
Paid = Bezahlt | Pagado | Payé
new = neu | nuevo | nouvelle
packed = gepackt | preparado | prête
handed over = abgeholt | entregado | remise
Good to know = Gut zu wissen | Conviene saber | Bon à savoir
Checkout = Bestellung abschließen | Finalizar pedido | Valider la commande
Your order = Ihre Bestellung | Su pedido | Votre commande
Comes to = Gesamtbetrag | Importe total | Montant total
By status = Nach Stand | Por estado | Par état
By time = Nach Uhrzeit | Por hora | Par heure
By day = Nach Tag | Por día | Par jour
Next step = Nächster Schritt | Siguiente paso | Étape suivante
All orders = Alle Bestellungen | Todos los pedidos | Toutes les commandes
Mark as paid = Als bezahlt markieren | Marcar como pagado | Marquer comme payée
`;

/** 'Torten bestellen', 'Pedidos de empanadas': what an app is called whose text does not say whose it is. */
function namedByWare(ware: string | undefined, language: Native): string | undefined {
  if (ware === undefined || ware.length > 24) return undefined;
  const small = ware.toLocaleLowerCase();
  return { de: `${ware} bestellen`, es: `Pedidos de ${small}`, fr: `Commandes : ${small}` }[language];
}

/** The app for orders that a text in another language asks for; undefined where it asks for something else. */
export function planNativeOrders(text: string, language: Native, seed: number): AppSpec | undefined {
  if (!asksForNativeOrders(text, language)) return undefined;
  const words = WORDS[language];
  const facts = readNativeOrders(text, language);
  const draft = new AppDraft(createRandom(seed ^ hashText(text)));
  const name = nativeName(text, language) ?? namedByWare(wareOf(text, language), language) ?? words.unnamed;
  const usual = words.wares.split("|").map((each) => ({ name: each }));
  layOutOrders(draft, { ware: "product", facts, usual }, name);
  const [home] = draft.pages;
  if (home !== undefined) home.title = words.verbs[0] ?? home.title;
  const hero = home?.blocks[0];
  const [from] = facts.times;
  const when = [
    facts.days.join(` ${words.or} `),
    from === undefined || facts.times.length < 2 ? "" : `${from}–${endOf(facts.times)}`,
  ]
    .filter(Boolean)
    .join(", ");
  // The layout counts its own line of when to collect as the first note.
  if (hero?.kind === "hero")
    hero.body = when === "" ? `${facts.notes[0] ?? words.tagline}` : `${words.collect} ${when}`;
  const local = LOCAL_NAMES[language].people.split("|");
  const people = new Map(PEOPLE.map((each, at) => [each, local[at % local.length] ?? each]));
  return writeNative({
    draft,
    text,
    language,
    seed,
    name,
    tagline: words.tagline,
    words,
    archetype: "shop",
    icon: "shopping-basket",
    directions: ["kitchen-table", "corner-shop"],
    say: sayIn(language, LABELS, people),
  });
}
