import type { Words } from "./words.ts";

/** Words around every tool: English, German, Spanish, French, Portuguese. */
export const toolWords = {
  copyText: ["Copy", "Kopieren", "Copiar", "Copier", "Copiar"],
  copied: ["Copied", "Kopiert", "Copiado", "Copié", "Copiado"],
  download: ["Download", "Herunterladen", "Descargar", "Télécharger", "Baixar"],
  chooseFile: ["Choose a file", "Datei wählen", "Elegir archivo", "Choisir un fichier", "Escolher arquivo"],
  yourText: ["Your text", "Dein Text", "Tu texto", "Ton texte", "Seu texto"],
  output: ["Result", "Ergebnis", "Resultado", "Résultat", "Resultado"],
  keepResult: ["Save", "Sichern", "Guardar", "Enregistrer", "Salvar"],
  unreadable: [
    "This cannot be read: {why}",
    "Das lässt sich nicht lesen: {why}",
    "No se puede leer: {why}",
    "Illisible : {why}",
    "Não dá para ler: {why}",
  ],
} satisfies Words;
