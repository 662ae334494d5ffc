import { accountExportRowSchema, sessionRowSchema, signInRowSchema } from "@sayhey/contract/account-security";
import { apiTokenRowSchema } from "@sayhey/contract/api-token";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { rowsOf } from "../../api/rows-error.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { connect } from "../../api/supabase.ts";

/** Sign-ins read at most. */
const HISTORY = 100;
const POLL_MS = 1000;

async function rowsFrom<T>(table: string, order: string, row: z.ZodType<T>, what: string, limit: number): Promise<T[]> {
  const client = await connect();
  const answer = await client.from(table).select("*").order(order, { ascending: false }).limit(limit);
  return z.array(row).parse(rowsOf(answer, what));
}

// What may change elsewhere at any time is read whenever the page opens.
const fresh = { staleTime: 0 };

/** One's own sessions, last used first. */
export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.sessions(userId),
    queryFn: () => rowsFrom("sessions", "used_at", sessionRowSchema, "Your sessions", 200),
    ...fresh,
  });

/** One's own sign-ins and failed tries, newest first. */
export const signInsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.signIns(userId),
    queryFn: () => rowsFrom("sign_ins", "created_at", signInRowSchema, "Your sign-ins", HISTORY),
    ...fresh,
  });

/** One's own API tokens, newest first. */
export const tokensQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.apiTokens(userId),
    queryFn: () => rowsFrom("api_tokens", "created_at", apiTokenRowSchema, "Your API tokens", 100),
    ...fresh,
  });

/** One's own exports, newest first; read every second while one is being made. */
export const exportsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.accountExports(userId),
    queryFn: () => rowsFrom("account_exports", "created_at", accountExportRowSchema, "Your exports", 10),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === "queued" || status === "processing") === true ? POLL_MS : false,
    ...fresh,
  });

/** E-mail, ways to sign in and the present session. */
export const safetyQuery = (userId: string) =>
  queryOptions({ queryKey: queryKeys.safety(userId), queryFn: () => callFunction("account-safety", {}), ...fresh });
