import type { AppSpec } from "@sayhey/appspec";
import type { Flow } from "@sayhey/contract/flow";
import type { CompiledApp } from "@sayhey/contract/source-tree";
import type { Coverage } from "./expectations.ts";

/** An idea and the app it became. */
export interface MadeApp {
  text: string;
  kind: string;
  language: string;
  isKeptBack: boolean;
  coverage: Coverage;
  /** Absent where making it failed; `failure` says why. */
  made?: { spec: AppSpec; flows: readonly Flow[]; app: CompiledApp; ms: Stages; gzippedBytes: number };
  failure?: string;
}

/** Milliseconds each stage took. */
export interface Stages {
  plan: number;
  generate: number;
  compile: number;
}
