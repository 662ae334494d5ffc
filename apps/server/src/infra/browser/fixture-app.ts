import { compileApp } from "@sayhey/bundler";
import type { Flow } from "@sayhey/contract/flow";
import type { CompiledApp, SourceTree } from "@sayhey/contract/source-tree";

const MAIN = `import "./styles.css";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
function App() {
  const [items, setItems] = useState(["Rye starter", "Wheat starter"]);
  const [text, setText] = useState("");
  const [seconds, setSeconds] = useState(0);
  useEffect(() => { const timer = setInterval(() => setSeconds((value) => value + 1), 1000); return () => clearInterval(timer); }, []);
  return (
    <main className="p-4">
      <h1 className="text-3xl font-bold">Starters</h1>
      <p>Open for {seconds} s on {new Date().toISOString().slice(0, 10)}</p>
      <form onSubmit={(event) => { event.preventDefault(); setItems([text, ...items]); setText(""); }}>
        <label>Name <input className="border" value={text} onChange={(event) => setText(event.target.value)} /></label>
        <button className="rounded bg-emerald-800 px-4 py-2 text-white" type="submit">Add</button>
      </form>
      <ul>{items.map((item) => <li key={item} className="enter p-3">{item}</li>)}</ul>
      <div style={{ height: 900 }} />
      <button type="button" onClick={() => setItems([])}>Clear all</button>
      {/*EXTRA*/}
    </main>
  );
}
const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
`;

/** A small app for tests of the browser pool. `extra` is JSX put at the end of its page. */
function fixtureTree(extra = ""): SourceTree {
  return {
    "index.html": `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Starters</title><script type="module" src="/src/main.tsx"></script></head><body><div id="root"></div></body></html>`,
    "src/main.tsx": MAIN.replace("{/*EXTRA*/}", () => extra),
    "src/styles.css": `@import "tailwindcss";\n@keyframes enter { from { opacity: 0; transform: translateY(20px); } }\n.enter { animation: enter 300ms ease-out; }\n`,
  };
}

/** The compiled fixture. */
export function fixtureApp(extra = ""): Promise<CompiledApp> {
  return compileApp(fixtureTree(extra));
}

/** A flow through the fixture. */
export const FIXTURE_FLOW: Flow = {
  id: "add-starter",
  caption: "Add a starter",
  weight: 5,
  steps: [
    { do: "open", path: "/" },
    { do: "type", target: { role: "textbox", name: "Name" }, text: "Spelt" },
    { do: "tap", target: { role: "button", name: "Add" } },
    { do: "see", text: "Spelt" },
    { do: "tap", target: { role: "button", name: "Clear all" } },
  ],
};
