/** A picture drawn from a seed text. Decoration unless it has a label. */
export function Art({ seed, className = "", label }: { seed: string; className?: string; label?: string }) {
  let hash = 7;
  for (let index = 0; index < seed.length; index++) hash = (hash * 31 + seed.charCodeAt(index)) >>> 0;
  const named = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg className={className} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" {...named}>
      <rect width="400" height="300" fill="var(--accent3)" />
      <circle cx={80 + (hash % 240)} cy={90 + (hash % 120)} r={60 + (hash % 60)} fill="var(--accent)" />
      <circle cx={60 + ((hash >> 4) % 280)} cy={120 + ((hash >> 3) % 140)} r={30 + ((hash >> 5) % 50)} fill="var(--accent2)" />
    </svg>
  );
}
