/** Plain names of people who work somewhere. */
export const STAFF = "Amara Osei,Mateo Ruiz,Yuki Tanaka,Lena Krüger,Omar Haddad,Priya Shah,Kofi Annor,Ingrid Lund";
/** Plain names of people who come from outside: customers, guests, patients. */
export const PUBLIC =
  "Hana Sato,Diego Quiroga,Nadia Rahman,Jonas Weber,Aisha Bello,Tomás García,Elif Demir,Freya Jensen";
/** Plain names of people who learn or take part. */
export const PUPILS = "Sofia Marin,Noah Fischer,Linh Nguyen,Samir Zaki,Mei Lin,Hugo Costa,Zanele Dube,Oleh Bondar";

/** Seed rows of a table: after its title, each line has the cells of the named fields, and an empty cell is made up. */
export function table(fields: string, lines: string): string {
  const ids = fields.split(" ");
  const rowOf = (line: string): string => {
    const [title = "", ...cells] = line.split("|").map((cell) => cell.trim());
    const given = cells.flatMap((cell, index) => (cell === "" ? [] : [`${ids[index] ?? "extra"}=${cell}`]));
    return [title, ...given].join(" | ");
  };
  return lines.split("\n").map(rowOf).join("\n");
}

/** Seed rows titled with the names of people: a line of cells for each. */
export function people(names: string, fields: string, lines: string): string {
  const cells = lines.split("\n");
  const rows = names.split(",").map((name, index) => `${name}|${cells[index] ?? ""}`);
  return table(fields, rows.join("\n"));
}

/** Seed rows titled with the names of people who can be reached: fields `E-mail` and `Phone` at addresses kept for examples. */
export function contacts(names: string, fields: string, lines: string): string {
  const cells = lines.split("\n");
  const rows = names.split(",").map((name, index) => {
    const address = name
      .normalize("NFKD")
      .replace(/[^A-Za-z ]/g, "")
      .toLowerCase()
      .replaceAll(" ", ".");
    return `${name}|${address}@example.com|555-01${String(10 + index)}|${cells[index] ?? ""}`;
  });
  return table(`eMail phone ${fields}`, rows.join("\n"));
}
