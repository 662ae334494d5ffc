import type { ReactNode } from "react";

const INK = "#14110F";
const PAPER = "#FFF8F0";

const PICTURES: Record<string, ReactNode> = {
  "Dating App": (
    <>
      <g transform="rotate(-12 160 200)">
        <rect x="70" y="92" width="150" height="214" rx="24" fill={INK} />
      </g>
      <g transform="rotate(9 160 200)">
        <rect x="100" y="90" width="150" height="214" rx="24" fill={PAPER} />
        <path
          d="M175 250c-34-25-52-44-52-67 0-17 13-29 28-29 10 0 19 6 24 15 5-9 14-15 24-15 15 0 28 12 28 29 0 23-18 42-52 67z"
          fill="#FF5A36"
        />
      </g>
    </>
  ),
  "Fitness Challenge": (
    <>
      {[0, 1, 2, 3, 4].map((step) => (
        <rect
          key={step}
          x={38 + step * 52}
          y={270 - step * 42}
          width="40"
          height={90 + step * 42}
          rx="10"
          fill={step === 4 ? PAPER : INK}
        />
      ))}
      <path
        d="m44 214 52-42 52-34 52-42 54-30"
        fill="none"
        stroke={PAPER}
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="254" cy="66" r="19" fill={INK} />
    </>
  ),
  "NFT Marketplace": (
    <>
      <rect x="64" y="88" width="192" height="224" rx="6" fill={INK} />
      <rect x="82" y="106" width="156" height="188" fill={PAPER} />
      <circle cx="132" cy="168" r="42" fill="#FFC233" />
      <path d="M82 294v-52c36-40 66-40 96-8s46 26 60 12v48z" fill="#FF5A36" />
      <circle cx="256" cy="306" r="40" fill="#FFC233" />
      <path
        d="m238 306 12 13 24-26"
        fill="none"
        stroke={INK}
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "Recipe Finder": (
    <>
      <path d="M58 208h204c0 66-42 108-102 108S58 274 58 208z" fill={INK} />
      <circle cx="118" cy="186" r="42" fill="#FF5A36" />
      <circle cx="196" cy="190" r="34" fill={PAPER} />
      <path d="M150 190c-8-48 18-84 62-88 6 44-18 82-62 88z" fill="#22C58B" />
      <path d="M44 208h232" stroke={INK} strokeWidth="16" strokeLinecap="round" />
      <path
        d="M128 96c-12-14 8-22-2-38M196 78c-12-14 8-22-2-38"
        fill="none"
        stroke={PAPER}
        strokeWidth="9"
        strokeLinecap="round"
      />
    </>
  ),
};

/** The drawing of a template. Decorative. */
export function TemplatePicture({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 320 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {PICTURES[name]}
    </svg>
  );
}
