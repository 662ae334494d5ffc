import { shownType } from "./files.ts";

const ascii = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^\x20-\x7e]/g, "-");

/**
 * The bytes that stand in for a file of which only the name is known: a page, a text, a table or a short tone that says it is
 * a sample. Null for kinds that cannot be made here.
 */
export function sampleFile(name: string, note: string): Blob | null {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const type = shownType(name);
  switch (ending) {
    case "pdf":
      return new Blob([samplePdf(name, note)], { type });
    case "txt":
      return new Blob([`${name}\n\n${note}\n`], { type });
    case "md":
      return new Blob([`# ${name}\n\n${note}\n`], { type });
    case "csv":
      return new Blob([`File,Note\n"${name.replaceAll('"', '""')}","${note.replaceAll('"', '""')}"\n`], { type });
    case "json":
      return new Blob([`${JSON.stringify({ file: name, note }, null, 2)}\n`], { type });
    case "svg":
      return new Blob([sampleDrawing(name, note)], { type });
    case "wav":
      return new Blob([sampleTone()], { type });
    default:
      return null;
  }
}

/** One page with the name and the note. Standard fonts know Latin letters only, so accents are left out. */
function samplePdf(name: string, note: string): string {
  const escaped = (text: string): string => ascii(text).replace(/[\\()]/g, (sign) => `\\${sign}`);
  const lines = wrapped(note, 62).map(
    (line, index) => `BT /F1 13 Tf 60 ${690 - index * 20} Td (${escaped(line)}) Tj ET`,
  );
  const drawing = [
    "0.85 0.85 0.85 RG 60 720 m 535 720 l S",
    `BT /F2 20 Tf 60 740 Td (${escaped(name.slice(0, 44))}) Tj ET`,
    ...lines,
  ].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>",
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function sampleDrawing(name: string, note: string): string {
  const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const lines = wrapped(note, 46)
    .map((line, index) => `<text x="60" y="${330 + index * 34}" font-size="24">${escaped(line)}</text>`)
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600" font-family="sans-serif"><rect width="800" height="600" fill="#e9e6df"/><path d="M0 260 220 90l150 120 120-80 310 130z" fill="#c9c3b6"/><g fill="#2b2926"><text x="60" y="290" font-size="32" font-weight="700">${escaped(name)}</text>${lines}</g></svg>`;
}

/** Two seconds of a soft tone: 8 kHz, 8 bit. */
function sampleTone(): Uint8Array<ArrayBuffer> {
  const [rate, length] = [8000, 16_000];
  const bytes = new Uint8Array(44 + length);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) =>
    [...text].forEach((sign, index) => (bytes[at + index] = sign.charCodeAt(0)));
  write(0, "RIFF");
  view.setUint32(4, 36 + length, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, "data");
  view.setUint32(40, length, true);
  for (let at = 0; at < length; at++) {
    const fade = Math.min(1, at / 800, (length - at) / 6000);
    bytes[44 + at] = 128 + Math.round(Math.sin((at / rate) * 2 * Math.PI * 330) * 50 * fade);
  }
  return bytes;
}
