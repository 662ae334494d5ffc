import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { googleAddress } from "../../session/google-address.ts";
import { AUTH_WORDS } from "./auth-words.ts";
import { leaveForGoogle, SIGN_UP_CLOSED, takeGoogleFailure } from "./google-return.ts";
import { toast } from "../../status/toast.ts";

const NOT_CONFIGURED = "Google sign-in not configured. Set up Google OAuth in backend settings.";

/** Sign-in with Google, which says so when the operator has not set it up or it did not work out. */
export function GoogleButton() {
  const [busy, setBusy] = useState(false);
  const location = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const why = takeGoogleFailure(location);
    if (why === null) return;
    if (why === SIGN_UP_CLOSED) toast.error(why, { description: AUTH_WORDS.googleSignUpClosed });
    else toast.error(NOT_CONFIGURED, { description: why });
    // The address has told what it had to tell; signing in must not lead back to it.
    void navigate("/auth", { replace: true });
  }, [location, navigate]);
  useEffect(() => {
    // Coming back by the browser's Back button finds the page as it was left.
    const wake = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  const start = async () => {
    setBusy(true);
    const address = await googleAddress(`${window.location.origin}/dashboard`).catch((cause: unknown) => {
      console.warn(cause);
      return null;
    });
    if (address !== null) {
      leaveForGoogle();
      window.location.assign(address);
      return;
    }
    toast.error(NOT_CONFIGURED);
    setBusy(false);
  };
  return (
    <Button
      fullWidth
      size="md"
      variant="default"
      loading={busy}
      onClick={() => void start()}
      leftSection={
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path
            fill="#4285F4"
            d="M17.640 9.205c0-.639-.057-1.252-.164-1.841H9v3.481h4.844a4.140 4.140 0 0 1-1.796 2.716v2.259h2.908c1.702-1.567 2.684-3.875 2.684-6.615z"
          />
          <path
            fill="#34A853"
            d="M9 18c2.430 0 4.467-.806 5.956-2.180l-2.908-2.259c-.806.540-1.837.860-3.048.860-2.344 0-4.328-1.584-5.036-3.711H.957v2.332A9 9 0 0 0 9 18z"
          />
          <path
            fill="#FBBC05"
            d="M3.964 10.710A5.410 5.410 0 0 1 3.682 9c0-.593.102-1.170.282-1.710V4.958H.957A9 9 0 0 0 0 9c0 1.452.348 2.827.957 4.042l3.007-2.332z"
          />
          <path
            fill="#EA4335"
            d="M9 3.580c1.321 0 2.508.454 3.440 1.345l2.582-2.580C13.463.891 11.426 0 9 0A9 9 0 0 0 .957 4.958L3.964 7.290C4.672 5.163 6.656 3.580 9 3.580z"
          />
        </svg>
      }
    >
      Continue with Google
    </Button>
  );
}
