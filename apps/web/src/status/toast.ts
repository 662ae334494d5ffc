import { toast as base, type ExternalToast } from "sonner";

/** Sonner's toasts, of which the same error stands there once, however often it happens. */
export const toast = Object.assign((...parts: Parameters<typeof base>): string | number => base(...parts), base, {
  error: (message: string, data: ExternalToast = {}): string | number =>
    base.error(message, { id: `error ${message}`, ...data }),
});
