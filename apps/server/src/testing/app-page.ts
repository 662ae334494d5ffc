import { request } from "node:http";

/** The words of an app's first page; fetch cannot set Host, which tells the origins of apps apart. */
export function appPage(serverUrl: string, slug: string): Promise<string> {
  const host = `${slug}.localhost:${new URL(serverUrl).port}`;
  return new Promise((resolve, reject) => {
    const asked = request(serverUrl, { headers: { host } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      answer.on("end", () => resolve(text));
    });
    asked.on("error", reject).end();
  });
}
