import { NotFoundScreen } from "../components/not-found-screen.tsx";

/** Any path that leads nowhere. */
export default function NotFound() {
  return <NotFoundScreen />;
}
