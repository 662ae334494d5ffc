import { copy, language } from "../copy.ts";
import { useNow } from "../store/use-now.ts";
import { Button } from "../ui/button.tsx";
import { CopyLine, TextField } from "./maker-fields.tsx";
import { CopyIcon } from "./tool-parts.tsx";
import { awayIn, likelyUnit, localField, readMoment } from "./timestamp-rules.ts";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

const local = new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "long" });
const utc = new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "long", timeZone: "UTC" });
const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });

/** Turns Unix time into dates and back, while the current one ticks. */
export function Timestamp(tool: ToolProps) {
  const [typed, setTyped] = useDraft(tool.id, tool.sample ?? "1700000000");
  const now = useNow(1000);
  const moment = readMoment(typed);
  const seconds = String(Math.floor(now / 1000));
  const facts = moment === undefined ? [] : factsOf(moment, now);
  const result = facts.map(({ label, text }) => `${label}: ${text}`).join("\n");
  return (
    <ToolFrame tool={tool} name={copy.toolTimestamp} result={moment === undefined ? undefined : result}>
      <div className="card panel flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="mb-1 text-sm text-muted">{copy.unixNow}</p>
          <p className="num display leading-none [--size:2.25rem]" role="timer">
            {seconds}
          </p>
        </div>
        <CopyIcon text={seconds} name={copy.unixNow} />
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <div className="card panel flex flex-col gap-4">
          <TextField
            label={copy.stampOrDate}
            value={typed}
            most={60}
            isCode
            isWrong={moment === undefined}
            onChange={setTyped}
          />
          <div role="status">
            {moment !== undefined && (
              <>
                <p className="display leading-snug text-balance text-accent-text [--size:1.375rem]">
                  {local.format(moment)}
                </p>
                <p>{relative.format(...awayIn(moment - now))}</p>
              </>
            )}
            <p className="text-sm text-muted">{noteOf(typed, moment)}</p>
          </div>
          <TextField
            label={copy.localDateTime}
            type="datetime-local"
            value={moment === undefined ? "" : localField(moment)}
            onChange={(text) => {
              const chosen = readMoment(text);
              if (chosen !== undefined) setTyped(String(Math.floor(chosen / 1000)));
            }}
          />
          <Button icon="clock" className="self-start" onClick={() => setTyped(String(Math.floor(Date.now() / 1000)))}>
            {copy.takeNow}
          </Button>
        </div>
        {facts.length > 0 && (
          <dl className="card panel divide-y divide-line">
            {facts.map(({ label, text, isCode }) => (
              <CopyLine key={label} label={label} text={text} isCode={isCode} />
            ))}
          </dl>
        )}
      </div>
    </ToolFrame>
  );
}

/** How the text was read. */
function noteOf(typed: string, moment: number | undefined): string {
  if (moment === undefined) return copy.stampHint;
  if (!/^\s*[+-]?[\d_., ]+\s*$/.test(typed)) return copy.readAsDate;
  const count = Number(typed.replace(/[_, ]/g, ""));
  return likelyUnit(count) === "seconds" ? copy.readAsSeconds : copy.readAsMilliseconds;
}

function factsOf(moment: number, now: number) {
  return [
    { label: copy.relativeTime, text: relative.format(...awayIn(moment - now)), isCode: false },
    { label: copy.localTime, text: local.format(moment), isCode: false },
    { label: "UTC", text: utc.format(moment), isCode: false },
    { label: copy.stampSeconds, text: String(Math.floor(moment / 1000)), isCode: true },
    { label: copy.stampMilliseconds, text: String(moment), isCode: true },
    { label: "ISO 8601", text: new Date(moment).toISOString(), isCode: true },
  ];
}
