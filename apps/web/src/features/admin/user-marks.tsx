import type { AdminUser } from "@sayhey/contract/functions/admin";
import { PLANS } from "@sayhey/contract/plans";
import classes from "./admin.module.css";
import { formatDate } from "../../components/format.ts";

/** What an account is, in a few words each. */
export function UserMarks({ user }: { user: AdminUser }) {
  const { plan, givenPlan, projects, renders, credits, admin, suspendedFor, eraseAt } = user;
  return (
    <span className={classes.marks}>
      <span className={classes.state}>
        {PLANS[plan].title}
        {givenPlan === null ? "" : ", given"}
      </span>
      <span className={classes.state}>
        {projects} {projects === 1 ? "project" : "projects"}
      </span>
      <span className={classes.state}>
        {renders} {renders === 1 ? "render" : "renders"}
      </span>
      {credits > 0 ? (
        <span className={classes.state}>
          {credits} {credits === 1 ? "credit" : "credits"}
        </span>
      ) : null}
      {admin ? (
        <span className={classes.state} data-status="completed">
          Admin
        </span>
      ) : null}
      {suspendedFor === null ? null : (
        <span className={classes.state} data-status="failed">
          Suspended: {suspendedFor}
        </span>
      )}
      {eraseAt === null ? null : (
        <span className={classes.state} data-status="failed">
          Erased on {formatDate(eraseAt)}
        </span>
      )}
    </span>
  );
}
