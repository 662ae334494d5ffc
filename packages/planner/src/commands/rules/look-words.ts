import type { ArtDirection } from "@sayhey/appspec";

/** What words ask of the look. */
export type LookWish =
  | { scheme: "dark" | "light" | "system" }
  | { radius: "more" | "none" | "less" }
  | { density: "tighter" | "airier" }
  | { motion: "none" | "bouncy" | "gentle" | "snappy" }
  | { font: "serif" | "sans-serif" | "monospace" }
  | { direction: ArtDirection }
  | { manner: "pastel" | "monochrome" | "plain" }
  | { weight: "more" | "less" }
  | { other: "colours" | "look" };

const LISTS: readonly [LookWish, string][] = [
  [
    { scheme: "dark" },
    "dark, darker, dark mode, dark theme, night mode, dimmer, dunkel, dunkler, dunkles, dunkle, dunkelmodus, nachtmodus, oscuro, oscura, modo oscuro, sombre, plus sombre, fonce, mode sombre, escuro, escura, modo escuro, mais escuro",
  ],
  [
    { scheme: "light" },
    "light, lighter, brighter, bright, light mode, light theme, white background, white, weiss, blanco, blanc, branco, day mode, hell, heller, helles, helle, hellmodus, claro, clara, modo claro, luminoso, clair, claire, plus clair, mode clair, lumineux, mais claro",
  ],
  [
    { scheme: "system" },
    "system mode, follow the system, automatic dark mode, system setting, like the device, wie das system",
  ],
  [
    { radius: "more" },
    "rounder, round, rounded, more rounded, softer corners, round corners, rounded corners, rounder corners, curvier, pill shaped, runder, rund, abgerundet, abgerundete ecken, runde ecken, rundere ecken, redondo, redonda, redondeado, redondeada, esquinas redondeadas, redondeadas, rond, ronde, arrondi, arrondie, arrondis, coins arrondis, arredondado, arredondada, cantos arredondados",
  ],
  [
    { radius: "none" },
    "sharp, sharper, square, squared, boxy, angular, sharp corners, square corners, sharp edges, no round corners, no rounded corners, hard edges, eckig, eckiger, kantig, kantiger, eckige ecken, scharfe ecken, cuadrado, esquinas rectas, recto, carre, angles droits, angulaire, quadrado, cantos retos, reto",
  ],
  [
    { density: "tighter" },
    "smaller, smaller text, smaller font, kleiner, kleinere schrift, mas pequeno, mas pequena, plus petit, plus petite, menor, tighter, tight, compact, more compact, denser, dense, closer together, less space, less padding, less spacing, less white space, smaller spacing, enger, kompakt, kompakter, dichter, weniger platz, weniger abstand, compacto, compacta, mas compacto, apretado, menos espacio, plus compact, serre, plus serre, moins d'espace, mais compacto, menos espaco",
  ],
  [
    { density: "airier" },
    "airy, airier, bigger spacing, wider spacing, larger spacing, more generous, more airy, more space, more room, more air, spacious, more spacious, looser, roomier, more padding, more spacing, more white space, whitespace, more whitespace, breathing room, more breathing room, luftig, luftiger, mehr platz, mehr luft, mehr abstand, espacioso, mas espacio, mas aire, aireado, aere, plus aere, plus d'espace, plus d'air, arejado, mais espaco, mais ar, espacoso, larger text, bigger text, bigger, larger, grosser, mas grande, plus grand, plus grande, maior, larger font, bigger font, larger letters, bigger letters, grossere schrift, schrift grosser, grosserer text, text grosser, grossere buchstaben, letra mas grande, letras mas grandes, texto mas grande, agranda la letra, agranda el texto, texte plus grand, police plus grande, caracteres plus grands, agrandis le texte, letra maior, letras maiores, texto maior, fonte maior, aumente a letra, aumente o texto",
  ],
  [
    { motion: "none" },
    "no animations, no animation, without animations, without animation, no motion, still, remove animations, animations off, keine animationen, ohne animationen, keine animation, sin animaciones, sin animacion, sans animations, sans animation, sem animacoes, sem animacao, animations, animation, animationen, animaciones, animacoes",
  ],
  [
    { motion: "bouncy" },
    "bouncy, bouncier, springy, more animations, more animation, more motion, lively, livelier, mehr animationen, lebendiger, mas animaciones, plus d'animations, mais animacoes",
  ],
  [{ motion: "snappy" }, "snappy, snappier, faster animations"],
  [{ motion: "gentle" }, "gentle, gentler, calmer animations, slower animations, sanfter"],
  [
    { font: "serif" },
    "serif, serif font, serifs, serif type, serif typeface, book font, serifenschrift, serifen, schrift mit serifen, con serifa, serifa, fuente con serifa, avec empattements, empattements, police serif, police a empattements, com serifa, fonte com serifa",
  ],
  [
    { font: "sans-serif" },
    "sans, sans serif, sans-serif, sans serif font, sans-serif font, grotesque, serifenlos, serifenlose schrift, ohne serifen, sin serifa, sans empattement, sem serifa",
  ],
  [
    { font: "monospace" },
    "mono, monospace, monospaced, mono font, monospace font, typewriter, typewriter font, code font, schreibmaschine, schreibmaschinenschrift, monoespaciada, maquina de escribir, machine a ecrire, monoespacada",
  ],
  [
    { weight: "more" },
    "bolder, bold, heavier, bold headings, bolder headings, fetter, fett, negrita, gras, plus gras, negrito",
  ],
  [{ weight: "less" }, "thinner, thin, lighter type, lighter headings, dunner, mas fino, plus fin, mais fino"],
  [
    { manner: "pastel" },
    "pastel, pastels, pastel colours, pastel colors, pastell, pastellfarben, pasteles, colores pastel, couleurs pastel, tons pastel",
  ],
  [
    { manner: "monochrome" },
    "monochrome, black and white, b&w, greyscale, grayscale, schwarz weiss, schwarz-weiss, monochrom, blanco y negro, noir et blanc, preto e branco, monocromo",
  ],
  [
    { manner: "plain" },
    "plain, less colourful, less colorful, fewer colours, fewer colors, quieter, weniger bunt, schlichter",
  ],
  [
    { other: "colours" },
    "other colours, other colors, different colours, different colors, new colours, new colors, another palette, other palette, different palette, andere farben, neue farben, otros colores, autres couleurs, outras cores, recolour, recolor",
  ],
  [
    { other: "look" },
    "another look, different look, other look, new look, another style, different style, another design, surprise me, anderer look, anderes design, anderer stil, otro estilo, otro aspecto, autre look, autre style, outro visual, outro estilo, uberrasch mich, sorprendeme, surprends-moi, me surpreenda",
  ],
  [
    { direction: "playroom" },
    "playful, more playful, fun, funny, childlike, kid friendly, kids, for kids, cartoonish, cute, cuter, verspielt, verspielter, kindlich, lustiger, divertido, infantil, juguetona, mas divertido, ludique, plus ludique, amusant, divertida, brincalhao",
  ],
  [
    { direction: "salon" },
    "elegant, more elegant, luxurious, luxury, chic, classy, fancy, fancier, posh, beautiful, feminine, edel, edler, eleganter, elegante, mas elegante, lujoso, elegant, plus elegant, luxueux, mais elegante, luxuoso",
  ],
  [
    { direction: "ledger" },
    "serious, more serious, professional, more professional, corporate, business, businesslike, formal, official looking, serios, serioser, professionell, professioneller, geschaftlich, serio, profesional, mas profesional, serieux, professionnel, plus professionnel, profissional, mais profissional, serio",
  ],
  [
    { direction: "still-water" },
    "calm, calmer, calming, zen, soothing, peaceful, quiet, relaxed, relaxing, soft, softer, ruhig, ruhiger, entspannt, tranquilo, mas tranquilo, relajado, calme, plus calme, paisible, calmo, mais calmo",
  ],
  [
    { direction: "gallery-white" },
    "minimal, minimalist, minimalistic, more minimal, clean, cleaner, simple, simpler, uncluttered, bare, minimalistisch, minimalistischer, schlicht, aufgeraumt, aufgeraumter, einfacher, minimalista, mas simple, limpio, minimaliste, epure, plus simple, limpo, mais simples",
  ],
  [
    { direction: "arcade" },
    "retro, 8-bit, 8 bit, 8bit, pixel, pixelated, pixel art, gamer, gamey, arcade, video game, videospiel, videojuego, jeu video, videogame",
  ],
  [
    { direction: "kitchen-table" },
    "cozy, cosy, cosier, cozier, warm, warmer, homely, homey, friendly and warm, gemutlich, gemutlicher, warm, acogedor, calido, mas calido, chaleureux, plus chaleureux, aconchegante, acolhedor",
  ],
  [
    { direction: "track-day" },
    "sporty, sportier, energetic, bold and sporty, athletic, dynamic, sportlich, sportlicher, dynamisch, deportivo, dinamico, sportif, plus sportif, dynamique, esportivo, dinamico, loud, louder, punchy",
  ],
  [
    { direction: "blueprint" },
    "technical, techy, more technical, nerdy, engineering, industrial, technisch, technischer, tecnico, technique, industriell",
  ],
  [{ direction: "night-market" }, "neon, cyberpunk, synthwave, vaporwave, party, clubby, nightlife"],
  [
    { direction: "pressroom" },
    "editorial, newspaper, magazine, like a newspaper, like a magazine, bookish, literary, zeitung, wie eine zeitung, magazin, periodico, revista, journal, magazine, jornal",
  ],
  [
    { direction: "field-notes" },
    "natural, earthy, organic, vintage, rustic, outdoorsy, handmade, naturlich, rustikal, erdig, natural, rustico, naturel, rustique",
  ],
  [
    { direction: "signal" },
    "modern, more modern, fresh, fresher, social, young, younger, trendy, moderner, frisch, frischer, jung, moderno, mas moderno, fresco, moderne, plus moderne, mais moderno",
  ],
  [
    { direction: "civic" },
    "neutral, trustworthy, accessible, public, civic, vertrauenswurdig, neutraler, confiable, neutre, neutro, confiavel",
  ],
  [
    { direction: "hangar" },
    "travel, adventurous, airy and adventurous, abenteuerlich, aventurero, aventureux, aventureiro",
  ],
];

/** What words ask of the look, by the folded phrase; a longer phrase goes before its words. */
export const LOOK_WORDS: ReadonlyMap<string, LookWish> = new Map(
  LISTS.toReversed().flatMap(([wish, words]) => words.split(",").map((word) => [word.trim(), wish] as const)),
);

/** Words around a wish for the look that say nothing of their own. */
export const LOOK_FILLER: ReadonlySet<string> = new Set(
  (
    "app look looks looking style styled theme themed design feel feeling vibe vibes mode font fonts type typeface typefaces typography colour colours color colors palette scheme " +
    "corner corners edge edges border borders spacing layout background accent accents main primary more less bit little much version whole overall appearance mood tone tones shade shades art direction " +
    "be is are should in en em with mit con avec com of de der die das and und y et e as like als wie como comme to a the it all everything alles todo tout tudo use make get give us me please very really please too everywhere " +
    "mehr weniger bisschen etwas farbe farben schrift schriftart ecken stil aussehen bitte ganz sehr hintergrund in ins " +
    "mas menos un una poco color colores fuente estilo aspecto esquinas fondo muy que sea los las el la lo " +
    "plus moins peu couleur couleurs police coins fond tres le les un une ton tons " +
    "akzentfarbe akzent hauptfarbe grundfarbe leitfarbe principal principale primaria primario primaire acento destaque dominante " +
    "mais pouco cor cores fonte visual cantos fundo muito o os as um uma corners please main only just let instead that this now fully completely but heading headings headlines titles body text aber pero"
  ).split(" "),
);
