import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { createMemoryRouter, RouterProvider } from "react-router";
import { Providers } from "./providers.tsx";
import { createRoutes } from "./router.tsx";

/** The markup of the landing page as a visitor sees it; the browser's script takes it over. */
export async function renderLanding(): Promise<string> {
  const router = createMemoryRouter(createRoutes(), { initialEntries: ["/"] });
  const page = (
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  let failure: unknown;
  const { prelude } = await prerender(page, {
    // In one piece: what comes later would need a script to be put in its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (cause) => {
      failure ??= cause;
    },
  });
  const markup = await new Response(prelude).text();
  if (failure !== undefined) throw failure;
  return markup;
}
