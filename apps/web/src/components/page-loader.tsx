import { Center, Loader, VisuallyHidden } from "@mantine/core";

/** Spinner shown while a page's code or the session is on its way. */
export function PageLoader({ label = "Loading..." }: { label?: string }) {
  return (
    <Center role="status" mih="60dvh">
      <Loader type="dots" size="lg" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Center>
  );
}
