/** What is written down in German, `names: line`; a name with a star also fits whatever ends in it. */
export const GERMAN = `
vorname: text Amara|Mateo|Yuki|Lena|Omar|Priya
nachname|familienname|zuname: text Okafor|Ramos|Tanaka|Keller|Haddad|Larsen
name|vollständiger name|person|ansprechpartner|ansprechperson|kontaktperson|kontakt|kontaktname: text @people
besitzer|eigentümer|halter|autor|verfasser|kunde|kundin|kundenname|klient|gast|mieter|vermieter|patient|mitglied|teilnehmer|teilnehmerin|spieler|schüler|schülerin|lehrer|lehrerin|trainer|trainerin|mitarbeiter|fahrer|bearbeiter|verantwortlich|verantwortlicher|zuständig|erledigt von|wer|notfallkontakt|spender|verkäufer|leiter|leitung|helfer|pate|patin|regisseur|komponist|fotograf|übersetzer|referent|gegner|partner|züchter: text @people
arzt|tierarzt|zahnarzt|hausarzt|ärztin: text Dr. Amara O.|Dr. Mateo R.|Dr. Lena K.|Dr. Omar H.
*telefon|telefonnummer|handy|handynummer|mobilnummer|*telefonnummer|rufnummer|tel: phone
e-mail|email|mail|mailadresse|e-mail-adresse|*mail: email
*adresse|anschrift|wohnort mit straße|lieferadresse|straße und hausnummer: location @places
ort|*ort|standort|treffpunkt|veranstaltungsort|abholort|fundort|gewässer oder ort: location @places
straße: text Mühlgasse|Hafenstraße|Lindenweg|Bergstraße|Gartenzeile
plz|postleitzahl: text 10407|80331|1090|50667
stadt|wohnort|gemeinde: text Graz|Lübeck|Bern|Passau|Erfurt
land|herkunftsland: text Portugal|Japan|Kenia|Norwegen|Mexiko
geburtstag|geburtsdatum|geboren am|geboren: date -20000..-3000
geschlecht: choice weiblich|männlich|divers|unbekannt
alter: number 1..60 Jahre
beruf|tätigkeit: text Elektrikerin|Krankenpfleger|Lehrerin|Architekt|Bäckerin
firma|unternehmen|arbeitgeber|verein|organisation: text Hale & Söhne|Lindqvist Werke|Brandt & Co|Quiroga Design
sprache|sprachen: choice Deutsch|Englisch|Spanisch|Französisch|Türkisch|Arabisch
familie|haushalt: text Familie Okafor|Familie Ramos|Familie Keller|Familie Larsen
personen|personenzahl|anzahl personen|gäste|anzahl gäste: number 1..8
kind|kinder: text Noor|Emil|Ana|Leo|Tess
klasse|schulklasse: choice 1a|1b|2a|2b|3a|4b
fach|schulfach: choice Mathe|Deutsch|Englisch|Sachkunde|Kunst|Musik|Sport
*note|zensur: choice 1|2|3|4|5|6
hausaufgabe|hausaufgaben: text Seite 34, Aufgabe 2|Kapitel 5 lesen|12 Vokabeln|Arbeitsblatt Winkel
*thema: text Brüche|Fotosynthese|Die Römer|Vulkane
anwesend|anwesenheit|teilgenommen|dabei: boolean 85
einverständnis|einwilligung|fotoerlaubnis|zustimmung: boolean 75
wort|vokabel|begriff: text Dämmerung|Schwelle|Nieselregen|Zufall
übersetzung: text dusk|threshold|drizzle|chance
bedeutung: text kurz vor der Nacht|Eingang eines Hauses|leichter Regen|nicht geplant
beispielsatz|beispiel: text Sie stand auf der Schwelle|Den ganzen Tag Nieselregen|Wir trafen uns durch Zufall|In der Dämmerung los
wortart: choice Nomen|Verb|Adjektiv|Adverb|Präposition
tier|tiername|hund|katze|pferd: text Miso|Biskuit|Olive|Juno|Pfeffer
tierart|art des tieres: choice Hund|Katze|Kaninchen|Vogel|anderes
rasse: text Mischling|Kurzhaar|Landrasse|Kreuzung
kastriert|sterilisiert|gechippt: boolean 65
chipnummer: text 276098104417|528140000832|620093011156|941000022094
impfung|geimpft gegen: choice Tollwut|Staupe|Grippe|Tetanus|keine
geimpft am|impfdatum|letzte impfung|entwurmt am|letzter tierarztbesuch|letzte entwurmung: date -300..-5
nächste impfung|nächster termin beim tierarzt: date 10..330
futter|*futter: text Trockenfutter|Nassfutter|Heu|Pellets
volk|bienenvolk|beute|stock: text Volk 1|Volk 2|Volk 4|Ableger 1
königin gesehen|stifte gesehen: boolean 65
königinnenfarbe|farbe der königin: choice weiß|gelb|rot|grün|blau
varroa|milbenfall: number 0..24
eier|gelegte eier: number 2..18
raum|zimmer: choice Küche|Bad|Schlafzimmer|Wohnzimmer|Flur|Garage
gerät|*gerät: text Waschmaschine|Spülmaschine|Kühlschrank|Backofen|Trockner
zählerstand: number 12040..48200
*verbrauch: number 4..320 kWh
inhalt: text Wintermäntel|Lichterketten|Schulbücher|Spiele|Ersatzkabel
ausgeliehen an|verliehen an|entliehen von: text @people
ausgeliehen am|verliehen am: date -40..-1
rückgabe bis|zurück bis|rückgabe: date 2..30
pflanze|*pflanze: text Monstera|Basilikum|Lavendel|Tomate|Farn
*sorte|sorte: text Frühe Rote|Goldkönigin|Lange Weiße|Blaue vom See
beet|*beet: text Beet 1|Beet 2|Südbeet|Kräuterbeet|Gewächshaus
aussaat|gesät am|aussaatdatum|gepflanzt am|pflanzdatum: date -80..-5
ernte|*ernte|ertrag|erntemenge: number 0.3..9.0 kg
erntedatum|geerntet am: date -40..0
boden|*boden: choice sandig|lehmig|humos|tonig
licht|standort der pflanze|lichtbedarf: choice sonnig|halbschattig|schattig
zuletzt gegossen|gegossen am: date -7..0
kennzeichen|nummernschild|autokennzeichen: text HL-RA 407|GZ-27 TO|MN-SK 31|W-5120 K
fahrgestellnummer|fin: text WX0ZZZ81KA402817|VF1120MK2118339|SN4HL77120B0415|ZK9R20190338
fahrzeug|*fahrzeug|auto: text blauer Kombi|weißer Transporter|graue Limousine|roter Kleinwagen
kilometerstand|km-stand|laufleistung|tachostand: number 18400..164000 km
kilometer|strecke|distanz|entfernung|gefahrene km: number 1.0..42.0 km
kraftstoff|antrieb: choice Benzin|Diesel|Strom|Hybrid
liter|getankte liter: number 18.0..58.0 l
profiltiefe: number 2..8 mm
reifen: choice Sommer|Winter|Ganzjahr
tüv|hu|nächste hu|nächster tüv|nächste wartung|nächste inspektion|nächster service: date 10..360
letzte wartung|letzter service|letzte inspektion|gewartet am|ölwechsel: date -330..-5
versicherung|*versicherung: text Alder Versicherung|Hafenschutz|Lindenfeld|Drei Flüsse
policennummer|vertragsnummer|versicherungsnummer: text AV-402817|HS 118-339|LF 77120|DF-2019-0338
material|*material|werkstoff: text Eiche|Leinen|Edelstahl|Wolle|Keramik
werkzeug|*werkzeug: text Hobel|Stechbeitel|Akkuschrauber|Zwinge
projekt|*projekt: text Gartenbank|Wollpullover|Vogelhaus|Eichenregal
marke|hersteller|*hersteller: text Hale & Söhne|Lindqvist|Brandt & Co|Quiroga|Okafor
modell|*modell: text Classic 20|Kompakt 4|Modell 12|Serie B
seriennummer: text SN 402817|SN 118-3394|7K20-0415|SN 77120
*nummer|nummer|nr: text 1042|1057|1063|1088
garn|wolle: text Wiese DK|Nordsee Aran|Hügel Merino|Heide Socke
nadelstärke: choice 2,5 mm|3 mm|3,5 mm|4 mm|5 mm
farbpartie|partie: text 4107|2 B 27|118 C|0815
stoff|*stoff: choice Baumwolle|Leinen|Wolle|Jeans|Jersey
glasur: text Seladon 4|Tenmoku|Mattweiß|Aschegrün
buch|*buch|buchtitel: text Die Salzstraße|Ein Wintergarten|Briefe aus Graz|Die stille Mühle
film|*film|filmtitel: text Der lange Strand|Papierboote|Nachtbus neun|Zwei Sommer
verlag: text Hafenbuch|Mühlstraße|Erlenhaus|Nordlicht
genre: choice Drama|Komödie|Krimi|Fantasy|Sachbuch
seiten|seitenzahl|anzahl seiten: number 96..640 Seiten
gelesen am|gesehen am|gespielt am|gehört am: date -120..0
gelesen|gesehen|gehört: boolean 50
kamera: text Messsucher 35 mm|Mittelformat|Spiegelreflex 35 mm|Lochkamera
objektiv: text 50 mm f/1.8|35 mm f/2|28 mm f/2.8|85 mm f/1.9
filmmaterial|filmsorte: text Farbnegativ 400|Schwarzweiß 100|Dia 50|Schwarzweiß 400
künstler|band|interpret: text Die Gezeiten|Amara O.|Fünf Mühlen|Papierlaternen
album: text Ebbe|Grüne Zimmer|Langsame Züge|Nachtmarkt
rezept|gericht|*gericht|speise: text Linsensuppe|Tomatenrisotto|Bohneneintopf|Pflaumenkuchen
zutaten: lines 200 g Linsen;1 Zwiebel;2 Möhren||300 g Reis;4 Tomaten||500 g Mehl;7 g Hefe
zubereitung|arbeitsschritte: lines Schneiden;20 Minuten köcheln;Abschmecken||Mischen;Gehen lassen;Backen
portionen|personen je rezept: number 1..8
zubereitungszeit|kochzeit|backzeit: duration 10..120
mahlzeit: choice Frühstück|Mittagessen|Abendessen|Snack
kalorien|kcal: number 80..720 kcal
allergien|allergie|unverträglichkeit|unverträglichkeiten|allergene: tags keine|Nüsse|Milch|Eier|Pollen|Gluten
ernährung|essenswunsch: choice alles|vegetarisch|vegan|glutenfrei
haltbar bis|mhd|mindestens haltbar bis|ablaufdatum|gültig bis|läuft ab: date 10..400
produkt|artikel|*artikel|ware: text Haferflocken|Olivenöl|Schwarztee|Rote Linsen|Honig
einheit: choice Stück|g|kg|ml|l|Packung
getränk|*getränk: text Apfelschorle|Kräutertee|Limonade|Kaffee
restaurant|lokal: text Blauer Reiher|Mühlenküche|Zum Olm|Zinnbecher
tisch: text Tisch 2|Tisch 4|Tisch 7|Tisch 11
sportart|sport: choice Laufen|Radfahren|Schwimmen|Klettern|Tennis
übung: text Kniebeuge|Kreuzheben|Bankdrücken|Klimmzug|Plank
wiederholungen: number 5..15
sätze: number 2..5
gürtel|gürtelfarbe: choice weiß|gelb|orange|grün|blau|braun|schwarz
trikotnummer|rückennummer: number 1..99
mannschaft|*mannschaft|team: text Nordfeld|Hafen 09|Mühlgasse|Altstadt
ergebnis|spielstand|endstand: text 3 zu 1|2 zu 2|0 zu 1|4 zu 2
lied|musikstück|titel des liedes: text Hafenlied|Langsamer Regen|Zwei Brücken|Winterwalzer
instrument: choice Klavier|Gitarre|Geige|Cello|Flöte|Trompete
stimme|stimmlage: choice Sopran|Alt|Tenor|Bass
tonart: choice C-Dur|G-Dur|D-Dur|F-Dur|a-Moll|e-Moll
tempo: number 60..168 bpm
fisch|fischart|fang: text Hecht|Barsch|Karpfen|Forelle|Zander
köder|*köder: text Wurm|Spinner|Brot|Mais
gezeiten|tide: choice Ebbe|steigend|Flut|fallend
medikament|*medikament|medizin|arznei: text Ibuprofen|Vitamin D|Blutdrucktablette|Allergiespray
dosis|dosierung: text 1 Tablette|halbe Tablette|5 ml|2 Tropfen
eingenommen|genommen|gegeben: boolean 85
symptom|symptome|beschwerden: tags Kopfschmerzen|Müdigkeit|Husten|Übelkeit|Rückenschmerzen
auslöser: tags Stress|Wetter|Essen|zu wenig Schlaf|Bildschirm
schmerz|schmerzen|schmerzstärke|stress: number 1..10
blutdruck: text 118/76|124/80|131/84|127/79
puls: number 54..98 bpm
blutzucker: number 74..188 mg/dl
blutgruppe: choice A+|A-|B+|B-|AB+|AB-|0+|0-
körpergewicht: number 52.0..98.0 kg
schlaf|schlafdauer: number 4.5..9.0 h
stimmung|gefühl|laune: choice super|gut|okay|schlecht
krankenkasse|krankenversicherung: choice gesetzlich|privat|keine
mitgliedsnummer: text M-0104|M-0117|M-0231|M-0340
mitglied seit|eingetreten am|eintritt|beigetreten am|seit: date -2400..-30
beitrag|*beitrag|mitgliedsbeitrag: money 12..120 EUR
spende|*spende|spendenbetrag: money 5..400 EUR
veranstaltung|*veranstaltung: text Sommerfest|Tag der offenen Tür|Filmabend|Frühlingskonzert
schicht|*schicht: choice früh|mittags|spät|Nacht
aufgabe|*aufgabe: text Rinne reinigen|Scharniere ölen|Heizung entlüften|Zaun streichen
zusage|kommt|zugesagt: choice ja|nein|vielleicht|offen
angemeldet|bestätigt: boolean 70
rechnung|rechnungsnummer: text 2024-041|2024-058|2024-117|2025-003
rechnungsdatum|bezahlt am|zahlungsdatum|eingang am: date -60..-1
fällig am|fällig|fälligkeit|frist|deadline|bis wann|zu erledigen bis|abgabe|stichtag|liefertermin|liefern bis: date 2..45
zahlungsart|zahlungsweise|bezahlt mit: choice bar|Karte|Überweisung|Lastschrift
bezahlt|*bezahlt|beglichen: boolean 60
*preis|preis|*kosten|kosten|*gebühr|gebühr|*betrag|betrag|*summe|stückpreis|wert|*wert|trinkgeld|gesamt|gesamtkosten: money 5..240 EUR
miete|*miete|kaltmiete|warmmiete: money 480..1680 EUR
nebenkosten: money 60..280 EUR
kaution|anzahlung: money 40..900 EUR
gehalt|lohn|einkommen|einnahmen: money 1200..4200 EUR
stundenlohn|stundensatz: money 14..85 EUR
ausgabe|ausgaben: money 4..240 EUR
guthaben|kontostand|saldo: money 40..3200 EUR
rabatt: percent 5..40
mehrwertsteuer|mwst|steuersatz: choice 0 %|7 %|19 %|20 %
steuernummer|ust-id: text 40 281 77120|DE 118 339 420|20-4815-331|AT U7712004
kundennummer|bestellnummer|auftragsnummer|artikelnummer|buchungsnummer: text 10417|10423|10458|10502
bestellt am|bestelldatum|gekauft am|kaufdatum|versandt am|geliefert am|erhalten am: date -60..-1
bestand|*bestand|lagerbestand|vorrat: number 0..48
mindestbestand|mindestmenge: number 2..12
lieferant|*lieferant|händler: text Hale & Söhne|Lindqvist|Brandt & Co|Okafor Handel
lager|lagerplatz|lagerort|fach im regal|regal: text A1|A3|B2|B4
wohnung|*wohnung|objekt: text Mühlgasse 4|Lindenweg 12|Bergstraße 7|Hafenstraße 31
etage|stockwerk|stock des hauses: choice Keller|EG|1. OG|2. OG|3. OG
zimmeranzahl|anzahl zimmer: number 1..6
wohnfläche|fläche|*fläche|quadratmeter: number 32..160 m²
einzug|mietbeginn|eingezogen am: date -1400..-40
auszug|mietende: date 20..700
mangel|*mangel|schaden|*schaden|problem|fehler|defekt: text startet nicht|Wackelkontakt|Kratzer an der Seite|Geräusch im Betrieb
gemeldet am|aufgenommen am: date -30..0
gemeldet von|geprüft von: text @people
behoben am|repariert am|erledigt am: date -20..0
erledigt|repariert|gereinigt|geprüft|unterschrieben|zurückgegeben|abgeholt|geliefert|bestellt|gebucht|verschickt: boolean 60
anreise|ankunft: date 1..30
abreise: date 4..40
nächte|anzahl nächte: number 1..14
reiseziel|ziel der reise: text Porto|Bergen|Lyon|Aarhus
hotel|unterkunft: text Hotel Linde|Hafenherberge|Casa Olmo|Mühlenpension
version: text 1.4.0|1.4.2|2.0.1|2.1.0
schweregrad: choice leicht|mittel|schwer
priorität|dringlichkeit|wichtigkeit: choice niedrig|mittel|hoch
status|*status|zustand der aufgabe: choice offen|in Arbeit|wartet|erledigt
zustand|*zustand: choice neu|gut|gebraucht|defekt
schwierigkeit|schwierigkeitsgrad: choice leicht|mittel|schwer
kategorie|*kategorie|art|typ|*typ: choice Standard|Besonderes|Saison|Sonstiges
farbe|*farbe: choice weiß|schwarz|grau|braun|rot|blau|grün|gelb
größe: choice XS|S|M|L|XL
schuhgröße: number 35..46
gewicht|*gewicht: number 0.2..25.0 kg
höhe|*höhe: number 20..200 cm
breite|*breite: number 10..180 cm
länge|*länge: number 10..220 cm
tiefe|*tiefe: number 5..80 cm
temperatur|*temperatur: number 4..38 °C
wassertemperatur: number 8..27 °C
menge|*menge|anzahl|*anzahl|stückzahl|stück: number 1..24
dauer|*dauer|minuten: duration 10..120
stunden|*stunden|arbeitszeit: number 1..8 h
häufigkeit|wie oft|intervall: choice täglich|wöchentlich|monatlich|jährlich
jahr|baujahr|jahrgang|erscheinungsjahr: number 1990..2024
monat: choice Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
wochentag: choice Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag
datum|tag|*datum|wann: date -30..0
beginn|startzeit|von|anfang: time 08:00..11:00
ende|endzeit|bis: time 16:00..20:00
uhrzeit|zeit|*zeit: time 08:00..19:00
termin|*termin: dateTime 1..40 09:00..17:00
wetter: choice sonnig|bewölkt|regnerisch|windig|Schnee
windrichtung: choice N|NO|O|SO|S|SW|W|NW
bewertung|sterne: rating 2..5
punkte|punktzahl: number 12..98
prozent|anteil|fortschritt: percent 5..95
foto|bild|*foto|*bild: image
link|webseite|website|url: url
datei|dokument|anhang|beleg|quittung: file pdf|image
notiz|notizen|bemerkung|bemerkungen|kommentar|anmerkung|anmerkungen|hinweis: longText Lohnt einen zweiten Blick|Nächsten Monat nachfragen|Alles wie vereinbart|Dauerte länger als geplant
beschreibung|*beschreibung: longText Schlicht und in gutem Zustand|Älter, läuft aber noch gut|Dieses Jahr neu|Kleine Spur an der Seite
grund|anlass: text Geburtstag|Reparatur|Routine|auf Wunsch
lösung|maßnahme: text Kontakte gereinigt|neue Dichtung|Kabel getauscht|Schrauben nachgezogen
ziel|*ziel: text bis zum Sommer fertig|eins pro Woche|Grundlagen lernen|für Reise sparen
quelle|herkunft|gekauft bei|woher: text Markt|Onlineshop|Geschenk|Flohmarkt
geschenkidee|geschenk: text Kochbuch|Wollschal|Konzertkarte|Teeservice
frage: text Wann öffnet ihr?|Darf ich einen Gast mitbringen?|Ist Parken frei?|Wie sage ich ab?
antwort: text ab neun|ja, einen|hinter der Halle|bis am Vortag
`;
