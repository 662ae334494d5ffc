import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { table } from "./rows.ts";

/** Words, terms and what is learnt from. */
export const KNOWLEDGE_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "flashcard, square-stack",
    "flashcard/flashcards",
    "study_card memory_card learning_card",
    "Front: text\nBack: text\nDeck: choice capitals|chemistry|anatomy|Spanish\nBox: number 1..5\nDue: date 0..12\nKnown: boolean 40",
    table(
      "back deck box known",
      "Capital of Portugal|Lisbon|capitals|4|yes\nCapital of Kenya|Nairobi|capitals|3|yes\nSymbol of sodium|Na|chemistry|2|no\nSymbol of iron|Fe|chemistry|4|yes\nLongest bone of the body|Femur|anatomy|3|no\nNumber of cervical vertebrae|Seven|anatomy|1|no\nla biblioteca|the library|Spanish|2|no\nayer|yesterday|Spanish|5|yes",
    ),
  ),
  known(
    "item",
    "dictionaryWord, book-a",
    "dictionary word/dictionary words",
    "word vocabulary vocabulary_word new_word dictionary_entry",
    "Word: text\nTranslation: text\nPart of speech: choice noun|verb|adjective|adverb\nExample: longText\nLevel: choice A1|A2|B1|B2\nTopic: choice everyday|travel|work|nature\nLearned: boolean 40\nAdded: date -40..0",
    table(
      "translation partOfSpeech example level topic learned",
      "la mesa|the table|noun|La mesa está libre|A1|everyday|yes\nviajar|to travel|verb|Quiero viajar en tren|A1|travel|yes\nel billete|the ticket|noun|Un billete de ida y vuelta|A2|travel|no\ntranquilo|quiet|adjective|Un barrio tranquilo|A2|everyday|yes\nla reunión|the meeting|noun|La reunión empieza a las diez|A2|work|no\nel bosque|the forest|noun|Paseamos por el bosque|A2|nature|no\nquizás|perhaps|adverb|Quizás llueva mañana|B1|everyday|no\nfirmar|to sign|verb|Hay que firmar el contrato|B1|work|no",
    ),
  ),
  known(
    "item",
    "glossaryTerm, book-open-text",
    "glossary term/glossary terms",
    "term terminology glossary_entry definition encyclopedia_entry knowledge_entry knowledge knowledge_point",
    "Term: text\nDefinition: longText\nSubject: choice business|technology|science|law\nSee also: text\nSource: text\nUpdated on: date -200..0",
    table(
      "definition subject seeAlso source",
      "Invoice|Request for payment with the goods or services listed|business|Receipt|Accounting handbook\nLiability|Duty to pay or to answer for something|law|Contract|Legal dictionary\nBackup|Copy of data kept for the case of loss|technology|Archive|Operations manual\nDensity|Mass per unit of volume|science|Mass|Physics textbook\nTurnover|Total of sales over a period|business|Profit|Accounting handbook\nEncryption|Making data unreadable without a key|technology|Key|Operations manual\nCatalyst|Substance that speeds a reaction and stays unchanged|science|Reaction|Chemistry textbook\nPower of attorney|Written right to act for somebody|law|Signature|Legal dictionary",
    ),
  ),
  known(
    "item",
    "translation, languages",
    "translation/translations",
    "translation_task translation_record translated_text",
    "Source text: text\nTranslation: longText\nFrom language: choice English|German|Spanish|French\nTo language: choice English|German|Spanish|French\nStatus: choice to do|translated|reviewed\nTranslator: text @people\nDate: date -14..0\nWords: number 2..9",
    table(
      "translation fromLanguage toLanguage status words",
      "Good morning|Guten Morgen|English|German|reviewed|2\nWhere is the station?|¿Dónde está la estación?|English|Spanish|reviewed|4\nThe invoice is attached.|La facture est jointe.|English|French|translated|4\nWir haben geöffnet.|We are open.|German|English|reviewed|3\nPlease sign here.|Bitte hier unterschreiben.|English|German|translated|3\nMerci de votre visite.|Thank you for your visit.|French|English|reviewed|4\nThe meeting begins at ten.|La reunión empieza a las diez.|English|Spanish|translated|5\nEntrance on the left|Eingang links|English|German|translated|4",
    ),
  ),
  known(
    "item",
    "learningMaterial, book-open",
    "learning material/learning materials",
    "teaching_material resource learning_resource courseware study_material teaching_resource course_material educational_resource",
    "Title: text\nPicture: image\nType: choice text|slides|worksheet|audio|video\nSubject: choice mathematics|science|history|languages\nLevel: choice beginner|intermediate|advanced\nPages: number 1..48\nAuthor: text @people\nAdded: date -90..0\nDownloads: number 0..420\nDescription: longText",
    table(
      "type subject level pages downloads description",
      "Fractions step by step|worksheet|mathematics|beginner|6|410|Exercises with solutions\nCells and tissues|slides|science|intermediate|24|180|With labelled drawings\nThe industrial age|text|history|intermediate|18|95|Sources and questions\nIrregular verbs|worksheet|languages|beginner|2|368|List and gap text\nProbability|slides|mathematics|advanced|32|120|From dice to trees\nListening at the station|audio|languages|beginner|1|204|Six short announcements\nSafety in the laboratory|video|science|beginner|1|156|Rules before the first experiment\nMaps of the trade routes|text|history|advanced|12|48|Four maps with comments",
    ),
  ),
];
