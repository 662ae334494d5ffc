import { useMemo, useRef, useState } from "react";
import { copy, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { saveFile } from "../ui/save-file.ts";
import { showToast } from "../ui/toast-store.ts";
import { ColorField } from "./color-field.tsx";
import { contrastRatio, luminance, toHex } from "./color-rules.ts";
import { SelectField } from "./maker-fields.tsx";
import { Segments } from "./controls.tsx";
import { savePng } from "./png-file.ts";
import { QrFields } from "./qr-fields.tsx";
import { MOST_CODES, qrParts, qrPath, qrSheet, type Correction, type QrContent, type QrPart } from "./qr-code-rules.ts";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

interface Look {
  dark: string;
  light: string;
  correction: Correction;
}

const LOOK: Look = { dark: "#000000", light: "#ffffff", correction: "M" };
/** Side of a code in a picture, in pixels. */
const SIDE = 1024;
const SHEET_SIDE = 480;
/** Least contrast at which cameras read a code well. */
const READABLE = 4;

/** Makes QR codes out of a text, a Wi-Fi, a contact or many lines, to download as SVG or PNG. */
export function QrCode(tool: ToolProps) {
  const [start] = useState(() => startContent(tool.sample));
  const [content, setContent] = useDraft<QrContent>(tool.id, start);
  const [look, setLook] = useDraft<Look>(tool.id, LOOK, ":look");
  const parts = useMemo(() => qrParts(content, look.correction), [content, look.correction]);
  const isTooLong = content.kind === "many" && parts.some((part) => part.squares === undefined);
  const isFull = content.kind === "many" && parts.length === MOST_CODES;
  const result = parts.map((part) => part.label).join("\n");
  return (
    <ToolFrame tool={tool} name={copy.toolQrCode} result={result === "" ? undefined : result}>
      <Segments
        legend={copy.qrKind}
        options={[
          { value: "text", label: copy.qrText },
          { value: "wifi", label: copy.wifi },
          { value: "contact", label: copy.qrContact },
          { value: "many", label: copy.qrSeveral },
        ]}
        value={content.kind}
        onChange={(kind) => setContent({ ...content, kind })}
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <div
          className={`card panel flex items-center gap-4 md:order-2 md:flex-col ${content.kind === "many" ? "max-md:flex-col" : ""}`}
        >
          <Codes parts={parts} look={look} />
          <Downloads parts={parts} look={look} />
        </div>
        <div className="card panel flex flex-col gap-4">
          <QrFields content={content} onChange={setContent} placeholder={tool.placeholder} />
          {isTooLong && <p role="alert">{copy.qrTooLong}</p>}
          {isFull && <p role="status">{say(copy.atMost, { n: MOST_CODES })}</p>}
          <Warning look={look} />
        </div>
        <details className="card panel md:order-3 md:col-span-2">
          <summary className="cursor-pointer font-bold">{copy.qrLook}</summary>
          <ThemeChoice onChange={(colors) => setLook({ ...look, ...colors })} />
          <div className="mt-4 grid gap-4 md:grid-cols-3">
            <ColorField label={copy.darkColor} value={look.dark} onChange={(dark) => setLook({ ...look, dark })} />
            <ColorField label={copy.lightColor} value={look.light} onChange={(light) => setLook({ ...look, light })} />
            <SelectField
              label={copy.qrCorrection}
              options={(["L", "M", "Q", "H"] as const).map((value) => ({
                value,
                label: say(copy.qrRecovers, { n: RECOVERS[value] }),
              }))}
              value={look.correction}
              onChange={(correction) => setLook({ ...look, correction })}
            />
          </div>
        </details>
      </div>
    </ToolFrame>
  );
}

/** Percent of a code that may be missing (ISO/IEC 18004). */
const RECOVERS = { L: 7, M: 15, Q: 25, H: 30 } as const;

/** The two colors of the theme, or black on white. */
function ThemeChoice({ onChange }: { onChange: (colors: { dark: string; light: string }) => void }) {
  const probe = useRef<HTMLSpanElement>(null);
  const takeTheme = () => {
    if (probe.current === null) return;
    const { color, backgroundColor } = getComputedStyle(probe.current);
    // In a dark scheme the text is the light one of both, and codes want dark on light.
    const [dark = LOOK.dark, light = LOOK.light] = [hexOf(color), hexOf(backgroundColor)].sort(
      (a, b) => luminance(a) - luminance(b),
    );
    onChange({ dark, light });
  };
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <span ref={probe} aria-hidden="true" className="hidden bg-surface text-accent-text" />
      <Button icon="palette" onClick={takeTheme}>
        {copy.appColors}
      </Button>
      <Button onClick={() => onChange({ dark: LOOK.dark, light: LOOK.light })}>{copy.blackWhite}</Button>
    </div>
  );
}

/** Any color of CSS as `#rrggbb`, by painting a dot with it. */
function hexOf(color: string): string {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) return LOOK.dark;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return toHex([red, green, blue]);
}

function startContent(sample: string | undefined): QrContent {
  return {
    kind: "text",
    text: sample ?? "https://example.com/menu",
    many: [1, 2, 3, 4].map((n) => say(copy.qrTable, { n })).join("\n"),
    wifi: { name: copy.sampleWifi, password: "sunny-harbor-42", safety: "WPA", isHidden: false },
    contact: { name: "Robin Meyer", phone: "+1 555 0100", email: "robin@example.com", company: "", web: "" },
  };
}

function Codes({ parts, look }: { parts: readonly QrPart[]; look: Look }) {
  const shown = parts.filter((part) => part.squares !== undefined);
  if (shown.length === 0)
    return (
      <p role="status" className="flex-1 py-12 text-center">
        {parts.length === 0 ? copy.qrEmpty : copy.qrTooLong}
      </p>
    );
  return (
    <ul
      className={
        shown.length > 1 ? "grid w-full grid-cols-2 gap-3 lg:grid-cols-3" : "w-44 flex-none md:w-full md:max-w-72"
      }
    >
      {shown.map((part, index) => (
        <li key={`${index}-${part.label.slice(0, 40)}`} className="flex min-w-0 flex-col items-center gap-1">
          <Code part={part} look={look} />
          <span className="line-clamp-2 max-w-full text-center text-sm break-all text-muted">{part.label}</span>
        </li>
      ))}
    </ul>
  );
}

/** Says when cameras will have trouble with the colors. */
function Warning({ look }: { look: Look }) {
  const isWeak = contrastRatio(look.dark, look.light) < READABLE;
  const isTurned = luminance(look.dark) > luminance(look.light);
  return isWeak || isTurned ? <p role="alert">{isWeak ? copy.qrWeak : copy.qrTurned}</p> : null;
}

function Code({ part: { squares, label }, look }: { part: QrPart; look: Look }) {
  if (squares === undefined) return null;
  return (
    <svg
      role="img"
      aria-label={say(copy.qrOf, { name: label.slice(0, 80) })}
      viewBox={`0 0 ${squares.length} ${squares.length}`}
      shapeRendering="crispEdges"
      className="w-full rounded-card border border-line"
      style={{ background: look.light }}
    >
      <path d={qrPath(squares)} fill={look.dark} />
    </svg>
  );
}

function Downloads({ parts, look }: { parts: readonly QrPart[]; look: Look }) {
  const shown = parts.filter((part) => part.squares !== undefined);
  const sheet = () => qrSheet(shown, shown.length > 1 ? SHEET_SIDE : SIDE, look.dark, look.light);
  const png = () => {
    const { svg, width, height } = sheet();
    const image = new Image();
    image.addEventListener("load", () =>
      savePng("qr-code.png", width, height, (context) => context.drawImage(image, 0, 0)),
    );
    image.addEventListener("error", () => showToast(copy.pictureFailed));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  };
  return (
    <div className="flex flex-1 flex-wrap justify-center gap-2">
      <Button look="primary" icon="download" disabled={shown.length === 0} onClick={png}>
        PNG
      </Button>
      <Button
        icon="download"
        disabled={shown.length === 0}
        onClick={() => saveFile("qr-code.svg", "image/svg+xml", sheet().svg)}
      >
        SVG
      </Button>
    </div>
  );
}
