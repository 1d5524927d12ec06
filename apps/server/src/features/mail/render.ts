import { Markup, markup } from '../../platform/markup.ts';
import { LETTERS } from './letters.ts';
import type { Letter } from './letters.ts';
import { MAIL_STYLE } from './mail-style.ts';
import type { OutboundMessage, TemplateValues } from './outbox.port.ts';

type Rendered = { readonly subject: string; readonly text: string; readonly html: string | null };

/** A name or a sentence of a person, in a mail of ours. */
const LONGEST_VALUE = 500;

/** The message as text, and for mail as HTML that says the same. */
export function renderMessage(message: OutboundMessage): Rendered {
  if (message.template === 'phone_code') {
    const text = `${message.values.code} is your Platebook code. It works once, for 10 minutes. Never tell it to anybody.`;
    return { subject: 'Your Platebook code', text, html: null };
  }
  const write = LETTERS[message.template] as (
    values: TemplateValues[typeof message.template],
  ) => Letter;
  const letter = write(cleaned(message.values));
  return { subject: letter.subject, text: toText(letter), html: toHtml(letter) };
}

/** Values are one line each: nothing in them can start a header, a paragraph or a change of reading direction. */
function cleaned<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    name === 'link' ? webAddress(String(value)) : cleanedValue(value),
  ]);
  return Object.fromEntries(entries) as Values;
}

function cleanedValue(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(cleanedValue);
  }
  if (typeof value === 'object' && value !== null) {
    return cleaned(value);
  }
  return typeof value === 'number' ? value : oneLine(String(value));
}

function webAddress(link: string): string {
  const { protocol, href } = new URL(link);
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new TypeError('A mail may link to http and https addresses only.');
  }
  return href;
}

function oneLine(value: string): string {
  const line = value.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length <= LONGEST_VALUE ? line : `${line.slice(0, LONGEST_VALUE)}…`;
}

const SIGNATURE = 'Platebook: payouts into books that add up.';

function toText({ heading, paragraphs, sections, quote, button, code, notes }: Letter): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...sections.map(({ heading: title, lines, link }) =>
      [title, ...lines.map((line) => `  ${line}`), `  ${link}`].join('\n'),
    ),
    ...(quote === null ? [] : [`${quote.by} wrote:\n> ${quote.words}`]),
    ...(button === null ? [] : [`${button.label}:\n${button.link}`]),
    ...(code === null ? [] : [`${code.about} ${code.value}`]),
    notes.join('\n'),
    `-- \n${SIGNATURE}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function toHtml({ subject, heading, paragraphs, sections, ...letter }: Letter): string {
  const { quote, button, code, notes } = letter;
  const page = markup`<!doctype html>
<html lang="en">
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
    quote === null ? null : renderQuote(quote),
    button === null ? null : renderButton(button),
    code === null ? null : renderCode(code),
  ]}${notes.map((note) => markup`<p class="note">${note}</p>\n`)}<p class="signature">${SIGNATURE}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
  return page.text;
}

function renderSection({ heading, lines, link }: Letter['sections'][number]): Markup {
  return markup`<h2>${heading}</h2>
<ul>
${lines.map((line) => markup`<li>${line}</li>\n`)}</ul>
<p class="link"><a href="${link}">${link}</a></p>
`;
}

function renderQuote({ by, words }: NonNullable<Letter['quote']>): Markup {
  return markup`<p>${by} wrote:</p>
<blockquote>${words}</blockquote>
`;
}

function renderButton({ label, link }: NonNullable<Letter['button']>): Markup {
  return markup`<p><a class="button" href="${link}">${label}</a></p>
<p class="link">${link}</p>
`;
}

function renderCode({ about, value }: NonNullable<Letter['code']>): Markup {
  return markup`<p>${about}</p>
<p class="code">${value}</p>
`;
}
