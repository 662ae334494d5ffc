import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";

/** An answer of a function: its output, or why it refused. */
export interface FunctionAnswer<N extends FunctionName> {
  status: number;
  body: FunctionOutput<N> & { error?: { kind: string; message: string; hint?: string; field?: string } };
}

/** Calls a function with a bearer (a session's or an API token), or as a visitor. */
export async function callFunction<N extends FunctionName>(
  server: { url: string },
  bearer: string | null,
  name: N,
  input: FunctionInput<N> | Record<string, unknown>,
): Promise<FunctionAnswer<N>> {
  const answer = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(input),
  });
  return { status: answer.status, body: (await answer.json()) as FunctionAnswer<N>["body"] };
}
