import { SMTPServer } from "smtp-server";
import { TEST_CERTIFICATE, TEST_KEY } from "./test-certificate.ts";

/** A mail that the test's server took. */
interface ReceivedMail {
  from: string;
  to: string[];
  head: string;
  /** Everything below the header, decoded from quoted-printable. */
  body: string;
  /** Addresses in the plain text, in order. */
  links: string[];
}

/** A mail server on loopback. */
export interface MailServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** How many receivers were refused. */
  readonly refused: number;
  /** How many mails are being taken right now. */
  readonly taking: number;
  /** Refuses a receiver with an SMTP code from now on. */
  refuse(address: string, code: number): void;
  /** Waits so many ms before it says that it took a mail. */
  delay(ms: number): void;
  close(): Promise<void>;
}

/** Starts a mail server for tests; `encrypted` with a certificate that nobody has signed; with `user`, only who names it and the password may send. */
export async function startMailServer(
  options: { port?: number; user?: string; password?: string; encrypted?: boolean } = {},
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals = new Map<string, number>();
  let refused = 0;
  let taking = 0;
  let wait = 0;
  const server = new SMTPServer({
    authOptional: options.user === undefined,
    ...(options.encrypted === true ? { secure: true, key: TEST_KEY, cert: TEST_CERTIFICATE } : { hideSTARTTLS: true }),
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      username === options.user && password === options.password
        ? done(null, { user: username })
        : done(new Error("Invalid username or password")),
    onRcptTo: ({ address }, _session, done) => {
      const code = refusals.get(address);
      if (code === undefined) return done();
      refused += 1;
      return done(Object.assign(new Error("not here"), { responseCode: code }));
    },
    onData: (stream, session, done) => {
      taking += 1;
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const text = Buffer.concat(chunks).toString("utf8").replaceAll("\r\n", "\n");
        const [head = "", ...rest] = text.split("\n\n");
        const body = decode(rest.join("\n\n"));
        received.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          head: head.replace(/\n[ \t]+/g, " "),
          body,
          links: body.match(/https?:\/\/[^\s"<>]+/g) ?? [],
        });
        setTimeout(() => {
          taking -= 1;
          done();
        }, wait);
      });
    },
  });
  // A client that is killed in the middle of a mail is part of the tests.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("the mail server has no port");
  return {
    url: `${options.encrypted === true ? "smtps" : "smtp"}://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    get refused() {
      return refused;
    },
    get taking() {
      return taking;
    },
    refuse: (to, code) => void refusals.set(to, code),
    delay: (ms) => {
      wait = ms;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Quoted-printable as text. */
function decode(body: string): string {
  const bytes = body
    .replace(/=\n/g, "")
    .replace(/((?:=[0-9A-F]{2})+)/g, (run) => Buffer.from(run.replaceAll("=", ""), "hex").toString("utf8"));
  return bytes;
}
