import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

/** The module as a process has it that has just started, with what it warns of. */
async function start() {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { callerAddress } = await import("./caller-address.ts");
  const from = (remoteAddress: string, headers: Record<string, string> = {}, trustProxy = false): string =>
    callerAddress({ socket: { remoteAddress } as never, headers }, trustProxy);
  return { from, warned: () => warn.mock.calls.map(([message]) => String(message)) };
}

const CLIENT = { "x-forwarded-for": "203.0.113.9" };

test.each([
  ["127.0.0.1", CLIENT, "X-Forwarded-For"],
  ["::1", CLIENT, "X-Forwarded-For"],
  ["::ffff:172.18.0.2", CLIENT, "X-Forwarded-For"],
  ["10.0.0.4", { forwarded: "for=203.0.113.9;proto=https" }, "Forwarded"],
])(
  "a proxy at %s that nobody told of is told once, in words, however much comes through it",
  async (proxy, headers, name) => {
    const { from, warned } = await start();
    for (let request = 0; request < 100; request++) expect(from(proxy, headers)).toBe(proxy.replace("::ffff:", ""));
    expect(warned()).toHaveLength(1);
    expect(warned()[0]).toContain(
      ` carry ${name}, so a proxy seems to be in front of this server, but TRUST_PROXY is off.`,
    );
    expect(warned()[0]).toContain("set TRUST_PROXY=true");
  },
);

test("a stranger on the internet who sends such a header says nothing about proxies", async () => {
  const { from, warned } = await start();
  expect(from("8.8.8.8", CLIENT)).toBe("8.8.8.8");
  expect(from("2a00:1450:4001:800::200e", { forwarded: "for=1.2.3.4" })).toBe("2a00:1450:4001:800::200e");
  expect(from("127.0.0.1")).toBe("127.0.0.1");
  expect(warned()).toEqual([]);
});

test("a proxy that is trusted gives the last address it added, and is not told of", async () => {
  const { from, warned } = await start();
  expect(from("127.0.0.1", { "x-forwarded-for": "6.6.6.6, ::ffff:203.0.113.9" }, true)).toBe("203.0.113.9");
  expect(from("127.0.0.1", {}, true)).toBe("127.0.0.1");
  expect(warned()).toEqual([]);
});
