export interface Toast {
  id: number;
  message: string;
  action?: { label: string; run: () => void };
}

const TOAST_MS = 6000;
let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** Shows a short message, with one thing to do about it. */
export function showToast(message: string, action?: Toast["action"]): void {
  const toast: Toast = { id: nextId++, message, ...(action && { action }) };
  set([...toasts.slice(-1), toast]);
  window.setTimeout(() => dismissToast(toast.id), TOAST_MS);
}

export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
