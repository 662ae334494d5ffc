import type { PatternThing } from "../blueprint.ts";

/** People somebody works for. */
export function customer(
  id: string,
  names = `${id}|${id}s`,
  also = "client|regular|household|house|resident|family|cafe|farm|firm|school|account|guest",
): PatternThing {
  return {
    id,
    use: "core",
    role: "person",
    adopts: true,
    icon: "user-round",
    names,
    also,
    fields: "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nSince: date -900..-20\nNotes: longText",
    cells: "phone eMail address since notes",
    rows: "Margaret Hale|555-0101|margaret.hale@example.com|4 Mill Lane|@-820|Ring twice\nPriya Nair|555-0105|priya.nair@example.com|27 Station Road|@-410|Mornings are best\nOwen Pritchard|555-0103|owen.pritchard@example.com|The Old Forge|@-365|Park on the lane\nDaniel Okoro|555-0108|daniel.okoro@example.com|9 Castle Street|@-240|\nRuth Ellis|555-0107|ruth.ellis@example.com|Hillside Farm|@-720|Gate sticks\nHelen Sharp|555-0110|helen.sharp@example.com|2 Church Row|@-98|\nTomás García|555-0112|tomas.garcia@example.com|12 Canal Street|@-60|Pays by bank transfer\nAisha Bello|555-0113|aisha.bello@example.com|31 Park View|@-31|",
  };
}

/** People who take part or lend a hand. */
export function member(id: string, names: string, also: string, more = ""): PatternThing {
  return {
    id,
    use: "core",
    role: "person",
    adopts: true,
    icon: "users-round",
    names,
    also,
    fields: `Name: text\nPhone: phone\nE-mail: email\nPart: text\nJoined: date -900..-20${more}\nNotes: longText`,
    cells: "phone eMail joined notes",
    rows: "Amara Osei|555-0121|amara.osei@example.com|@-800|\nMateo Ruiz|555-0122|mateo.ruiz@example.com|@-640|Lives next door\nYuki Tanaka|555-0123|yuki.tanaka@example.com|@-500|\nLena Krüger|555-0124|lena.krueger@example.com|@-410|Evenings only\nOmar Haddad|555-0125|omar.haddad@example.com|@-300|\nIngrid Lund|555-0126|ingrid.lund@example.com|@-210|Has a car\nKofi Annor|555-0127|kofi.annor@example.com|@-120|\nHana Sato|555-0128|hana.sato@example.com|@-35|New this month",
  };
}

/** What visitors write to those who run it, answered or not. `rows`: name, e-mail, message, day, answered. */
export const messages = (rows: string): PatternThing => ({
  id: "message",
  use: "core",
  role: "event",
  adopts: false,
  icon: "mail",
  names: "message|messages",
  also: "enquiry|contact",
  fields: "Name: text\nE-mail: email\nMessage: longText\nOn: date -10..0\nAnswered: boolean 50",
  cells: "eMail message on answered",
  rows,
});
