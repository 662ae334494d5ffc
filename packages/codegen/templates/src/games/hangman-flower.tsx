/** Where a petal lies on the ground, by its number. */
const fallenX = (index: number): number => 22 + ((index * 37) % 96);

/** A flower that has `petals` at first and `lost` some; its face tells how it is. */
export function HangmanFlower({ petals, lost, isGlad }: { petals: number; lost: number; isGlad: boolean }) {
  const mouth = isGlad ? "M -6 3 Q 0 11 6 3" : lost > petals / 2 ? "M -5 7 Q 0 2 5 7" : "M -5 4 Q 0 8 5 4";
  return (
    <svg viewBox="0 0 140 150" className="block h-40 w-auto sm:h-48" aria-hidden="true">
      <ellipse cx="70" cy="143" rx="66" ry="6" fill="color-mix(in oklab, var(--ink) 12%, var(--surface))" />
      <g
        style={{ transformOrigin: "70px 142px", rotate: isGlad || lost === 0 ? "0deg" : `${lost * 1.6}deg` }}
        className="motion-safe:transition-[rotate] motion-safe:duration-500"
      >
        <path d="M 70 142 Q 66 105 70 62" fill="none" stroke="var(--plot2)" strokeWidth="5" strokeLinecap="round" />
        <path d="M 69 120 Q 46 118 40 100 Q 62 98 69 120 Z" fill="var(--plot2)" />
        <path d="M 68 108 Q 88 104 95 88 Q 74 88 68 108 Z" fill="var(--plot2)" />
        {Array.from({ length: petals - lost }, (_, index) => (
          <ellipse
            key={index}
            cx="70"
            cy="27"
            rx={petals > 7 ? 12 : 14}
            ry="20"
            fill="var(--accent)"
            stroke="var(--surface)"
            strokeWidth="2"
            transform={`rotate(${(index / petals) * 360} 70 56)`}
          />
        ))}
        <g transform="translate(70 56)">
          <circle r="19" fill="var(--surface)" stroke="var(--ink)" strokeWidth="3" />
          <circle cx="-6" cy="-4" r="2.2" fill="var(--ink)" />
          <circle cx="6" cy="-4" r="2.2" fill="var(--ink)" />
          <path d={mouth} fill="none" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round" />
        </g>
      </g>
      {Array.from({ length: lost }, (_, index) => (
        <ellipse
          key={index}
          cx={fallenX(index)}
          cy={140 - (index % 2) * 4}
          rx="13"
          ry="6"
          fill="color-mix(in oklab, var(--accent) 55%, var(--surface))"
          stroke="var(--surface)"
          strokeWidth="1.5"
          transform={`rotate(${((index * 53) % 50) - 25} ${fallenX(index)} 140)`}
        />
      ))}
    </svg>
  );
}
