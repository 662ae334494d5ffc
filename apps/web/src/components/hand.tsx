/** The waving hand of the brand: one stroke for the hand, one for the wave. Decorative, takes the colour of its text. */
export function Hand({ className, size = 28 }: { className?: string | undefined; size?: number | string }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      overflow="visible"
      fill="none"
      stroke="currentColor"
      strokeWidth={3.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M5.500 20.500 10.500 28C13 32.500 16.500 35 21 35c6.500 0 10.500-4.600 10.500-11.200V13.500a2.500 2.500 0 0 0-5 0V20 9.500a2.500 2.500 0 0 0-5 0V19 8.500a2.500 2.500 0 0 0-5 0V20v-8.500a2.500 2.500 0 0 0-5 0V24" />
      <path className="sh-hand-wave" d="M32 3.500c2.800 1 4.600 3 5.300 5.900" />
    </svg>
  );
}
