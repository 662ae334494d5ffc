import "./app/first-styles.ts";
import "@fontsource-variable/bricolage-grotesque/wght.css";
import "@fontsource-variable/inter/wght.css";
import "./app/styles.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { Providers } from "./app/providers.tsx";
import { createRouter } from "./app/router.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root element.");
const app = (
  <StrictMode>
    <Providers>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>
);
// The landing page arrives with its markup; every other page begins empty.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
