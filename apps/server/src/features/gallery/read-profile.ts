import { z } from "zod";
import type { Database } from "../../infra/database/database.ts";
import { authorName } from "./publication-card.ts";

/** A person as everybody sees them. */
export interface PublicProfile {
  id: string;
  username: string;
  name: string;
  bio: string;
  /** http and https only, without a user. */
  links: string[];
  /** Key of the picture; `/` and the key is its address. */
  avatarKey: string | null;
  memberSince: string;
  /** What they have in the gallery, and what others made of it. */
  apps: number;
  likes: number;
  remixes: number;
}

/** `https://sayhey.app@evil.example` would pass for another site. */
const webAddress = z.url({ protocol: /^https?$/ }).refine((address) => {
  const { username, password } = new URL(address);
  return username === "" && password === "";
});

// Read loosely: what people say of themselves came later than profiles.
const profileSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  full_name: z.string(),
  created_at: z.string(),
  bio: z.string().nullish().catch(null),
  links: z.array(z.string()).nullish().catch(null),
  /** Key in the media store; its path is public. */
  avatar_key: z.string().nullish().catch(null),
});

/** The profile under a user name, or null when there is none. */
export async function readProfile(sql: Database, username: string): Promise<PublicProfile | null> {
  // Whatever else stands in an address is nobody's name.
  if (!/^[\w-]{1,60}$/.test(username)) return null;
  const [row] = await sql<{ profile: unknown; apps: number; likes: number; remixes: number }[]>`
    with shown as (
      select p.id, p.user_id from publications p join profiles a on a.id = p.user_id
      where a.username = ${username.toLowerCase()} and p.status = 'published' and p.listed and p.withheld_at is null
    )
    select to_jsonb(a) as profile,
      (select count(*)::int from shown) as apps,
      (select count(*)::int from publication_likes l join shown on shown.id = l.publication_id) as likes,
      (select count(distinct (r.publication_id, r.user_id))::int from remixes r join shown on shown.id = r.publication_id
        where r.user_id <> shown.user_id) as remixes
    from profiles a where a.username = ${username.toLowerCase()} and not private.account_is_closed(a.id)`;
  if (row === undefined) return null;
  const profile = profileSchema.parse(row.profile);
  return {
    id: profile.id,
    username: profile.username,
    name: authorName(profile),
    bio: profile.bio ?? "",
    links: (profile.links ?? []).filter((one) => webAddress.safeParse(one).success),
    avatarKey: profile.avatar_key ?? null,
    memberSince: profile.created_at,
    apps: row.apps,
    likes: row.likes,
    remixes: row.remixes,
  };
}
