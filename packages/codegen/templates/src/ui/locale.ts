import { language } from "../copy.ts";

/** The app's language in the visitor's own region where it has one. */
export const locale = navigator.languages.find((tag) => tag.startsWith(language) && isLocale(tag)) ?? language;

/** Some systems name a language in a way that formatting refuses, such as `en-US@posix`. */
function isLocale(tag: string): boolean {
  return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag);
}
