import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { AppError } from "@sayhey/contract/app-error";

/** An address of a machine and its family. */
export interface HostAddress {
  address: string;
  family: 4 | 6;
}

/** Finds the machines of a host name and decides which may be reached. Tests bring their own. */
export interface AddressPolicy {
  /** Every address of a host; a rejection means that there is none. */
  resolve(host: string): Promise<HostAddress[]>;
  mayReach(address: string): boolean;
}

/** Special blocks of IPv4, RFC 6890 and its updates. */
const PRIVATE_V4: readonly [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
/** Blocks inside the public part of IPv6 that lead elsewhere: protocol assignments with Teredo, documentation, 6to4. */
const SPECIAL_V6: readonly [string, number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const privateV4 = new BlockList();
for (const [network, bits] of PRIVATE_V4) privateV4.addSubnet(network, bits, "ipv4");
const specialV6 = new BlockList();
for (const [network, bits] of SPECIAL_V6) specialV6.addSubnet(network, bits, "ipv6");
/** All that is routed in the open; mapped IPv4, NAT64, link-local and unique local addresses lie outside. */
const globalV6 = new BlockList();
globalV6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address lies in the open internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !privateV4.check(address, "ipv4");
  if (family !== 6 || address.includes("%")) return false;
  return globalV6.check(address, "ipv6") && !specialV6.check(address, "ipv6");
}

/** The internet as this machine's name servers know it; only public addresses may be reached. */
export const PUBLIC_ADDRESSES: AddressPolicy = {
  resolve: async (host) =>
    (await lookup(host, { all: true, order: "ipv4first" })).map(({ address, family }) => ({
      address,
      family: family === 6 ? 6 : 4,
    })),
  mayReach: isPublicAddress,
};

/**
 * The addresses of a host name or IP literal (`[::1]` or `::1`), each allowed by the policy. Connect to one of these and never look
 * the name up again: the answer may have changed by then.
 * @throws AppError not-found when there is no such host, forbidden when any of its addresses is not allowed
 */
export async function reachableAddresses(hostname: string, policy: AddressPolicy): Promise<HostAddress[]> {
  const host = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  const addresses =
    family === 0
      ? await policy.resolve(host).catch((cause: unknown) => {
          throw new AppError("not-found", `The host ${host} cannot be found.`, { cause, hint: "Check its spelling." });
        })
      : [{ address: host, family: family === 6 ? 6 : 4 } as const];
  if (addresses.length === 0) throw new AppError("not-found", `The host ${host} cannot be found.`);
  if (addresses.every(({ address }) => policy.mayReach(address))) return addresses;
  throw new AppError("forbidden", `The host ${host} is in a private network.`, {
    hint: "Use an address that can be reached from the internet.",
  });
}
