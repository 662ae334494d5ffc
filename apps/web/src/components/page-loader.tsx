import { Center, Loader, Stack, VisuallyHidden } from "@mantine/core";
import { useOffline } from "../api/offline.ts";

/** Spinner shown while a page's code or the session is on its way; without a connection it says what it waits for. */
export function PageLoader({ label = "Loading..." }: { label?: string }) {
  const offline = useOffline();
  return (
    <Center role="status" mih="60dvh">
      <Stack align="center">
        <Loader type="dots" size="lg" />
        {offline ? "This page opens once you're back online." : <VisuallyHidden>{label}</VisuallyHidden>}
      </Stack>
    </Center>
  );
}
