import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "@sayhey/contract/app-error";
import { AggregatorRegistry, Registry } from "prom-client";
import { readMetrics, type MetricsJson } from "./metrics.ts";

/** Where metrics are served. */
export const METRICS_PATH = "/metrics";

/**
 * Answers `GET /metrics` in the format of Prometheus to whoever sends the token: what this process counts, and what the others tell that `others` asks.
 */
export function createMetricsHandler(
  token: string,
  others: () => Promise<(MetricsJson | null)[]>,
): (request: Request) => Promise<Response> {
  const wanted = digestOf(token);
  return async (request) => {
    if (request.method !== "GET") return new Response(null, { status: 405, headers: { allow: "GET" } });
    const given = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
    if (!timingSafeEqual(digestOf(given), wanted))
      throw new AppError("unauthenticated", "Metrics need the token of METRICS_TOKEN as a bearer.");
    const told = (await others()).filter((each) => each !== null);
    const all = AggregatorRegistry.aggregate([await readMetrics(), ...told]);
    return new Response(await all.metrics(), {
      headers: { "content-type": Registry.PROMETHEUS_CONTENT_TYPE, "cache-control": "no-store" },
    });
  };
}

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();
