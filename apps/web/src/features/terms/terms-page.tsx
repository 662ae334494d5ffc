import { PageTitle } from "../../components/page-title.tsx";
import { SECTIONS } from "./terms-sections.tsx";
import classes from "./terms.module.css";

/** The terms of service. */
export default function TermsPage() {
  return (
    <article className={classes.page}>
      <PageTitle title="Terms of Service" />
      <h1 className={classes.title}>Terms of Service</h1>
      <p className={classes.updated}>Last updated: January 2025</p>
      {SECTIONS.map(({ title, text }, index) => (
        <section key={title}>
          <h2>
            {index + 1}. {title}
          </h2>
          {text}
        </section>
      ))}
    </article>
  );
}
