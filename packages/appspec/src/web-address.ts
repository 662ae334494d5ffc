/** What an address on the web says about where it leads. */
export interface WebAddress {
  isSecure: boolean;
  /** Name of the host, in small letters. */
  host: string;
  port: string;
  path: string;
}

const ADDRESS = /^(https?):\/\/([a-z0-9.-]+)(?::(\d{1,5}))?(\/[^\s?#]*)?(?:[?#]\S*)?$/i;

/** Reads an address of plain letters; null for anything else, and for one with a name and password in it. */
export function readAddress(text: string): WebAddress | null {
  const [, protocol = "", host = "", port = "", path = "/"] = ADDRESS.exec(text.trim()) ?? [];
  return host === "" ? null : { isSecure: protocol.toLowerCase() === "https", host: host.toLowerCase(), port, path };
}
