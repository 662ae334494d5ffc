import { PLANS, WATERMARK_TEXT, type Plan } from "@sayhey/contract/plans";
import { GRACE_DAYS, REFUND_DAYS } from "@sayhey/contract/subscription";
import type { ReactNode } from "react";
import { formatNumber, formatPrice } from "../../components/format.ts";

const count = (limit: number | null): string => (limit === null ? "unlimited" : formatNumber(limit));
const price = (plan: Plan): string =>
  plan.pricePerMonth === 0 ? "free of charge" : `${formatPrice(plan.pricePerMonth)} a month`;

/** The eleven sections; numbers come from the plans that the product enforces. */
export const SECTIONS: readonly { title: string; text: ReactNode }[] = [
  {
    title: "Content ownership",
    text: (
      <p>
        What you type, upload and make here is yours: your ideas, the apps generated from them with their source code,
        and your trailers. You give us the permission we need to store, process and show them to you, and to show what
        you publish to others. You are responsible for having the rights to what you bring in.
      </p>
    ),
  },
  {
    title: "Platform role",
    text: (
      <p>
        SayHey gives you the tools to create and publish apps and videos. We do not review each of them before it
        appears, we are not a party to what happens between you and the people who use your apps, and we do not endorse
        what users publish.
      </p>
    ),
  },
  {
    title: "Content moderation",
    text: (
      <p>
        You may not use SayHey for anything unlawful, hateful, deceptive or harmful, to infringe the rights of others,
        or to attack the service. We may remove content that breaks these rules and may limit or close accounts that
        publish it. Anyone can report published content to us.
      </p>
    ),
  },
  {
    title: "Subscription and billing",
    text: (
      <>
        <p>There are three plans:</p>
        <ul>
          {Object.values(PLANS).map((plan) => (
            <li key={plan.name}>
              {plan.title}: {price(plan)}, {count(plan.projects)} projects, {count(plan.rendersPerMonth)} renders and{" "}
              {count(plan.transformsPerMonth)} transforms a month, videos up to{" "}
              {plan.largestRender === 2160 ? "4K" : `${plan.largestRender}p`}.
            </li>
          ))}
        </ul>
        <p>
          Plans renew automatically until you cancel. Quotas reset monthly. You can have a payment refunded within{" "}
          {REFUND_DAYS} days of making it; the plan it paid for then ends. If a payment fails, it is tried again for{" "}
          {GRACE_DAYS} days, and after that the account may be downgraded to Free. Nothing is deleted by a downgrade:
          what exceeds the smaller plan becomes read-only.
        </p>
      </>
    ),
  },
  {
    title: "Watermarks",
    text: (
      <p>
        Videos rendered on the Free plan carry the promotional watermark '{WATERMARK_TEXT}'. Pro and Studio remove it
        from videos rendered while the plan is active. You may not remove it by other means.
      </p>
    ),
  },
  {
    title: "Service availability",
    text: (
      <p>
        We aim for an uptime of 99.9%. This is a target and not a guarantee: maintenance, faults and events outside our
        control can interrupt the service. Keep copies of what matters to you; the source of your apps and your videos
        can be downloaded at any time.
      </p>
    ),
  },
  {
    title: "Privacy",
    text: (
      <p>
        We keep your name, your e-mail address, a scrambled form of your password, and what you create here, to run the
        service for you. So that you can see who used your account, we keep the time, network address and browser of
        sign-ins. You can take all of it with you or have it erased under Security. We do not sell personal data. The
        session is kept in your browser's local storage; the product sets no cookies.
      </p>
    ),
  },
  {
    title: "Referral programme",
    text: (
      <p>
        You can invite others with your referral code. Referrals that lead to an upgrade give credits for future
        renders. Credits have no cash value and cannot be transferred. Inviting yourself or made-up people forfeits the
        credits.
      </p>
    ),
  },
  {
    title: "Account termination",
    text: (
      <p>
        You can end your account at any time. We can end it when these terms are broken. Accounts are deleted within 30
        days of termination, with all projects, files and videos in them.
      </p>
    ),
  },
  {
    title: "Changes to terms",
    text: (
      <p>
        We may change these terms. We announce changes that matter to you before they take effect. If you go on using
        SayHey after that, the new terms hold; if you do not agree, you can end your account.
      </p>
    ),
  },
  {
    title: "Limitation of liability",
    text: (
      <p>
        The service is provided as it is. As far as the law allows, our liability to you is limited to the amount you
        paid us in the past 12 months, and we are not liable for indirect damage or lost profit.
      </p>
    ),
  },
];
