/** Pages where people make a token, by host. */
export const TOKEN_PAGES: Record<string, string> = {
  "github.com": "https://github.com/settings/personal-access-tokens/new",
  "gitlab.com": "https://gitlab.com/-/user_settings/personal_access_tokens",
  "codeberg.org": "https://codeberg.org/user/settings/applications",
};

/** Host of an address that may still be being typed; empty where it is none. */
export const hostOf = (url: string): string => (URL.canParse(url.trim()) ? new URL(url.trim()).hostname : "");
