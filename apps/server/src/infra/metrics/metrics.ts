import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type MetricObjectWithValues,
  type MetricValue,
} from "prom-client";

/** What this process has counted. */
const registry = new Registry();
const registers = [registry];

/** Answers of a page come within tens of milliseconds, and those that wait for a model within tens of seconds, s. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const JOB_BUCKETS = [0.1, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320, 640, 1800];
const COMPILE_BUCKETS = [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 12.8];
const SPEED_BUCKETS = [0.05, 0.1, 0.2, 0.4, 0.7, 1, 1.5, 2, 3, 5, 10];

/** What the parts of the product count. Names of routes and queues are few and fixed: nothing a stranger chooses becomes a label. */
export const metrics = {
  requests: new Histogram({
    name: "sayhey_http_request_duration_seconds",
    help: "How long requests took to answer.",
    labelNames: ["route", "method", "status"] as const,
    buckets: REQUEST_BUCKETS,
    registers,
  }),
  sockets: new Gauge({
    name: "sayhey_websockets",
    help: "WebSockets that are open: of the product, or of published apps.",
    labelNames: ["kind"] as const,
    registers,
  }),
  jobs: new Histogram({
    name: "sayhey_job_duration_seconds",
    help: "How long attempts of jobs took.",
    labelNames: ["queue", "outcome"] as const,
    buckets: JOB_BUCKETS,
    registers,
  }),
  compiles: new Histogram({
    name: "sayhey_compile_duration_seconds",
    help: "How long plans, compilations and other work on the source of apps took in their processes.",
    labelNames: ["task", "outcome"] as const,
    buckets: COMPILE_BUCKETS,
    registers,
  }),
  renderSpeed: new Histogram({
    name: "sayhey_render_speed_ratio",
    help: "Seconds of trailer drawn and encoded per second.",
    buckets: SPEED_BUCKETS,
    registers,
  }),
  films: new Histogram({
    name: "sayhey_film_duration_seconds",
    help: "How long filming the flows of an app took.",
    buckets: JOB_BUCKETS,
    registers,
  }),
  errors: new Counter({
    name: "sayhey_log_messages_total",
    help: "Warnings and errors in the log.",
    labelNames: ["level"] as const,
    registers,
  }),
};

/** Metrics as plain data, to be sent to another process. */
export type MetricsJson = MetricObjectWithValues<MetricValue<string>>[];

let isCollecting = false;

/** Has this process tell of its memory, processor and event loop too, and labels what it tells with its name. */
export function collectProcess(name: string): void {
  if (isCollecting) return;
  isCollecting = true;
  registry.setDefaultLabels({ process: name });
  collectDefaultMetrics({ register: registry });
}

/** What this process tells now. */
export const readMetrics = (): Promise<MetricsJson> => registry.getMetricsAsJSON();
