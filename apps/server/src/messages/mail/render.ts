import { Markup, markup } from '../../platform/markup.ts';
import type { Language } from './mail-language.ts';
import { FRENCH_MAIL } from './templates.fr.ts';
import { ENGLISH_MAIL } from './templates.ts';
import type { MailBody, MailLanguage } from './mail-body.ts';
import type { OutboundMessage, TemplateValues } from './outbox.port.ts';

type Rendered = { readonly subject: string; readonly text: string; readonly html: string | null };

/** The maximum length of a user's name or sentence in our mails. */
const LONGEST_VALUE = 500;
/** The contract's maximum for an operator's message. */
const LONGEST_MESSAGE = 2_000;

const LANGUAGES: Readonly<Record<Language, MailLanguage>> = {
  'en-US': ENGLISH_MAIL,
  'fr-CA': FRENCH_MAIL,
};

/** Renders the message as text, and for mail also as HTML with the same words, in the recipient's language. */
export function renderMessage(message: OutboundMessage, language: Language): Rendered {
  const words = LANGUAGES[language];
  if (message.template === 'phone_code') {
    const { subject, text } = words.phoneCode;
    return { subject, text: text(message.values.code), html: null };
  }
  const write = words.templates[message.template] as (
    values: TemplateValues[typeof message.template],
  ) => MailBody;
  const body = write(cleaned(message.values));
  return { subject: body.subject, text: toText(body, words), html: toHtml(body, words) };
}

/** Values become a single line: nothing in them can start a header, a paragraph or a change of text direction. */
function cleaned<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    name === 'link'
      ? webAddress(String(value))
      : cleanedValue(value, name === 'message' ? LONGEST_MESSAGE : LONGEST_VALUE),
  ]);
  return Object.fromEntries(entries) as Values;
}

function cleanedValue(value: unknown, longest = LONGEST_VALUE): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => cleanedValue(item));
  }
  if (typeof value === 'object' && value !== null) {
    return cleaned(value);
  }
  return typeof value === 'string' ? oneLine(value, longest) : value;
}

function webAddress(link: string): string {
  const { protocol, href } = new URL(link);
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new TypeError('A mail may link to http and https addresses only.');
  }
  return href;
}

function oneLine(value: string, longest: number): string {
  const line = value.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length <= longest ? line : `${line.slice(0, longest)}…`;
}

function toText(
  { heading, paragraphs, sections, quote, button, code, notes }: MailBody,
  { wrote, colon, signature }: MailLanguage,
): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...sections.map(({ heading: title, lines, link }) =>
      [title, ...lines.map((line) => `  ${line}`), `  ${link}`].join('\n'),
    ),
    ...(quote === null ? [] : [`${wrote(quote.by)}\n> ${quote.words}`]),
    ...(button === null ? [] : [`${button.label}${colon}\n${button.link}`]),
    ...(code === null ? [] : [`${code.about} ${code.value}`]),
    notes.join('\n'),
    `-- \n${signature}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function toHtml(
  { subject, heading, paragraphs, sections, ...body }: MailBody,
  { lang, wrote, signature }: MailLanguage,
): string {
  const { quote, button, code, notes } = body;
  const page = markup`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${new Markup(MAIL_STYLE)}</style>
</head>
<body>
<div style="display: none" aria-hidden="true">${paragraphs[0] ?? ''}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="paper" align="center">
<table role="presentation" class="column" width="100%" cellpadding="0" cellspacing="0"><tr><td class="sheet">
<h1>${heading}</h1>
${paragraphs.map((paragraph) => markup`<p>${paragraph}</p>\n`)}${sections.map(renderSection)}${[
    quote === null ? null : renderQuote(quote, wrote),
    button === null ? null : renderButton(button),
    code === null ? null : renderCode(code),
  ]}${notes.map((note) => markup`<p class="note">${note}</p>\n`)}<p class="signature">${signature}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
  return page.text;
}

function renderSection({ heading, lines, link }: MailBody['sections'][number]): Markup {
  return markup`<h2>${heading}</h2>
<ul>
${lines.map((line) => markup`<li>${line}</li>\n`)}</ul>
<p class="link"><a href="${link}">${link}</a></p>
`;
}

function renderQuote(
  { by, words }: NonNullable<MailBody['quote']>,
  wrote: MailLanguage['wrote'],
): Markup {
  return markup`<p>${wrote(by)}</p>
<blockquote>${words}</blockquote>
`;
}

function renderButton({ label, link }: NonNullable<MailBody['button']>): Markup {
  return markup`<p><a class="button" href="${link}">${label}</a></p>
<p class="link">${link}</p>
`;
}

function renderCode({ about, value }: NonNullable<MailBody['code']>): Markup {
  return markup`<p>${about}</p>
<p class="code">${value}</p>
`;
}

/** The style of every mail: system fonts, both themes, nothing loaded. Mail clients that drop it show readable text. */
const MAIL_STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; background: #f4efe5; }
.paper { background: #f4efe5; padding: 24px 12px; }
.column { max-width: 560px; }
.sheet { background: #fffdf9; color: #1f1c18; border-radius: 8px; padding: 32px; text-align: left; font: 16px/1.55 system-ui, sans-serif; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; font-weight: 650; overflow-wrap: anywhere; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
h2 { margin: 24px 0 8px; font-size: 17px; line-height: 1.3; font-weight: 650; overflow-wrap: anywhere; }
ul { margin: 0 0 8px; padding-left: 20px; }
li { overflow-wrap: anywhere; }
blockquote { margin: 0 0 16px; padding-left: 12px; border-left: 3px solid #e3dccf; overflow-wrap: anywhere; }
.button { display: inline-block; padding: 12px 20px; border-radius: 6px; background: #1b5e4b; color: #ffffff; font-weight: 600; text-decoration: none; }
.code { font: 600 28px/1.3 ui-monospace, monospace; letter-spacing: 0.15em; }
.note, .link, .signature { font-size: 14px; color: #645d53; }
.signature { margin: 24px 0 0; padding-top: 16px; border-top: 1px solid #e3dccf; }
@media (prefers-color-scheme: dark) {
  body, .paper { background: #0f0e0c; }
  .sheet { background: #1f1c18; color: #f1ece3; }
  .button { background: #7fd1b4; color: #10261f; }
  .note, .link, .signature { color: #b0a799; }
  blockquote, .signature { border-color: #38332b; }
}
`;
