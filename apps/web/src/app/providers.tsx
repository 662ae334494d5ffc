import { MantineProvider, useComputedColorScheme } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Toaster } from "sonner";
import { createQueryClient } from "../lib/query-client.ts";
import { SessionProvider } from "../lib/session.tsx";
import { cssVariables, theme } from "./theme.ts";

function Toasts() {
  return (
    <Toaster
      theme={useComputedColorScheme("light")}
      position="bottom-left"
      closeButton
      mobileOffset={{ bottom: 84 }}
      toastOptions={{ className: "sh-toast" }}
    />
  );
}

/** Theme, data cache, session and toasts for everything inside. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <SessionProvider>{children}</SessionProvider>
      </QueryClientProvider>
      <Toasts />
    </MantineProvider>
  );
}
