import { createSocket } from "node:dgram";

/** A name server on this machine that knows TXT records alone. */
export interface NameServer {
  /** `127.0.0.1:port` */
  address: string;
  /** Texts by name; names are in small letters. */
  records: Map<string, string[]>;
  /** When true it hears and says nothing. */
  silent: boolean;
  close(): void;
}

const TXT = 16;

/** Starts one; answers are as RFC 1035 has them. */
export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket("udp4");
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  const server: NameServer = {
    address: `127.0.0.1:${socket.address().port}`,
    records: new Map(),
    silent: false,
    close: () => void socket.close(),
  };
  socket.on("message", (message, from) => {
    if (server.silent) return;
    const labels: string[] = [];
    let at = 12;
    while (message[at] !== 0 && at < message.length) {
      const length = message[at] ?? 0;
      labels.push(message.toString("ascii", at + 1, at + 1 + length));
      at += 1 + length;
    }
    const question = message.subarray(12, at + 5);
    const asksTexts = message.readUInt16BE(at + 1) === TXT;
    const texts = asksTexts ? (server.records.get(labels.join(".").toLowerCase()) ?? []) : [];
    const answers = texts.map((text) => {
      const data = Buffer.from(text);
      const head = Buffer.alloc(12);
      head.writeUInt16BE(0xc00c, 0); // the name of the question
      head.writeUInt16BE(TXT, 2);
      head.writeUInt16BE(1, 4);
      head.writeUInt32BE(1, 6);
      head.writeUInt16BE(data.length + 1, 10);
      return Buffer.concat([head, Buffer.from([data.length]), data]);
    });
    const head = Buffer.alloc(12);
    message.copy(head, 0, 0, 2);
    head.writeUInt16BE(answers.length > 0 ? 0x8580 : 0x8583, 2); // no such name
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(answers.length, 6);
    socket.send(Buffer.concat([head, question, ...answers]), from.port, from.address);
  });
  return server;
}
