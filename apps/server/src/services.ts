import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { GatewayParts } from "./platform/gateway.ts";
import type { Platform } from "./platform/open-platform.ts";

/** Everything that stands on the platform: functions, media, realtime, queues, hosting of apps. */
export interface Services extends GatewayParts {
  /** Takes over the socket of a WebSocket request to the product's origin; false when the path is not its own. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Stops taking work, finishes or hands back what runs, and lets go of everything. */
  close(): Promise<void>;
}

/** Opens the services on a platform. */
export async function openServices(_platform: Platform): Promise<Services> {
  return {
    mounts: [],
    ready: () => Promise.resolve(),
    upgrade: () => false,
    close: () => Promise.resolve(),
  };
}
