import { fold } from "./fold.ts";

/** Cities that are no words of the five languages, so that 'for Leipzig' is where an app is for and not whom. */
const CITIES = new Set(
  (
    "Berlin Hamburg München Munich Köln Frankfurt Stuttgart Düsseldorf Leipzig Dortmund Bremen Dresden Hannover Nürnberg Duisburg Bochum Wuppertal Bielefeld Bonn Münster " +
    "Mannheim Karlsruhe Augsburg Wiesbaden Mainz Freiburg Lübeck Erfurt Rostock Kassel Potsdam Heidelberg Göttingen Regensburg Würzburg Wien Vienna Graz Linz Salzburg Innsbruck Zürich Zurich Basel Genf " +
    "London Bristol Manchester Liverpool Leeds Sheffield Birmingham Glasgow Edinburgh Cardiff Belfast Dublin Galway Brighton Oxford Cambridge Nottingham Leicester Newcastle Portland Seattle Chicago Boston Denver " +
    "Austin Dallas Houston Philadelphia Toronto Montreal Vancouver Ottawa Sydney Melbourne Brisbane Auckland Amsterdam Rotterdam Copenhagen Stockholm Oslo Helsinki Prague Warsaw Budapest Rome " +
    "Madrid Barcelona Valencia Sevilla Zaragoza Málaga Murcia Bilbao Granada Córdoba Valladolid Alicante Gijón Oviedo Santander Pamplona Bogotá Medellín Quito Santiago Montevideo Guadalajara Monterrey " +
    "Paris Lyon Marseille Toulouse Nantes Strasbourg Montpellier Bordeaux Lille Rennes Reims Grenoble Dijon Nîmes Toulon Genève Lausanne Bruxelles Liège " +
    "Lisboa Lisbon Porto Braga Coimbra Aveiro Curitiba Fortaleza Recife Manaus Belém Goiânia Florianópolis Campinas Brasília"
  )
    .split(" ")
    .map(fold),
);
const LARGE = /(?<!\p{L})\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}/gu;
const TWO_WORDS =
  /^(?:São Paulo|Rio de Janeiro|Belo Horizonte|Porto Alegre|New York|San Francisco|Los Angeles|Buenos Aires|San Sebastián)$/;

/** Whether a word written with a capital is a city. */
export const isCity = (name: string): boolean =>
  (/^\p{Lu}/u.test(name) && CITIES.has(fold(name))) || TWO_WORDS.test(name);

/** The first city an idea names. */
export function cityIn(idea: string): string | undefined {
  for (const [said] of idea.matchAll(LARGE)) {
    const words = said.split(" ");
    if (isCity(words.slice(0, 2).join(" "))) return words.slice(0, 2).join(" ");
    const found = words.find(isCity);
    if (found !== undefined) return found;
  }
  return undefined;
}
