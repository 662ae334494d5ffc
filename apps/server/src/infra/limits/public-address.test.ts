import { describe, expect, test } from "vitest";
import { isPublicAddress, reachableAddresses, type AddressPolicy } from "./public-address.ts";

describe("isPublicAddress", () => {
  test.each([
    "127.0.0.1",
    "127.9.9.9",
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "::ffff:7f00:1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001::1",
    "2001:db8::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "ff02::1",
    "localhost",
    "",
    "127.1",
    "0x7f000001",
  ])("%s is not", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "193.0.0.1", "2606:4700::1111", "2a00:1450:4001::1"])(
    "%s is",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe("reachableAddresses", () => {
  const policy = (addresses: string[]): AddressPolicy => ({
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    mayReach: isPublicAddress,
  });
  test("gives every address of a host in the open", async () => {
    expect(await reachableAddresses("example.com", policy(["8.8.8.8", "2606:4700::1111"]))).toHaveLength(2);
  });
  test("refuses a host of which even one address is private", async () => {
    await expect(reachableAddresses("evil.example", policy(["8.8.8.8", "10.0.0.1"]))).rejects.toMatchObject({
      kind: "forbidden",
      message: "The host evil.example is in a private network.",
    });
  });
  test.each(["127.0.0.1", "[::1]", "[::ffff:10.0.0.1]"])("refuses %s without asking anybody", async (host) => {
    await expect(reachableAddresses(host, policy(["8.8.8.8"]))).rejects.toMatchObject({ kind: "forbidden" });
  });
  test("says that a host cannot be found", async () => {
    const nowhere: AddressPolicy = { ...policy([]), resolve: () => Promise.reject(new Error("ENOTFOUND")) };
    for (const unknown of [policy([]), nowhere])
      await expect(reachableAddresses("nowhere.example", unknown)).rejects.toThrow(
        "The host nowhere.example cannot be found.",
      );
  });
});
