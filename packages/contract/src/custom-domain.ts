import { z } from "zod";

/** Longest name of a host, characters: RFC 1035. */
export const DOMAIN_LENGTH = 253;

/** A domain as somebody types it, also with https:// before it: its name alone, in small letters. What it may be is decided by the server. */
export const customDomainSchema = z
  .string()
  .max(DOMAIN_LENGTH * 4, "This isn't a domain.")
  .transform((typed) =>
    typed
      .trim()
      .replace(/^https?:\/\//i, "")
      .replace(/\.?\/?$/, "")
      .toLowerCase(),
  )
  .pipe(
    z
      .string()
      .regex(/\./, "This isn't a domain. Enter one like shop.example.com.")
      .regex(/^[^/?#]+$/, "Leave out what comes after the domain's name.")
      .regex(/^[\p{L}\p{M}\p{N}.-]+$/u, "This isn't a domain. Enter one like shop.example.com."),
  );

/** Label of the TXT record that proves a domain: `_sayhey.shop.example.com`. */
export const DOMAIN_PROOF_LABEL = "_sayhey";
