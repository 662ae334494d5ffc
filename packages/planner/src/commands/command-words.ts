import type { Language } from "@sayhey/appspec";

/**
 * Words that commands are made of, by what they mean: `MEANING: word, phrase of words`. Meanings in capitals are what one wants done and how
 * words hang together; those in small letters are names of what every app has. `SKIP` says nothing.
 */
const WORDS: Record<Language, string> = {
  en: `
SKIP: please, pls, plz, kindly, just, hey, hi, hello, thanks, thank you, thx, ok, okay, so, now, also, too, as well, maybe, actually, really, again, a bit, a little, a lot, much, slightly, somewhat, way, could you, can you, would you, can we, could we, will you, may i, i would like to, i'd like to, i want to, i want you to, we want to, we would like to, i need to, we should, you should, let's, let us, lets, how about, what about, what if, want, for me, if possible, quickly, go ahead and, sayhey, be nice and, it would be nice to, it would be great to, feel free to
ADD: add, ad, adds, adding, create, insert, include, append, attach, introduce, there should be, i need, we need, i want, we want, i'd like, i would like, we would like, we'd like, new, give me, make me, build, build me, could we have, can we have, can i have, let's have, let there be, bring in, i miss, missing
PUT: put, place
REMOVE: remove, delete, drop, get rid of, rid of, kill, erase, discard, take, take out, take away, throw out, throw away, cut out, cut, no more, we don't need, we do not need, i don't need, don't need, do not need, i don't want, we don't want, i do not want, no need for, lose, ditch, strip, uninstall
ANYMORE: any more, anymore, any longer, no longer
RENAME: rename, relabel, retitle, change the name of, change name of
CALL: call, name, title
SET: change, set, update, edit, modify, switch, turn, replace, swap, adjust, rewrite
MAKE: make, mark, render
MOVE: move, shift, drag, bring, reorder, relocate
SHOW: show, display, present, view, see
HIDE: hide, don't show, do not show, stop showing, conceal
ONLYSHOW: only show, show only, just show, show just, only display, display only, show me only, only list
SHOWALL: show all, show everything, remove the filter, remove the filters, clear the filter, clear filters, no filter, unfilter
SORT: sort, order, arrange, rank, sorted
FILTER: filter
GROUP: group
CLEAR: clear, empty, wipe, reset
GENERATE: generate, fill in, fill, make up, invent
USE: use, apply, try, go with, go for, choose, pick, give it, give the app, give everything
TRACK: keep track of, track, manage, store, record, save
TRANSLATE: translate, localize, localise
GO: go to, open, jump to, take me to, bring me to, switch to the, show me
UNDO: undo, take back, revert, roll back, go back, step back, not that, take that back, oops
REDO: redo, do it again, do that again, repeat, bring it back
HELP: what can you do, what can i say, what can i do, what can i type, what can i ask, help, help me, how does this work, what do you understand, commands, examples
LET: let, allow, permit
NEED: need, needs, should have, must have, should get, get, gets, want, wants, require, requires, have, has, lack, lacks
BE: is, are, be, should be, must be, has to be, have to be, needs to be, shall be, becomes, was
TO: to, into, onto
IN: in, on, within, inside, at, on the, upon
OF: of, from, out of, off, belonging to, per
FOR: for, about
AS: as, like, as if, in the style of
BY: by, according to
WITH: with, having, including, containing, of the kind
WITHOUT: without
CALLED: called, named, titled, labelled, labeled, with the name, by the name of, with the title
ABOVE: above, over, before, on top of, ahead of, in front of, right before, right above
BELOW: below, under, beneath, underneath, after, behind, right after, right below, following
AND: and, &, plus, then, and then, and also
THE: the, my, our, your, their, its, these, those, every, each
A: a, an, one, some, another
IT: it, this, that, everything, the app, the whole app, the whole thing, my app, our app, this app, the site, the website, the design, the theme, the look, the style, them
ALL: all, every single, all of the, all the, all of
MORE: more, additional, extra, further
NOT: not, no, don't, never
field: field, fields, column, columns, property, properties, attribute, attributes, input
page: page, pages, tab, tabs, screen, screens, site, section called
option: option, options, value, choice, choices
button: button, buttons, call to action, cta
headline: headline, heading, header text, hero title, hero text, main title
tagline: tagline, slogan, subtitle, strapline, motto, claim
description: description, about text, summary text
row: row, rows, entry, entries, record, records, sample rows, sample data, sample entries, examples, example rows, demo data, test data, sample, items
end: end, bottom, last, very end, last place
start: start, top, beginning, front, first, first place, very top, very beginning
required: required, mandatory, compulsory, obligatory, necessary
optional: optional, voluntary
default: default
block: block, section, part, widget, component, element, module
menu: menu, navigation, nav, navbar, nav bar, sidebar, tab bar
`,
  de: `
SKIP: bitte, mal, doch, einfach, noch, auch, jetzt, danke, hallo, hi, hey, ok, etwas, ein bisschen, ein wenig, viel, kannst du, konntest du, kannst du bitte, konnten wir, konnen wir, wurdest du, ich mochte, ich wurde gern, ich wurde gerne, wir mochten, lass uns, am besten, vielleicht, mir, uns, bitte noch, ganz, schnell, gerne, gern, wieder
ADD: fuge, fug, fuege, hinzu, hinzufugen, hinzufuegen, erganze, erganzen, erstelle, erstellen, anlegen, lege, leg, einbauen, einfugen, ich brauche, wir brauchen, ich will, wir wollen, ich hatte gern, neue, neuer, neues, neuen, gib, es fehlt, es fehlen, add, baue, bau
PUT: setze, setz, stelle, stell, pack, packe, platziere, tu
REMOVE: entferne, entfernen, entfern, losche, loschen, losch, weg mit, raus mit, streiche, streich, streichen, wegnehmen, rausnehmen, weg, raus, ich brauche keine, ich brauche kein, ich brauche keinen, wir brauchen keine, wir brauchen kein, wir brauchen keinen, keine, keinen
ANYMORE: mehr
RENAME: benenne, umbenennen, benenn
CALL: nenne, nenn, nennen, taufe
SET: andere, andern, ander, wechsle, wechsel, ersetze, ersetzen, aktualisiere
MAKE: mach, mache, machen, gestalte, gestalten, farbe
MOVE: verschiebe, verschieb, verschieben, bewege, schieb, schiebe, rucke, ruck
SHOW: zeige, zeig, anzeigen, darstellen, anzeige
HIDE: verstecke, versteck, verstecken, verberge, verbergen, ausblenden, blende
ONLYSHOW: zeige nur, zeig nur, nur anzeigen, zeig mir nur, nur noch
SHOWALL: zeige alle, zeig alle, filter weg, filter entfernen
SORT: sortiere, sortier, sortieren, ordne, ordnen
FILTER: filtere, filter, filtern
GROUP: gruppiere, gruppieren
CLEAR: leere, leeren, leer
GENERATE: generiere, erzeuge, fulle, erfinde
USE: nutze, nutz, verwende, benutze, nimm, probier, probiere
TRACK: verwalte, verwalten, erfasse, erfassen
TRANSLATE: ubersetze, ubersetzen, ubersetz
GO: gehe zu, geh zu, gehe zur, geh zur, offne, offnen, wechsle zu
UNDO: ruckgangig, undo, zuruck, nimm zuruck, nimm das zuruck, widerrufe
REDO: wiederhole, wiederholen, wiederherstellen, redo
HELP: was kannst du, was kann ich sagen, was kann ich tun, hilfe, was verstehst du, wie geht das
LET: lass, lasse, erlaube
NEED: braucht, brauchen, soll haben, sollen haben, fehlt, fehlen
BE: ist, sind, soll sein, sein, werden, wird, soll, sollen
TO: zu, zum, zur, ans, in den, an den, an das, an die
IN: in, im, auf, bei, am, ins, an
OF: von, vom, aus, des
FOR: fur
AS: als, wie, im stil von
BY: nach
WITH: mit, inklusive
WITHOUT: ohne
CALLED: namens, genannt, mit namen, mit dem namen, mit dem titel, die heisst, der heisst, das heisst
ABOVE: uber, vor, oberhalb von, oberhalb
BELOW: unter, hinter, unterhalb von, unterhalb
AND: und, sowie, dann, und dann, ausserdem
THE: der, die, das, den, dem, mein, meine, meinen, meinem, meiner, unser, unsere, unseren, deine, dein, diese, diesen, jede, jeder
A: ein, eine, einen, einem, einer
IT: es, alles, das ganze, die app, die ganze app, das design, das aussehen, die seite selbst
ALL: alle, allen, samtliche
MORE: mehr, weitere, zusatzliche
NOT: nicht, kein, keine
field: feld, felder, spalte, spalten, eigenschaft, attribut
page: seite, seiten, reiter, bildschirm
option: option, optionen, auswahl, wert
button: knopf, button, schaltflache, taste
headline: uberschrift, titelzeile, headline
tagline: slogan, untertitel, motto, claim
description: beschreibung, beschreibungstext
row: zeile, zeilen, eintrag, eintrage, eintragen, beispieldaten, beispiele, datensatze, testdaten
end: ende, schluss, ganz unten, unten, letzte stelle
start: anfang, beginn, ganz oben, oben, erste stelle, ganz nach oben, nach oben
required: pflicht, pflichtfeld, erforderlich, verpflichtend
optional: optional, freiwillig
default: standard, vorgabe
block: block, abschnitt, bereich, teil
menu: menu, navigation
it: sie
`,
  es: `
SKIP: por favor, porfa, gracias, hola, ahora, tambien, un poco, mucho, puedes, podrias, me puedes, quiero que, me gustaria, quisiera, a ver, solo, simplemente, mejor, todavia, vale, de nuevo
ADD: anade, anadir, agrega, agregar, crea, crear, incluye, incluir, mete, necesito, necesitamos, quiero, queremos, nueva, nuevo, nuevas, nuevos, falta, faltan, inserta
PUT: pon, poner, coloca, colocar
REMOVE: elimina, eliminar, quita, quitar, borra, borrar, suprime, suprimir, ya no necesito, ya no necesitamos, no necesito, no quiero, saca, sin
ANYMORE: ya no, mas
RENAME: renombra, renombrar, cambia el nombre de, cambiar el nombre de
CALL: llama, llamar, llamalo, llamala, titula
SET: cambia, cambiar, modifica, modificar, reemplaza, sustituye, actualiza
MAKE: haz, hazlo, hazla, hacer, que sea, marca, pinta, ponlo, ponla
MOVE: mueve, mover, desplaza
SHOW: muestra, mostrar, ensena, presenta, ver
HIDE: oculta, ocultar, esconde, esconder, no muestres
ONLYSHOW: muestra solo, muestra solamente, muestra unicamente, solo muestra, mostrar solo, solo mostrar
SHOWALL: muestra todos, muestra todas, muestra todo, quita el filtro
SORT: ordena, ordenar, clasifica
FILTER: filtra, filtrar
GROUP: agrupa, agrupar
CLEAR: vacia, vaciar, limpia
GENERATE: genera, rellena, inventa
USE: usa, usar, utiliza, prueba, aplica
TRACK: gestiona, registra, controla
TRANSLATE: traduce, traducir, traducelo
GO: abre, ve a, ve al, ir a, abrir
UNDO: deshaz, deshacer, vuelve atras, atras
REDO: rehaz, rehacer, repite
HELP: que puedes hacer, que puedo decir, que puedo hacer, ayuda, ayudame
LET: deja, permite, que
NEED: necesita, necesitan, deben tener, debe tener
BE: es, son, sea, sean, debe ser, deberia ser, deben ser, esta
TO: a, al, hacia
IN: en
OF: de, del
FOR: para
AS: como, en forma de
BY: por, segun
WITH: con
WITHOUT: sin
CALLED: llamado, llamada, llamados, con el nombre, titulado, titulada, que se llame
ABOVE: encima de, encima del, sobre, antes de, antes del, arriba de, delante de
BELOW: debajo de, debajo del, bajo, despues de, despues del, tras, detras de
AND: y, e, luego, y luego, ademas
THE: el, la, los, las, mi, mis, nuestro, nuestra, tu, tus, cada, este, esta, esos
A: un, una, unos, unas
IT: todo, lo, eso, esto, la app, la aplicacion, toda la app, el diseno, el aspecto
ALL: todos los, todas las, todos, todas
MORE: mas, adicionales
NOT: no
field: campo, campos, columna, columnas
page: pagina, paginas, pestana, pantalla
option: opcion, opciones, valor
button: boton, botones
headline: titular, encabezado, titulo principal
tagline: eslogan, lema, subtitulo
description: descripcion
row: fila, filas, registro, registros, entrada, entradas, ejemplos, datos de ejemplo
end: final, fin, abajo
start: principio, inicio, arriba, comienzo
required: obligatorio, obligatoria, requerido, requerida
optional: opcional
default: predeterminado, por defecto
block: bloque, seccion
menu: menu, navegacion
`,
  fr: `
SKIP: s'il te plait, s'il vous plait, stp, svp, merci, bonjour, salut, aussi, maintenant, un peu, beaucoup, encore, juste, peux-tu, peux tu, pourrais-tu, pourrais tu, tu peux, pouvez-vous, on pourrait, je voudrais que, j'aimerais que, simplement, donc, tout
ADD: ajoute, ajouter, ajoutez, rajoute, rajouter, cree, creer, creez, insere, inserer, il me faut, il nous faut, il faut, je veux, je voudrais, j'aimerais, on veut, nouvelle, nouveau, nouvel, nouvelles, il manque
PUT: mets, mettre, mettez, place, placer
REMOVE: supprime, supprimer, supprimez, enleve, enlever, enlevez, retire, retirer, efface, effacer, plus besoin de, plus besoin du, pas besoin de, on n'a plus besoin de, on n'a plus besoin des, je ne veux plus de, je ne veux pas de, vire
ANYMORE: ne plus
RENAME: renomme, renommer, renommez, change le nom de, change le nom du, change le nom des
CALL: appelle, appeler, appelez, nomme, intitule
SET: change, changer, changez, modifie, modifier, remplace, remplacer
MAKE: rends, rend, rendre, rends-le, rends-la, fais, fais-le, colore
MOVE: deplace, deplacer, deplacez, bouge, bouger
SHOW: affiche, afficher, affichez, montre, montrer, presente
HIDE: cache, cacher, masque, masquer, n'affiche pas
ONLYSHOW: affiche seulement, affiche uniquement, montre seulement, montre uniquement, n'affiche que, ne montre que
SHOWALL: affiche tout, montre tout, affiche tous, montre tous, affiche toutes, enleve le filtre
SORT: trie, trier, triez, classe, classer, ordonne
FILTER: filtre, filtrer
GROUP: regroupe, regrouper, groupe, grouper
CLEAR: vide, vider
GENERATE: genere, generer, remplis, invente
USE: utilise, utiliser, utilisez, prends, essaie, applique
TRACK: gere, gerer, enregistre, suis
TRANSLATE: traduis, traduire, traduisez
GO: ouvre, ouvrir, va a, va sur, aller a
UNDO: annule, annuler, defais, defaire, reviens en arriere, retour
REDO: refais, refaire, retablis, retablir
HELP: que peux-tu faire, que sais-tu faire, qu'est-ce que tu sais faire, que peux tu faire, aide, aide-moi
LET: laisse, laisser, permets, autorise
NEED: ont besoin d', ont besoin de, a besoin d', a besoin de, doivent avoir, doit avoir
BE: est, sont, soit, doit etre, devrait etre, doivent etre
TO: à, au, aux, vers
IN: dans, sur, en
OF: de, du, des, d'
FOR: pour
AS: comme, sous forme de, en forme de
BY: par, selon
WITH: avec
WITHOUT: sans
CALLED: appele, appelee, nomme, nommee, intitule, intitulee, qui s'appelle
ABOVE: au-dessus de, au-dessus du, au dessus de, au dessus du, avant
BELOW: en dessous de, en dessous du, sous, au-dessous de, apres, derriere
AND: et, puis, et puis, ensuite
THE: le, la, les, l', mon, ma, mes, notre, nos, ton, ta, tes, chaque, ce, cette, ces
A: un, une, des
IT: ca, cela, l'app, l'appli, l'application, toute l'app, le design, le look
ALL: tous les, toutes les, tous, toutes
MORE: plus de, de plus, en plus, supplementaires, autres
NOT: pas, ne
field: champ, champs, colonne, colonnes
page: page, pages, onglet, ecran
option: option, options, valeur
button: bouton, boutons
headline: titre principal, gros titre, accroche
tagline: slogan, sous-titre, devise
description: description
row: ligne, lignes, entree, entrees, exemples, donnees d'exemple
end: fin, bas
start: debut, haut, premier, premiere place
required: obligatoire, requis, requise
optional: facultatif, facultative, optionnel
default: defaut
block: bloc, section
menu: menu, navigation
`,
  pt: `
SKIP: por favor, pf, obrigado, obrigada, oi, ola, agora, tambem, um pouco, bem, muito, voce pode, voce poderia, pode, poderia, eu gostaria de, gostaria de, quero que, so, apenas, mais uma vez
ADD: adicione, adiciona, adicionar, acrescente, acrescenta, acrescentar, crie, cria, criar, inclua, inclui, incluir, insira, inserir, preciso de, precisamos de, quero, queremos, nova, novo, novas, novos, falta, faltam
PUT: coloque, coloca, colocar, ponha, poe, bote, bota
REMOVE: remova, remove, remover, exclua, exclui, excluir, apague, apaga, apagar, delete, deleta, deletar, tire, tira, tirar, elimine, elimina, nao preciso de, nao precisamos de, nao quero, sem
ANYMORE: mais
RENAME: renomeie, renomeia, renomear, mude o nome de, mude o nome da, mude o nome do
CALL: chame, chama, chamar, nomeie, intitule
SET: mude, muda, mudar, altere, altera, alterar, troque, troca, trocar, substitua, defina, atualize
MAKE: faca, faz, fazer, deixe, deixa, deixar, torne, torna, pinte, marque
MOVE: mova, mover, move, desloque, arraste
SHOW: mostre, mostra, mostrar, exiba, exibe, exibir, apresente
HIDE: esconda, esconde, esconder, oculte, oculta, ocultar, nao mostre
ONLYSHOW: mostre so, mostre apenas, mostre somente, mostra so, exiba apenas
SHOWALL: mostre todos, mostre todas, mostre tudo, tire o filtro
SORT: ordene, ordena, ordenar, classifique
FILTER: filtre, filtra, filtrar
GROUP: agrupe, agrupa, agrupar
CLEAR: limpe, limpa, limpar, esvazie
GENERATE: gere, gerar, preencha, invente
USE: use, usa, usar, utilize, aplique, experimente
TRACK: gerencie, registre, controle
TRANSLATE: traduza, traduz, traduzir
GO: abra, abre, abrir, va para, ir para
UNDO: desfaca, desfaz, desfazer, volte, volta
REDO: refaca, refaz, refazer
HELP: o que voce pode fazer, o que voce faz, o que posso dizer, o que posso fazer, ajuda, me ajude
LET: permita, deixe, deixa
NEED: precisa de, precisam de, precisa, precisam, devem ter, deve ter
BE: é, sao, seja, sejam, deve ser, devem ser, deveria ser
TO: à, às, ao, aos, para
IN: em, no, na, nos, nas
OF: de, do, da, dos, das
FOR: para, pra
AS: como, em forma de
BY: por, segundo
WITH: com
WITHOUT: sem
CALLED: chamado, chamada, com o nome, intitulado, intitulada, que se chame
ABOVE: acima de, acima do, acima da, antes de, antes do, antes da, em cima de, em cima da
BELOW: abaixo de, abaixo do, abaixo da, depois de, depois do, depois da, apos, embaixo de
AND: e, depois, e depois, alem disso
THE: o, a, os, as, meu, minha, meus, minhas, nosso, nossa, cada, este, esta
A: um, uma, uns, umas
IT: tudo, isso, isto, o app, o aplicativo, todo o app, o visual, o design
ALL: todos os, todas as, todos, todas
MORE: mais
NOT: nao
field: campo, campos, coluna, colunas
page: pagina, paginas, aba, tela
option: opcao, opcoes, valor
button: botao, botoes
headline: manchete, titulo principal, cabecalho
tagline: slogan, lema, subtitulo
description: descricao
row: linha, linhas, registro, registros, entrada, entradas, exemplos, dados de exemplo
end: fim, final, rodape
start: inicio, comeco, topo
required: obrigatorio, obrigatoria
optional: opcional
default: padrao
block: bloco, secao
menu: menu, navegacao
`,
};

/** Meanings of words and phrases by their key, words joined by one gap; a phrase goes before its words. */
export type CommandLexicon = ReadonlyMap<string, string>;

const read = (text: string): CommandLexicon =>
  new Map(
    text
      .trim()
      .split("\n")
      .toReversed()
      .flatMap((line) => {
        const at = line.indexOf(":");
        return line
          .slice(at + 1)
          .split(",")
          .map((word) => [word.trim(), line.slice(0, at)] as const);
      }),
  );
const made = new Map<Language, CommandLexicon>();

/** The words that commands in a language are made of. Where a word has two meanings the one listed first counts. */
export function commandWords(language: Language): CommandLexicon {
  let words = made.get(language);
  if (!words) made.set(language, (words = read(WORDS[language])));
  return words;
}

/** Meanings that a clause begins with, which tell what is wanted. */
export const VERBS: ReadonlySet<string> = new Set(
  (
    "ADD PUT REMOVE RENAME CALL SET MAKE MOVE SHOW HIDE ONLYSHOW SHOWALL SORT FILTER GROUP CLEAR GENERATE USE TRACK TRANSLATE GO " +
    "UNDO REDO HELP LET"
  ).split(" "),
);
