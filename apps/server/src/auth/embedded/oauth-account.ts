import type { Database, Transaction } from "../../infra/database/database.ts";
import { whyOff } from "../../infra/switches/switches.ts";
import { notify } from "../../infra/notifications/notify.ts";
import { dropWaysIn, grantAdmin } from "../sign-ins/proven-address.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import type { ProviderIdentity } from "./oauth-provider.ts";

const PROVIDER = "google";
const LONGEST_NAME = 120;

interface FoundUser {
  id: string;
  banned: boolean;
  /** Somebody has opened a link that was sent to the account's address. */
  proven: boolean;
}

/**
 * The user of an identity at the provider: the one it has signed in before, else the one with its proven e-mail address,
 * else a new one. See docs/adr/0008-google-accounts.md for who gets into an account that is there already.
 * @throws AuthRefusal when the provider does not vouch for the address, or the user is banned
 */
export async function accountOf(sql: Database, identity: ProviderIdentity): Promise<string> {
  return sql.begin(async (tx) => {
    // Two sign-ins of one person at the same time: the second waits and finds what the first has made.
    await tx`select pg_advisory_xact_lock(hashtextextended(${identity.email}, 7297441))`;
    const [known] = await tx<FoundUser[]>`
      select u.id, coalesce(u.banned_until > now(), false) as banned, true as proven
      from auth.identities i join auth.users u on u.id = i.user_id
      where i.provider = ${PROVIDER} and i.provider_id = ${identity.subject}`;
    if (known !== undefined) {
      if (known.banned) throw new AuthRefusal(403, "user_banned", "This account is suspended.");
      await tx`update auth.identities set identity_data = ${tx.json(dataOf(identity))}, last_sign_in_at = now(),
        updated_at = now() where provider = ${PROVIDER} and provider_id = ${identity.subject}`;
      await completeMetadata(tx, known.id, identity);
      return known.id;
    }
    if (!identity.emailVerified) {
      throw new AuthRefusal(
        422,
        "provider_email_needs_verification",
        "Google hasn't confirmed this email address yet. Confirm it there first.",
      );
    }
    const [present] = await tx<FoundUser[]>`
      select u.id, coalesce(u.banned_until > now(), false) as banned,
        private.address_is_proven(u.id) as proven
      from auth.users u where lower(u.email) = ${identity.email} and not u.is_sso_user for update`;
    if (present?.banned === true) throw new AuthRefusal(403, "user_banned", "This account is suspended.");
    const closed = present === undefined ? await whyOff(tx, "sign-up") : null;
    if (closed !== null) throw new AuthRefusal(422, "signup_disabled", closed);
    const userId = present?.id ?? (await createUser(tx, identity));
    if (present?.proven === false) {
      // Whoever made this account never showed that the address is theirs; its owner has now.
      await dropWaysIn(tx, userId, { session: null, password: false });
      await tx`update auth.users set email_confirmed_at = now() where id = ${userId}`;
      await tx`delete from auth.identities where user_id = ${userId}`;
    }
    await tx`insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
      values (gen_random_uuid(), ${PROVIDER}, ${identity.subject}, ${userId}, ${tx.json(dataOf(identity))}, now())`;
    await grantAdmin(tx, userId);
    if (present !== undefined) {
      await completeMetadata(tx, userId, identity);
      await notify(tx, {
        userId,
        event: "security.changed",
        title: "You can now sign in with Google",
        body: present.proven
          ? "Your Google account with the same email address was linked. If this wasn't you, change your password now."
          : "Your Google account was linked. Your email address had never been confirmed, so your password and open sessions were removed. Set a new password on the Security page.",
        href: "/security",
        key: `google:${identity.subject}`,
      });
    }
    return userId;
  });
}

async function createUser(tx: Transaction, identity: ProviderIdentity): Promise<string> {
  const id = crypto.randomUUID();
  await tx`insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
    values (${id}, 'authenticated', 'authenticated', ${identity.email}, now(),
      ${tx.json({ provider: PROVIDER, providers: [PROVIDER] })}, ${tx.json(dataOf(identity))})`;
  return id;
}

/** Fills in what the account does not say itself; a name that somebody chose stays. */
async function completeMetadata(tx: Transaction, userId: string, identity: ProviderIdentity): Promise<void> {
  await tx`update auth.users set
    raw_user_meta_data = ${tx.json(dataOf(identity))}::jsonb || jsonb_strip_nulls(coalesce(raw_user_meta_data, '{}'))
      || ${tx.json({ email_verified: true, ...pictureOf(identity) })}::jsonb,
    raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || jsonb_build_object('providers', (
      select jsonb_agg(provider order by first) from (
        select provider, min(created_at) as first from auth.identities where user_id = ${userId} group by provider) p)),
    updated_at = now() where id = ${userId}`;
}

const pictureOf = ({ picture }: ProviderIdentity) => (picture === undefined ? {} : { avatar_url: picture, picture });

/** The identity in GoTrue's words. */
function dataOf(identity: ProviderIdentity) {
  const name = identity.name
    ?.replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, LONGEST_NAME);
  return {
    sub: identity.subject,
    provider_id: identity.subject,
    email: identity.email,
    email_verified: identity.emailVerified,
    phone_verified: false,
    ...(name === undefined || name === "" ? {} : { full_name: name, name }),
    ...pictureOf(identity),
  };
}
