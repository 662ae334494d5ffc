import { AppError } from "@sayhey/contract/app-error";
import type { WebSocket } from "ws";
import type { Change } from "./change.ts";
import { formatFrame, parseFrame, type Frame, type FrameVersion } from "./frame.ts";
import type { Identity, VisibleRow } from "./row-reader.ts";
import { joinSchema, makeBindings, Subscription } from "./subscription.ts";

/** What a socket may use up. Times in ms, sizes in bytes. */
export interface SocketLimits {
  channels: number;
  bindingsPerChannel: number;
  frameBytes: number;
  /** Messages in `perMs`. */
  messages: number;
  perMs: number;
  /** A client that says nothing for so long is gone; supabase-js has a heartbeat every 25 s. */
  silenceMs: number;
  /** A client that does not read what it is sent is cut off. */
  unsentBytes: number;
}

/** What a socket needs from the server around it. */
export interface SocketContext {
  version: FrameVersion;
  limits: SocketLimits;
  identify(token: string): Promise<Identity>;
  /** Resolves when changes are being listened for. */
  listening(): Promise<void>;
}

const CLOSE_POLICY = 1008;

/** One WebSocket and the channels it has joined. */
export class RealtimeSocket {
  readonly #socket: WebSocket;
  readonly #context: SocketContext;
  readonly #channels = new Map<string, Subscription>();
  readonly #expiry: NodeJS.Timeout;
  #nextId = 1;
  #heardAt = Date.now();
  #windowStart = Date.now();
  #windowCount = 0;
  /** Frames are handled one after the other, so that a leave never overtakes its join. */
  #queue: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, context: SocketContext) {
    this.#socket = socket;
    this.#context = context;
    socket.on("message", (data, isBinary) => this.#receive(isBinary ? null : String(data)));
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      clearInterval(this.#expiry);
      this.#channels.clear();
    });
    this.#expiry = setInterval(() => this.#housekeep(), 1000);
    this.#expiry.unref();
  }

  /** Channels that may want a change. */
  *interested(change: Change): Iterable<Subscription> {
    for (const channel of this.#channels.values()) if (channel.wants(change)) yield channel;
  }

  /** Sends a change to a channel, unless the channel has been left while the row was read. */
  deliver(channel: Subscription, change: Change, row: VisibleRow | null): void {
    if (this.#channels.get(channel.topic) !== channel || expired(channel.identity)) return;
    const payload = channel.message(change, row);
    if (payload !== null)
      this.#send({ joinRef: null, ref: null, topic: channel.topic, event: "postgres_changes", payload });
  }

  /** Channels that are joined. */
  channels(): Subscription[] {
    return [...this.#channels.values()];
  }

  /** Ends a channel whose session is over. */
  end(channel: Subscription): void {
    this.#drop(channel, "The session has ended");
  }

  /** Makes every client join again and so look at its rows again. */
  resync(reason: string): void {
    for (const channel of this.#channels.values()) this.#drop(channel, reason);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  #receive(text: string | null): void {
    const now = Date.now();
    this.#heardAt = now;
    if (now - this.#windowStart > this.#context.limits.perMs) [this.#windowStart, this.#windowCount] = [now, 0];
    if (++this.#windowCount > this.#context.limits.messages) return this.close(CLOSE_POLICY, "too many messages");
    const frame = text === null ? null : parseFrame(text);
    if (text === null) return; // binary broadcasts: this server has none
    if (frame === null) return this.close(CLOSE_POLICY, "not a Phoenix frame");
    this.#queue = this.#queue.then(() => this.#handle(frame)).catch(() => this.close(1011, "internal error"));
  }

  async #handle(frame: Frame): Promise<void> {
    const channel = this.#channels.get(frame.topic);
    switch (frame.event) {
      case "heartbeat":
        return this.#reply(frame, "ok", {});
      case "phx_join":
        return this.#join(frame);
      case "phx_leave":
        this.#channels.delete(frame.topic);
        this.#reply(frame, "ok", {});
        return this.#send({
          joinRef: channel?.joinRef ?? null,
          ref: channel?.joinRef ?? null,
          topic: frame.topic,
          event: "phx_close",
          payload: {},
        });
      case "access_token":
        if (channel !== undefined) await this.#renew(channel, frame.payload);
        return;
      default:
        // Broadcast and presence are not offered; without an answer a client would wait for its time-out.
        return this.#reply(frame, "error", { reason: `${frame.event} is not available here` });
    }
  }

  async #join(frame: Frame): Promise<void> {
    const parsed = joinSchema.safeParse(frame.payload ?? {});
    if (!parsed.success) return this.#reply(frame, "error", { reason: "The join message is not readable" });
    const asked = parsed.data.config?.postgres_changes ?? [];
    const { limits } = this.#context;
    if (this.#channels.size >= limits.channels && !this.#channels.has(frame.topic))
      return this.#reply(frame, "error", { reason: "Too many channels" });
    if (asked.length > limits.bindingsPerChannel) return this.#reply(frame, "error", { reason: "Too many bindings" });
    const bindings = makeBindings(asked, this.#nextId);
    if (typeof bindings === "string") return this.#reply(frame, "error", { reason: bindings });
    this.#nextId += bindings.length;

    const token = parsed.data.access_token ?? "";
    // supabase-js may join before it has read its session, and would stay anonymous for good; refused, it joins again with its token.
    if (token === "") return this.#reply(frame, "error", { reason: "The access token is missing" });
    let identity: Identity;
    try {
      identity = await this.#context.identify(token);
    } catch (error) {
      return this.#reply(frame, "error", { reason: whyRefused(error) });
    }
    try {
      await this.#context.listening();
    } catch {
      return this.#reply(frame, "error", { reason: "Changes cannot be listened for right now" });
    }
    this.#channels.set(frame.topic, new Subscription(frame.topic, frame.joinRef ?? frame.ref, bindings, identity));
    this.#reply(frame, "ok", { postgres_changes: bindings.map(({ id, asked: wish }) => ({ id, ...wish })) });
    if (bindings.length > 0) this.#system(frame.topic, "ok", "Subscribed to PostgreSQL");
  }

  async #renew(channel: Subscription, payload: unknown): Promise<void> {
    const token =
      typeof payload === "object" && payload !== null && "access_token" in payload ? payload.access_token : null;
    try {
      channel.identity = await this.#context.identify(typeof token === "string" ? token : "");
    } catch (error) {
      this.#drop(channel, whyRefused(error));
    }
  }

  #housekeep(): void {
    if (Date.now() - this.#heardAt > this.#context.limits.silenceMs) return this.#socket.terminate();
    for (const channel of this.#channels.values())
      if (expired(channel.identity)) this.#drop(channel, "Access token has expired");
  }

  /** Ends a channel so that its client joins again, with the token it has by then. */
  #drop(channel: Subscription, reason: string): void {
    if (this.#channels.get(channel.topic) === channel) this.#channels.delete(channel.topic);
    this.#system(channel.topic, "error", reason);
    this.#send({
      joinRef: channel.joinRef,
      ref: channel.joinRef,
      topic: channel.topic,
      event: "phx_error",
      payload: { reason },
    });
  }

  #system(topic: string, status: "ok" | "error", message: string): void {
    const payload = { channel: topic.replace(/^realtime:/, ""), extension: "postgres_changes", status, message };
    this.#send({ joinRef: null, ref: null, topic, event: "system", payload });
  }

  #reply(frame: Frame, status: "ok" | "error", response: Record<string, unknown>): void {
    this.#send({
      joinRef: frame.joinRef,
      ref: frame.ref,
      topic: frame.topic,
      event: "phx_reply",
      payload: { status, response },
    });
  }

  #send(frame: Frame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#context.limits.unsentBytes) return this.#socket.terminate();
    this.#socket.send(formatFrame(this.#context.version, frame));
  }
}

const expired = (identity: Identity): boolean => identity.expiresAt !== null && identity.expiresAt * 1000 <= Date.now();

/** A client that is refused joins again by itself, whatever the reason. */
const whyRefused = (error: unknown): string =>
  error instanceof AppError && error.kind === "unavailable"
    ? error.message
    : "The access token is not valid or has expired";
