import { z } from "zod";

/** One message of the Phoenix channel protocol. */
export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

/** Versions of the serialisation: `1.0.0` sends objects, `2.0.0` arrays. */
export type FrameVersion = "1.0.0" | "2.0.0";

const ref = z
  .union([z.string().max(100), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? null : String(value)));
const topic = z.string().min(1).max(255);
const event = z.string().min(1).max(100);
const arrayFrame = z.tuple([ref, ref, topic, event, z.unknown()]);
const objectFrame = z.object({ join_ref: ref, ref, topic, event, payload: z.unknown() });

/** Reads a text message of either version. Null when it is not a frame. */
export function parseFrame(text: string): Frame | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (Array.isArray(value)) {
    const parsed = arrayFrame.safeParse(value);
    if (!parsed.success) return null;
    const [joinRef, messageRef, name, kind, payload] = parsed.data;
    return { joinRef, ref: messageRef, topic: name, event: kind, payload };
  }
  const parsed = objectFrame.safeParse(value);
  if (!parsed.success) return null;
  const { join_ref: joinRef, ...rest } = parsed.data;
  return { joinRef, ref: rest.ref, topic: rest.topic, event: rest.event, payload: rest.payload };
}

/** Writes a frame in the version the client asked for. */
export function formatFrame(version: FrameVersion, frame: Frame): string {
  const { joinRef, ref: messageRef, topic: name, event: kind, payload } = frame;
  return version === "2.0.0"
    ? JSON.stringify([joinRef, messageRef, name, kind, payload])
    : JSON.stringify({ join_ref: joinRef, ref: messageRef, topic: name, event: kind, payload });
}
