import { useComputedColorScheme } from "@mantine/core";
import { Toaster } from "sonner";
import { useSession } from "../session/session.tsx";

/** Where toasts appear: above the bar at the foot of a signed-in person's small screen. */
export function Toasts() {
  const signedIn = useSession().status === "in";
  return (
    <Toaster
      theme={useComputedColorScheme("light")}
      position="bottom-left"
      // One that comes covers none that stands there: their Undo can still be pressed.
      expand
      closeButton
      mobileOffset={{ bottom: signedIn ? 84 : 16 }}
      toastOptions={{ className: "sh-toast" }}
    />
  );
}
