/**
 * Reads what still comes of a refused request, up to `limit` bytes, so that a browser that only listens once it has sent everything gets
 * to see the answer.
 */
export async function drainBody(request: Request, limit: number): Promise<void> {
  if (request.body === null || request.bodyUsed) return;
  if (Number(request.headers.get("content-length") ?? 0) > limit) return;
  let read = 0;
  for await (const chunk of request.body) {
    read += chunk.byteLength;
    if (read > limit) break;
  }
}
