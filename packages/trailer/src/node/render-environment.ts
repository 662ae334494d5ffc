/**
 * Variables for a process that is started to render. glibc gives every thread of an encoder a share of memory of its own, and what is
 * freed there serves no other thread: with one share for all, WebM takes half as much. It is read when a process starts, so it cannot
 * be set later.
 */
export const RENDER_ENVIRONMENT: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: "1" };
