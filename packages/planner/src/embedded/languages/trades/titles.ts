/** What lines of work are called, and phrases of their pages: `English = German | Spanish | French | Portuguese`; `=` alone: the same in all. `{0}` stands for a word that is looked up itself. */
export const TRADE_TITLES = `
Home = Start | Inicio | Accueil | Início
Book now = Jetzt buchen | Reservar | Réserver | Reservar
Get in touch = Kontakt aufnehmen | Contactar | Nous contacter | Entrar em contato
Add to favorites = Merken | Guardar | Mettre de côté | Salvar
Where shall it go? = Wohin soll es gehen? | ¿Adónde lo enviamos? | Où faut-il l'envoyer ? | Para onde enviamos?
Days in a row = Tage in Folge | Días seguidos | Jours d'affilée | Dias seguidos
{0}: {1} in total = {0}: {1} gesamt | {0}: {1} en total | {0} : {1} au total | {0}: {1} no total
{0} not {1} = {0} ohne „{1}“ | {0} sin «{1}» | {0} sans « {1} » | {0} sem “{1}”
{0} by {1} = {0} nach {1} | {0} por {1} | {0} par {1} | {0} por {1}
{0} on the map = {0} auf der Karte | {0} en el mapa | {0} sur la carte | {0} no mapa
{0} due = {0} fällig | {0} por vencer | {0} à échéance | {0} a vencer
Mark as {0} = „{0}“ setzen | Marcar «{0}» | Marquer « {0} » | Marcar “{0}”
{0} +1 = {0} +1 | {0} +1 | {0} +1 | {0} +1
{0} -1 = {0} -1 | {0} -1 | {0} -1 | {0} -1
Next {0} = Als Nächstes: {0} | Próximamente: {0} | À venir : {0} | A seguir: {0}
New {0} = {0} anlegen | Añadir: {0} | Ajouter : {0} | Adicionar: {0}
Save {0} = {0} speichern | Guardar | Enregistrer | Salvar
Add {0} = {0} hinzufügen | Añadir: {0} | Ajouter : {0} | Adicionar: {0}
{0} by month = {0} nach Monat | {0} por mes | {0} par mois | {0} por mês
`;
