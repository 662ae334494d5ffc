/** Calls of functions, with the contracts of all of them: no part of the first load, since no form needs them before it is sent. */
export const loadFunctions = () => import("../../api/functions.ts");
