import type { OpenApp } from "./app-looks.ts";
import type { Visitor } from "./permissions.ts";

/** One call to the shared data of an app. */
export interface DataCall extends OpenApp {
  /** Who calls; null without a token. */
  visitor: Visitor | null;
  request: Request;
  url: URL;
  /** Parts of the path after `/data` or `/visitor`. */
  parts: string[];
  token: string | null;
  address: string;
}
