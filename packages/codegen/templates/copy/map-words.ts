import type { Words } from "./words.ts";

/** Words of maps by latitude and longitude: English, German, Spanish, French, Portuguese. */
export const mapWords = {
  nearMe: ["Near me", "In meiner Nähe", "Cerca de mí", "Près de moi", "Perto de mim"],
  nearRefused: [
    "Location is blocked for this site. Allow it in your browser to see what's near.",
    "Der Standort ist für diese Seite gesperrt. Erlaube ihn im Browser, um zu sehen, was in der Nähe ist.",
    "La ubicación está bloqueada para este sitio. Permítela en el navegador para ver qué hay cerca.",
    "La position est bloquée pour ce site. Autorisez-la dans le navigateur pour voir ce qui est proche.",
    "A localização está bloqueada para este site. Permita no navegador para ver o que está perto.",
  ],
  nearUnknown: [
    "Your location couldn't be found. Try again.",
    "Dein Standort wurde nicht gefunden. Versuch es noch einmal.",
    "No se encontró tu ubicación. Inténtalo de nuevo.",
    "Votre position est introuvable. Réessayez.",
    "Não foi possível encontrar sua localização. Tente de novo.",
  ],
  mapYou: ["You are here", "Du bist hier", "Estás aquí", "Vous êtes ici", "Você está aqui"],
  mapCloser: ["Zoom in", "Vergrößern", "Acercar", "Zoomer", "Aproximar"],
  mapFarther: ["Zoom out", "Verkleinern", "Alejar", "Dézoomer", "Afastar"],
  mapNoTiles: [
    "The street map can't be loaded right now. Places are shown on a plain grid.",
    "Die Straßenkarte lässt sich gerade nicht laden. Die Orte stehen auf einem einfachen Raster.",
    "El mapa de calles no se puede cargar ahora. Los lugares se muestran en una cuadrícula.",
    "Le plan des rues ne peut pas être chargé pour l’instant. Les lieux sont placés sur une grille.",
    "O mapa de ruas não pode ser carregado agora. Os lugares aparecem em uma grade.",
  ],
  mapNeedsPlace: [
    "Add latitude and longitude to place {name} exactly.",
    "Füge Breiten- und Längengrad hinzu, um {name} genau zu verorten.",
    "Añade latitud y longitud para ubicar {name} con exactitud.",
    "Ajoutez la latitude et la longitude pour situer précisément : {name}.",
    "Adicione latitude e longitude para localizar {name} com exatidão.",
  ],
  showOnMap: [
    "Show {name} on the map",
    "{name} auf der Karte zeigen",
    "Mostrar {name} en el mapa",
    "Montrer {name} sur la carte",
    "Mostrar {name} no mapa",
  ],
  mapZoomKeys: [
    "Use Ctrl and scroll to zoom",
    "Strg und Scrollen zum Zoomen",
    "Ctrl y desplazar para acercar",
    "Ctrl et défilement pour zoomer",
    "Ctrl e rolagem para aproximar",
  ],
  mapZoomMac: [
    "Use ⌘ and scroll to zoom",
    "⌘ und Scrollen zum Zoomen",
    "⌘ y desplazar para acercar",
    "⌘ et défilement pour zoomer",
    "⌘ e rolagem para aproximar",
  ],
  mapTwoFingers: [
    "Use two fingers to move the map",
    "Karte mit zwei Fingern bewegen",
    "Usa dos dedos para mover el mapa",
    "Déplacez la carte avec deux doigts",
    "Use dois dedos para mover o mapa",
  ],
} satisfies Words;
