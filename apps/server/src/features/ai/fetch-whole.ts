/**
 * A fetch for services that were asked to stream: one that answers in one piece of JSON all the same is heard too. The piece is kept for
 * the next request, which asks for nothing else and is sent nowhere, so that nothing is asked, or paid, twice.
 */
export function fetchWhole(fetch: typeof globalThis.fetch): {
  tolerant: typeof globalThis.fetch;
  /** Whether a whole answer is kept. */
  cameWhole(): boolean;
} {
  let kept: Response | null = null;
  return {
    cameWhole: () => kept !== null,
    tolerant: async (input, init) => {
      if (kept !== null) {
        const whole = kept;
        kept = null;
        return whole;
      }
      const response = await fetch(input, init);
      if (!response.ok || !isJson(response.headers.get("content-type"))) return response;
      kept = response;
      return new Response("", { status: response.status, headers: { "content-type": "text/event-stream" } });
    },
  };
}

const isJson = (type: string | null): boolean => /^application\/json\b/i.test(type?.trim() ?? "");
