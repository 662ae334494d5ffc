import { Button } from "@mantine/core";
import Download from "lucide-react/icons/download";
import { useMemo } from "react";
import { encode } from "uqr";
import { saveBlob } from "../save-blob.ts";
import classes from "./share-dialog.module.css";

/** Light modules around the code that readers need to find it (ISO/IEC 18004 asks for four). */
const QUIET = 4;

/** The dark modules of a QR code as one path, and the side of the drawing in modules. */
function drawQrCode(text: string): { path: string; side: number } {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { path, side: size };
}

/** A link as a QR code to scan from the screen or to save and print. */
export function QrCode({ link, fileName }: { link: string; fileName: string }) {
  const { path, side } = useMemo(() => drawQrCode(link), [link]);
  const save = () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="1024" height="1024" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`;
    saveBlob(new Blob([svg], { type: "image/svg+xml" }), fileName);
  };
  return (
    <div className={classes.qr}>
      <svg
        className={classes.code}
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR code of the link"
      >
        <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
        <path fill="#14110f" d={path} />
      </svg>
      <Button variant="default" size="xs" onClick={save} leftSection={<Download size={15} aria-hidden="true" />}>
        Save QR code
      </Button>
    </div>
  );
}
