/** Keys of an installation. */
export interface ApiKeys {
  /** HMAC secret of session tokens. */
  jwtSecret: string;
  /** Key that browsers send; harmless, row level security does the guarding. */
  publishable: string;
  /** Key that passes row level security; never leaves the server. */
  secret: string;
}
