import type { Language } from "./plain-letters.ts";

/** Common words of five plain letters to be guessed, by language. */
const WORDS: Readonly<Record<Language, string>> = {
  en: `
    about above actor adult after again agent agree ahead alarm album alert alike alive allow alone along angel
    anger angle angry apart apple apply apron arena argue arise armor aside awake award aware bacon badge baker
    basic basin batch beach beard beast began begin being below bench berry birth black blade blame blank blast
    blaze blend bless blind block blood bloom board boast bonus boost brain brake brand brave bread break brick
    bride brief bring broad broom brown brush build bunch cabin cable camel candy cargo carry catch cause chain
    chair chalk charm chart chase cheap check cheek cheer chess chest chief child chill choir claim class clean
    clear clerk cliff climb clock close cloth cloud clown coach coast color comet coral couch count court cover
    crane crash cream crisp cross crowd crown crust curve daily dairy daisy dance delay depth diary dirty dozen
    draft drama dream dress drift drill drink drive eager eagle early earth elbow elder empty enjoy enter entry
    equal error event every exact extra fable faint fairy faith fancy feast fence ferry fever field fifty fight
    final flame flash fleet float flood floor flour fluid flute focus force frame fresh front frost fruit funny
    ghost giant given glass globe glory glove grace grade grain grand grape grass great green greet group guard
    guess guest guide habit happy heart heavy hobby honey horse hotel house human humor image index inner jelly
    jewel joint judge juice knife knock label large laser laugh layer learn lemon level light limit liver local
    logic loose lucky lunch magic major maple march match maybe mayor medal melon mercy metal meter minor mixed
    model money month moral motor mount mouse mouth movie music nerve night noble noise north novel nurse ocean
    offer olive onion opera orbit order other otter outer owner paint panel paper party pasta peace peach pearl
    phone photo piano piece pilot pizza place plain plane plant plate point polar pound power press price pride
    prize proud pupil queen quest quick quiet quilt radio raise ranch range rapid reach ready rider right river
    robot rocky rough round route royal salad salty sauce scale scarf scene scent scoop score scout sense serve
    seven shade shape share sharp sheep shelf shell shift shine shirt shock shore short shout silly skill skirt
    sleep slice slope small smart smell smile smoke snack snake solid sound south space spare spark spice spoon
    sport stage stair stamp stand start steam steel stick still stone storm story stove style sugar sunny sweet
    swift swing table taste teach thank thick thing think three throw tiger title toast today tooth torch total
    touch tower track trade trail train treat trend trick trout truck truly trunk trust truth tulip twice uncle
    under union unity until upper upset urban usual valid value video visit voice wagon waste watch water whale
    wheat wheel where white whole woman world worry worth wrist write young youth zebra
  `,
  de: `
    abend adler alarm alter ampel angel anker apfel armut asche autor bauch bauer beere beute biene birne blatt
    blech blick blitz blume boden brand braut brett brief brise bruch bucht chaos clown creme dampf daten
    dauer decke docht dosen eiche eimer eisen engel enkel erbse ernte essig fabel faden fahne falke farbe feder
    feier ferne feuer figur firma fisch fleck fluss folie forst frage frist frost fuchs gabel geige geist glanz
    grill grund gurke hafen hagel haken halle harfe hecke hilfe honig hotel humor imker insel jacke jubel junge
    kabel kamel kampf karte kasse katze kegel kerze kette kiste klang kleid knopf kohle komet kraft kreis kreuz
    krone kugel kunst kurve lager lampe leben leder lehre leine licht liebe linie liste lotse lunge maler markt
    maske mauer meise menge messe miete milch monat motor musik nacht nadel nagel natur nebel neffe nelke niere
    notiz onkel orgel otter paket palme panne party pause pedal perle pferd pflug piano pilot pilze platz preis
    prinz probe punkt puppe quark radio rasen regal regen reihe reise riese rinde robbe rolle rosen sache salat
    samen sauna schaf schal segel seife seite serie socke sonne spatz spiel stadt stall stein stern stirn stolz
    sturm suche suppe tafel tanne tante tasse teich tempo theke thron tiger tinte tisch titel tonne torte traum
    treue trick truhe tulpe unfug vater verse vogel waage wagen wange watte wiese wolke wolle wonne wurst zange
    zebra zeile zeuge ziege zweig zwerg
  `,
  es: `
    abeja abrir actor aguja amigo ancla andar apoyo arena arroz astro atlas avena aviso ayuda baile balsa banco
    barba barco barra barro bella bolsa botas bravo brazo brisa broma bueno burro cable cabra cacao calle calor
    campo canal canto carta casco cebra cerca cielo cinco circo clase clave clima cobre coche coral corte costa
    crema cueva dados danza dardo deber dedos disco ducha dulce durar enero error falda farol fecha feliz feria
    fibra final finca flaco flora fondo forma freno fresa fruta fuego fuera gafas gallo ganso garza gente globo
    golpe gordo gorra grano grasa grito grupo guapo hacha hielo hogar hojas honor horno hotel huevo jarra joven
    juego jugar largo leche lejos lente letra libro linda llave lugar lunes madre magia mango manta marea marzo
    mayor menta metro miedo mirar molde monte mosca motor mucho mujer mundo museo nadar nariz nieve noche norte
    novia nubes nueve nuevo oasis oeste oliva oreja oveja padre palma panda papel pared parte pasta patio pecho
    pedal perla perro piano pilar pinza pista plata playa plaza plomo pluma pobre poema polvo prado prisa pulpo
    punto queso radio ramas reina reloj rezar rival robot rocas ronda rosas rubio rueda ruido salsa salto santo
    selva siete silla sobre sopas suave suelo tarde tarta techo tigre tinta torre torta traje trigo trono turno
    unido valle vapor verde viaje viejo vista volar yegua zorro
  `,
  fr: `
    abord achat actif agent aider aigle aimer album algue amour ample ancre angle appel arbre atlas autre avion
    avril bague balai balle barbe bazar berge bison blanc blond boire bonne bonus bosse boule bravo brise bruit
    brume bulle cable cadre calme canal canne carte cause champ chant chaud chien chose cidre clair coeur corde
    corps coton coude cours crabe creux crier cuire cygne danse dense digue doigt douce doute drame droit durer
    effet encre envie faire farce femme ferme ferry fibre fiche figue final fleur foire fonte force forme foule
    frais franc frein fruit gants garde genou geste glace globe golfe grain grand grave grise guide herbe hiver
    homme hotel huile image jaune jeudi jeune jouer jouet juger juste lampe lapin large laver lente lever libre
    ligne linge lions livre loupe lundi lutte magie maire maman mange mardi marin matin melon merci mieux moine
    monde mural nappe navet neige noble noeud notre nuage objet offre olive ombre oncle orage ordre orgue ouest
    ourse outil ovale palme panda paume pause peine perle petit phare photo piano pince pizza place plage pluie
    plume poche poids point poire pomme porte poule prune puits quand quart queue radio radis rampe rayon reine
    reste riche rival robot roche rouge route ruban ruche sable sauce sauge savon selle serre singe sirop sobre
    soeur soins sonde sorte soupe sport stade stage sucre super table tarte tasse taupe temps tente terre tigre
    tissu titre train trait trois tronc usine utile vache vague valse vaste verre verte vigne ville vivre voile
    voler wagon
  `,
  pt: `
    abrir achar agora ajuda algas amigo amora ampla andar anexo antes apoio areia aroma arroz astro aveia aviso
    bacia baile banco banho barba barco barro bater beijo bicho bloco bolha bolsa bonde botas brasa bravo breve
    brisa broto bruxa burro cabra cacau calma calor campo canal canto carne carro carta casal casco cavar cedro
    cesta chave chuva cinco circo cisne clara claro clima cobra cobre coral corda corpo corte costa couro coxas
    creme curva dardo dedos dente disco dobra doces drama dupla durar errar etapa exame faixa farol feira feliz
    festa fibra ficha filha filme firme floco flora fluxo folga folha fonte forma forno forte frase freio fruta
    fundo galho ganso garfo gente girar globo golpe gosto grade grama grato greve grito grupo haste honra horta
    hotel ideia igual ilhas jogar jovem lagoa largo lazer leite lenda lenha lente letra linda linha lista livro
    local lugar lunar macio magia maior manga manta massa medir meias menta mesmo metal metro moeda molho morar
    morro motor mouse mundo museu nadar nariz navio noite noiva norte nuvem obras oeste olhar ondas ontem ordem
    ostra outro pacto palco palma panda papel parar parte pasta pausa pedal pedra peixe perna perto piano pilha
    pinho pista pizza plano pluma poema poeta ponte ponto porta porto posse pouco praia prata prato prazo preto
    prima prova pulga pulso quase queda ramos rapaz regra reino resto risos ritmo rival rocha rosto roupa salsa
    salto santo selva senha serra sinal sobre solar sonho sorte suave sucos surfe tarde tecla tenda terra tigre
    tinta tocar tomar torre torta touca traje trama tribo trigo troca turma turno unido vagem valsa vapor vasto
    velas vento verde verso vespa vidro vinho visto vital vivos volta zebra
  `,
};

/** The common words of five letters in a language. */
export const fiveLetterWords = (language: Language): string[] => WORDS[language].trim().split(/\s+/);
