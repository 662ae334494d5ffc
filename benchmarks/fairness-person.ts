import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import { createClient } from "@supabase/supabase-js";

/** Somebody with an account, and what they can ask of a server. */
export interface Person {
  call<N extends FunctionName>(name: N, body: FunctionInput<N>): Promise<FunctionOutput<N>>;
}

/** Signs somebody up at the server of this address. */
export async function signUp(url: string, name: string): Promise<Person> {
  const { supabaseKey } = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string };
  const client = createClient(url, supabaseKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { error } = await client.auth.signUp({
    email: `${name}@example.com`,
    password: "Tall-Maple7 Quiet!River",
    options: { data: { full_name: name } },
  });
  if (error !== null) throw error;
  return {
    call: async (function_, body) => {
      const answer = await client.functions.invoke(function_, { body: body as Record<string, unknown> });
      if (answer.error !== null) {
        const said = await (answer.error as { context?: Response }).context?.text();
        throw new Error(`${function_}: ${said ?? String(answer.error)}`);
      }
      return answer.data as never;
    },
  };
}
