import { MantineProvider } from "@mantine/core";
import { QueryClientContext } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { SessionProvider } from "../session/session.tsx";
import { useWorkbench } from "../shared/workbench.ts";
import { cssVariables, theme } from "./theme.ts";

/** Theme, session, and, once it has been fetched, the data cache and toasts for everything inside. */
export function Providers({ children }: { children: ReactNode }) {
  const workbench = useWorkbench();
  const queryClient = workbench?.queryClient;
  useEffect(() => {
    queryClient?.mount();
    return () => queryClient?.unmount();
  }, [queryClient]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      {/* The context and not its provider: what is inside must stay mounted when the cache arrives. */}
      <QueryClientContext value={queryClient}>
        <SessionProvider>
          {children}
          {workbench === null ? null : <workbench.Toasts />}
        </SessionProvider>
      </QueryClientContext>
    </MantineProvider>
  );
}
