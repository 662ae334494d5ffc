import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { PageSection } from "../../components/page-section/page-section.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { AiSection } from "./ai-section.tsx";
import { AppearanceSection } from "./appearance-section.tsx";
import { BrandSection } from "./brand-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import classes from "./settings.module.css";

const ELSEWHERE = [
  { to: "/security", title: "Security", text: "Password, second factor, sessions, API tokens, your data" },
  { to: "/notifications?view=settings", title: "Notifications", text: "Preferences, quiet hours and webhook" },
  { to: "/billing", title: "Billing", text: "Plan, usage, referrals" },
] as const;

/** Settings of the account: profile, look, brand kit, language model, and the way to the others. */
export default function SettingsPage() {
  return (
    <div className={classes.page}>
      <PageTitle title="Settings" />
      <h1 className={classes.title}>Settings</h1>
      <ProfileSection />
      <AppearanceSection />
      <BrandSection />
      <AiSection />
      <PageSection narrow id="more" title="More settings" text="Each on a page of its own.">
        <ul className={classes.elsewhere}>
          {ELSEWHERE.map(({ to, title, text }) => (
            <li key={to}>
              <Link to={to} className={classes.elsewhereLink}>
                <span>
                  <strong>{title}</strong>
                  <span className={classes.note}>{text}</span>
                </span>
                <ChevronRight size={18} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </PageSection>
    </div>
  );
}
