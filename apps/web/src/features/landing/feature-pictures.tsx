const INK = "#14110F";
const PAPER = "#FFF8F0";

/** A sentence becoming a page. Decorative, like all of these. */
export function AppPicture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true">
      <rect x="24" y="34" width="150" height="44" rx="22" fill={PAPER} />
      <path d="M44 56h84" stroke={INK} strokeWidth="7" strokeLinecap="round" />
      <path d="M142 48v16" stroke={INK} strokeWidth="4" strokeLinecap="round" />
      <rect x="150" y="62" width="146" height="156" rx="18" fill={INK} />
      <rect x="166" y="80" width="114" height="40" rx="9" fill="#FFC233" />
      <rect x="166" y="128" width="53" height="53" rx="9" fill={PAPER} />
      <rect x="227" y="128" width="53" height="53" rx="9" fill="#22C58B" />
      <path d="M58 92c0 46 30 66 76 66" fill="none" stroke={INK} strokeWidth="7" strokeLinecap="round" />
      <path
        d="m118 142 18 16-18 16"
        fill="none"
        stroke={INK}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A film strip cut on the beat. */
export function TrailerPicture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true">
      <rect x="112" y="26" width="100" height="178" rx="20" fill={INK} transform="rotate(7 162 115)" />
      <path
        d="m146 84 46 30-46 30z"
        fill="#FFC233"
        stroke="#FFC233"
        strokeWidth="8"
        strokeLinejoin="round"
        transform="rotate(7 162 115)"
      />
      {[18, 36, 62, 44, 26].map((height, index) => (
        <path
          key={index}
          d={`M${26 + index * 17} ${120 - height / 2}v${height}`}
          stroke={PAPER}
          strokeWidth="9"
          strokeLinecap="round"
        />
      ))}
      {[30, 52, 74, 40, 20].map((height, index) => (
        <path
          key={index}
          d={`M${232 + index * 17} ${112 - height / 2}v${height}`}
          stroke={PAPER}
          strokeWidth="9"
          strokeLinecap="round"
        />
      ))}
    </svg>
  );
}

/** A block on its way to its place. */
export function CustomizerPicture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true">
      <rect x="40" y="32" width="240" height="190" rx="18" fill={PAPER} />
      <rect x="60" y="52" width="92" height="60" rx="10" fill="#FFC233" />
      <rect
        x="60"
        y="126"
        width="200"
        height="60"
        rx="10"
        fill="none"
        stroke={INK}
        strokeWidth="4"
        strokeDasharray="9 9"
      />
      <g transform="rotate(-8 210 100)">
        <rect x="146" y="66" width="124" height="68" rx="12" fill="#FF5A36" />
        <circle cx="180" cy="100" r="14" fill={INK} />
        <path d="M206 92h44M206 109h28" stroke={INK} strokeWidth="7" strokeLinecap="round" />
      </g>
      <path d="m238 122 12 42 9-17 18-6z" fill={INK} stroke={PAPER} strokeWidth="4" strokeLinejoin="round" />
    </svg>
  );
}

/** A fan of starting points. */
export function TemplatesPicture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true">
      <rect x="106" y="40" width="108" height="150" rx="16" fill="#3D7BFF" transform="rotate(-19 160 190)" />
      <rect x="106" y="40" width="108" height="150" rx="16" fill="#22C58B" transform="rotate(19 160 190)" />
      <rect x="106" y="34" width="108" height="170" rx="16" fill={INK} />
      <circle cx="160" cy="84" r="27" fill="#FF5A36" />
      <path d="M128 134h64M140 154h40" stroke={PAPER} strokeWidth="8" strokeLinecap="round" />
    </svg>
  );
}
