/**
 * What becomes of a private table's rows when a person is erased: `person` where every row hangs on a row of `auth.users` by foreign keys
 * that cascade, `named` where a row may also name nobody, otherwise why rows stay.
 */
export type PrivateTableRules = Readonly<Record<string, "person" | "named" | { stays: string }>>;

const stays = (why: string) => ({ stays: why });
const TRANSITIONS = stays("a rule of the product, no row of anybody");

/**
 * Every table of the private schema. No role of the API may do anything with them: owner, other user, anonymous, admin and service key are
 * all refused, and there is no policy that would let any of them in. A new table adds its line here.
 */
export const PRIVATE_RULES: PrivateTableRules = {
  account_closures: "person",
  admin_addresses: stays("addresses that the operator set, of accounts that may not exist yet"),
  admins: "person",
  ai_drafts: "person",
  ai_providers: "person",
  ai_run_files: "person",
  ai_run_transitions: TRANSITIONS,
  analytics_events: "person",
  analytics_hours: "person",
  analytics_salts: stays("random bytes of a day, deleted after two"),
  analytics_seen: "person",
  analytics_sources: "person",
  api_token_hashes: "person",
  app_change_keys: "person",
  app_past_votes: "person",
  app_time_zones: "person",
  app_visitor_codes: "person",
  app_visitor_sessions: "person",
  app_votes: "person",
  asset_archives: "person",
  assistant_usage: "person",
  audit_entries: stays("what admins did is kept, and triggers refuse every change"),
  billing_transitions: TRANSITIONS,
  cancelled_work: "person",
  email_changes: "person",
  former_slugs: "person",
  git_remotes: "person",
  known_devices: "person",
  local_models: stays("model servers on the machine, and what the operator decided about them"),
  mails: "named",
  model_prices: stays("what models cost, as the operator set it"),
  oauth_flows: stays("sign-ins under way, of nobody yet, deleted within minutes"),
  publication_points: "person",
  publication_transitions: TRANSITIONS,
  rate_limits: stays("counters by digest or network, overwritten as windows pass"),
  recovery_codes: "person",
  referred_people: "person",
  render_links: "person",
  render_transitions: TRANSITIONS,
  reserved_slugs: TRANSITIONS,
  resting_projects: "person",
  secrets: stays("keys of the installation"),
  stripe_customers: "person",
  stripe_events: stays("ids of events that were handled, so that none is handled twice"),
  suspensions: "person",
  switches: stays("switches of the operator"),
  totp_steps: "person",
  transform_transitions: TRANSITIONS,
  webhook_deliveries: "person",
  webhooks: "person",
  worker_reports: stays("what workers can't start, forgotten within an hour"),
  working_apps: "person",
};
