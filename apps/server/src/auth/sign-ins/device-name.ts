import Bowser from "bowser";

/** Browser and system of a user agent as a person would name them: 'Firefox on Windows'. At most 120 characters. */
export function deviceName(userAgent: string): string {
  if (userAgent.trim() === "") return "Unknown device";
  const program = /^sayhey-cli\/\S+/.test(userAgent) ? "SayHey command line" : undefined;
  const { browser, os } = Bowser.parse(userAgent);
  const name = program ?? browser.name ?? "";
  const words = [
    name === "" ? "Unknown browser" : name,
    ...(os.name === undefined || os.name === "" ? [] : [`on ${os.name}`]),
  ];
  return words.join(" ").slice(0, 120);
}
