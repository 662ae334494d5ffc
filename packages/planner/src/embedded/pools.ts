/** Given names with initials out of many cultures: nobody in particular. */
export const PEOPLE: readonly string[] = [
  "Amara O.", "Mateo R.", "Yuki T.", "Lena K.", "Omar H.", "Priya S.", "Jonas W.", "Chidi E.", "Sofia M.", "Linh N.", "Tomás G.", "Aisha B.",
  "Noah F.", "Ingrid L.", "Ravi P.", "Zanele D.", "Hugo C.", "Mei L.", "Elif Y.", "Kofi A.", "Marta V.", "Samir Z.", "Freya J.", "Diego Q.",
  "Nadia R.", "Tariq M.", "Hana S.", "Oleh B.", "Rosa I.", "Kwame T.", "Anouk D.", "Jin H.", "Leila F.", "Pedro N.", "Saoirse K.", "Emeka U.",
];
/** Street-level places that exist in any town. */
export const PLACES: readonly string[] = [
  "Market Square", "Mill Lane 4", "Riverside Hall", "Old Station", "Park Street 12", "Harbour Road", "Elm Court", "North Gate", "Canal Yard", "Hill Street 7", "Library Corner", "Garden Row",
];
/** Short remarks that fit nearly any record. */
export const REMARKS: readonly string[] = [
  "Better than last time", "Keep an eye on this", "Went as planned", "Try earlier next time", "Ask again next week", "All good", "Took longer than expected", "Worth repeating", "Weather was mixed", "Bring a spare",
];
