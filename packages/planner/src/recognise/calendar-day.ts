const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*`;
/** A day of the calendar as a text writes it, with where and at what hour behind it: '12 July in Maple Road'. */
export const WHEN = new RegExp(
  String.raw`\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?)\b[^.!?\n,;(]{0,40}(?:, \d[^.!?\n,;(]{2,24})?`,
  "i",
);
