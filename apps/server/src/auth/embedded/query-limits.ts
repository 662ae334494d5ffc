// Below what Node takes for a whole head of a request, which it would refuse without a word.
const LONGEST_QUERY = 12_000;
const DEEPEST_NESTING = 20;

/** Refuses a REST query that no page of ours would send and whose parsing could exhaust the stack. */
export function refuseHugeQuery(url: URL): Response | undefined {
  if (url.search.length > LONGEST_QUERY)
    return refusal(414, `The query is longer than ${LONGEST_QUERY.toLocaleString("en-US")} characters.`);
  let depth = 0;
  for (const sign of decodeLoosely(url.search)) {
    if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
    if (depth > DEEPEST_NESTING)
      return refusal(400, `The query is nested deeper than ${DEEPEST_NESTING} levels of brackets.`);
  }
  return undefined;
}

const decodeLoosely = (search: string): string => search.replaceAll(/%28/g, "(").replaceAll(/%29/g, ")");

/** In the form of PostgREST's errors: https://docs.postgrest.org/en/stable/references/errors.html */
const refusal = (status: number, message: string): Response =>
  Response.json({ code: "PGRST100", message, details: null, hint: "Ask for less at once." }, { status });
