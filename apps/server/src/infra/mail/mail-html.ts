import type { MailWords } from "./mail-words.ts";
import { escapeHtml } from "./plain-text.ts";

/** Words of a mail with absolute links, ready for a form. */
export interface LaidOutMail extends MailWords {
  name: string | null;
  siteUrl: string;
}

const TONES: Record<MailWords["tone"], string> = {
  coral: "#FF5A36",
  sun: "#FFC233",
  mint: "#22C58B",
  sky: "#3D7BFF",
  chili: "#D93A2B",
};

const TEXT = "Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const DISPLAY = `'Bricolage Grotesque',${TEXT}`;
const MONO = "'JetBrains Mono',ui-monospace,SFMono-Regular,Menlo,Consolas,monospace";

// Programs that read mail know tables and inline styles for certain; those that know more get the dark colours too.
const DARK = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#171411!important}
.card{background:#211D1A!important;border-color:#37302A!important}
.ink{color:#FBF1E6!important}
.dim,.dim a{color:#B8ACA0!important}
.code{background:#110F0D!important;color:#FBF1E6!important;border-color:#37302A!important}
.rule{border-color:#37302A!important}
}
@media (max-width:480px){
.pad{padding:28px 22px 26px!important}
.button,.button a{display:block!important}
}`;

/** A mail as HTML: one column, at most 560 px wide. */
export function mailHtml(mail: LaidOutMail): string {
  const { subject, heading, tone, name, paragraphs, button, code, note, optional, siteUrl } = mail;
  const parts = [
    `<h1 class="ink" dir="auto" style="margin:0 0 16px;font:800 28px/1.12 ${DISPLAY};letter-spacing:-0.6px;color:#14110F">${escapeHtml(heading)}</h1>`,
    ...(name === null ? [] : [paragraph(`Hey <bdi>${escapeHtml(name)}</bdi>,`)]),
    ...paragraphs.map((text) => paragraph(escapeHtml(text))),
    ...(button === undefined ? [] : [buttonHtml(button)]),
    ...(code === undefined ? [] : [codeHtml(code)]),
    `<p class="dim rule" style="margin:28px 0 0;padding:18px 0 0;border-top:1px solid #EADFD2;font:400 14px/1.5 ${TEXT};color:#6B6259">${escapeHtml(note)}</p>`,
  ];
  const settings = optional
    ? ` &nbsp;·&nbsp; <a href="${escapeHtml(new URL("/notifications?view=settings", siteUrl).href)}" style="color:#6B6259">Email preferences</a>`
    : "";
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#FFF8F0;-webkit-text-size-adjust:100%">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" style="background:#FFF8F0">
<tr><td align="center" style="padding:28px 14px 36px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 18px">
<a href="${escapeHtml(siteUrl)}" class="ink" style="font:800 22px/1 ${DISPLAY};letter-spacing:-0.5px;color:#14110F;text-decoration:none">Say<span style="display:inline-block;margin-left:3px;padding:3px 7px 4px;border-radius:8px;background:#FF5A36;color:#14110F">Hey</span></a>
</td></tr>
<tr><td class="card" style="background:#FFFFFF;border:1px solid #EADFD2;border-radius:14px;overflow:hidden">
<div style="height:6px;line-height:6px;font-size:0;background:${TONES[tone]};border-radius:13px 13px 0 0">&nbsp;</div>
<div class="pad" style="padding:34px 36px 32px">
${parts.join("\n")}
</div>
</td></tr>
<tr><td class="dim" style="padding:18px 4px 0;font:400 13px/1.5 ${TEXT};color:#6B6259"><a href="${escapeHtml(siteUrl)}" style="color:#6B6259">${escapeHtml(new URL(siteUrl).host)}</a>${settings}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const paragraph = (html: string): string =>
  `<p class="ink" dir="auto" style="margin:0 0 16px;font:400 17px/1.55 ${TEXT};color:#14110F;overflow-wrap:anywhere">${html}</p>`;

const buttonHtml = ({ label, href }: { label: string; href: string }): string => `
<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="button" style="margin:24px 0 4px"><tr><td style="border-radius:10px;background:#FF5A36;text-align:center">
<a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;font:650 17px/1.2 ${TEXT};color:#14110F;text-decoration:none;border-radius:10px">${escapeHtml(label)}</a>
</td></tr></table>`;

const codeHtml = ({ label, code }: { label: string; code: string }): string => `
<p class="dim" style="margin:22px 0 8px;font:400 15px/1.5 ${TEXT};color:#6B6259">${escapeHtml(label)}</p>
<p class="code" style="display:inline-block;margin:0;padding:12px 12px 12px 20px;border:1px solid #EADFD2;border-radius:10px;background:#FBF0E3;font:700 26px/1.1 ${MONO};letter-spacing:8px;color:#14110F">${escapeHtml(code)}</p>`;
