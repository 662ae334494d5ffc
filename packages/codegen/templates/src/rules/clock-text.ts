/** The unit of seconds that are read as minutes and seconds: `3:45`. */
export const CLOCK_UNIT = "m:ss";

const two = (value: number): string => String(value).padStart(2, "0");

/** Seconds as people read a time: `58.40`, `1:02.10`, `3:45`, `1:02:30`. */
export function clockText(seconds: number): string {
  const hundredths = Math.round(Math.abs(seconds) * 100);
  const whole = Math.floor(hundredths / 100);
  const rest = hundredths % 100 === 0 ? "" : `.${two(hundredths % 100)}`;
  const sign = seconds < 0 ? "-" : "";
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  if (hours > 0) return `${sign}${String(hours)}:${two(minutes)}:${two(whole % 60)}${rest}`;
  return rest !== "" && minutes === 0
    ? `${sign}${String(whole)}${rest}`
    : `${sign}${String(minutes)}:${two(whole % 60)}${rest}`;
}
