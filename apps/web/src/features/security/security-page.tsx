import { useEffect } from "react";
import { PageTitle } from "../../components/page-title.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { ExportSection } from "./export-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SecondStepSection } from "./second-step-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { SignInsSection } from "./sign-ins-section.tsx";
import { TokensSection } from "./tokens-section.tsx";
import classes from "./security.module.css";

/** Everything that keeps the account safe, and the ways out of it. */
export default function SecurityPage() {
  useEffect(() => {
    // A link into the page finds its part only once the page has been fetched.
    if (location.hash !== "") document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className={classes.page}>
      <PageTitle title="Security" />
      <h1 className={classes.title}>Security</h1>
      <EmailSection />
      <PasswordSection />
      <SecondStepSection />
      <SessionsSection />
      <SignInsSection />
      <TokensSection />
      <ExportSection />
      <DeleteSection />
    </div>
  );
}
