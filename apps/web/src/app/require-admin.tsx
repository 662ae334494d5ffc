import { useQuery } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { Failure } from "../components/failure.tsx";
import { PageLoader } from "../components/page-loader.tsx";
import { adminQuery } from "../api/get-admin.ts";
import { useUserId } from "../session/session.tsx";
import NotFound from "./not-found.tsx";

/** Routes inside are there for admins alone; everybody else finds what any unknown path shows. The server asks again itself. */
export default function RequireAdmin() {
  const admin = useQuery(adminQuery(useUserId()));
  if (admin.isPending) return <PageLoader />;
  if (admin.isLoadingError)
    return <Failure title="This page could not be loaded" error={admin.error} onRetry={() => void admin.refetch()} />;
  return admin.data ? <Outlet /> : <NotFound />;
}
