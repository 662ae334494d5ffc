import "../app/first-styles.ts";
import "../app/mantine-styles.ts";
import "@fontsource-variable/bricolage-grotesque/wght.css";
import "@fontsource-variable/inter/wght.css";
import "../app/styles.css";
import { StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, useLocation } from "react-router";
import { RouterProvider } from "react-router/dom";
import { toast } from "sonner";
import { afterEach } from "vitest";
import { page } from "vitest/browser";
import { Providers } from "../app/providers.tsx";
import { useSession } from "../session/session.tsx";
import { openWorkbench } from "../shared/workbench.ts";
import { startFakeServer, type Answers } from "./fake-server.ts";

let close = (): void => {};
afterEach(async () => {
  // Toasts outlive the page that told them.
  toast.dismiss();
  close();
  await page.viewport(1440, 900);
});

/** Where the page would be in the browser's address bar. */
function Address() {
  const { pathname, search } = useLocation();
  return (
    <output aria-label="Address" style={{ position: "fixed", right: 0, bottom: 0, fontSize: 10 }}>
      {pathname + search}
    </output>
  );
}

function Members({ children }: { children: ReactNode }) {
  return useSession().status === "in" ? children : null;
}

/** Shows a component to somebody who is signed in, with the look, data and toasts that every page has. */
export async function openPage(element: ReactNode, at: { path: string; pattern?: string }, answers: Answers) {
  startFakeServer(answers);
  const { queryClient } = await openWorkbench();
  const place = document.body.appendChild(document.createElement("div"));
  place.id = "root";
  const shown = (
    <>
      <Members>{element}</Members>
      <Address />
    </>
  );
  const { path, pattern = "*" } = at;
  const router = createMemoryRouter(
    [{ path: pattern, element: shown }, ...(pattern === "*" ? [] : [{ path: "*", element: shown }])],
    {
      initialEntries: [path],
    },
  );
  const root = createRoot(place);
  close = () => {
    root.unmount();
    router.dispose();
    queryClient.clear();
    place.remove();
  };
  root.render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}
