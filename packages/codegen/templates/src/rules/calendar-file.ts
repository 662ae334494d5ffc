/** Something for a calendar: an all-day entry, or one at a time. */
export interface CalendarEntry {
  id: string;
  title: string;
  /** `2026-11-21` or `2026-11-21T18:30`, local. */
  at: string;
}

/** An iCalendar file (RFC 5545) with a reminder for every entry, so that the phone's own calendar rings. */
export function calendarFile(name: string, entries: readonly CalendarEntry[], now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const lines = entries.flatMap(({ id, title, at }) => {
    const timed = at.includes("T");
    const start = at.slice(0, timed ? 16 : 10).replace(/[-:]/g, "");
    return [
      "BEGIN:VEVENT",
      `UID:${id}@app`,
      `DTSTAMP:${stamp}`,
      timed ? `DTSTART:${start}00` : `DTSTART;VALUE=DATE:${start}`,
      `SUMMARY:${escaped(title)}`,
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:${timed ? "-PT30M" : "PT9H"}`,
      "END:VALARM",
      "END:VEVENT",
    ];
  });
  return ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${escaped(name)}//EN`, ...lines, "END:VCALENDAR", ""]
    .map(folded)
    .join("\r\n");
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");
}

/** Lines are at most 75 octets; what follows begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let rest = line;
  while (new TextEncoder().encode(rest).length > 74) {
    let length = Math.min(rest.length, 74);
    while (
      new TextEncoder().encode(rest.slice(0, length)).length > 74 ||
      /[\uD800-\uDBFF]/.test(rest[length - 1] ?? "")
    )
      length--;
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...parts, rest].join("\r\n ");
}
