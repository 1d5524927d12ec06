export type Paper = 'a4' | 'letter';

export type RunningWords = {
  title: string;
  client: string;
  period: string;
  /** "Written on 7 Apr 2026, 09:12, America/New_York". */
  written: string;
};

const SIZES: Record<Paper, string> = { a4: '210mm 297mm', letter: '8.5in 11in' };
const SMALL = 'font: 8pt/1.3 "Inter Variable", system-ui, sans-serif; color: #5E5A50';

/**
 * The `@page` rule named `name`: the size of the paper, and in its margins what a loose page must say of itself. Margin
 * boxes cannot be written as a style of an element, so the sheet brings this rule along.
 */
export function pageRule(name: string, paper: Paper, words: RunningWords): string {
  const box = (place: string, content: string) => `@${place} { content: ${content}; ${SMALL} }`;
  return [
    `@page ${name} {`,
    `size: ${SIZES[paper]};`,
    'margin: 18mm 16mm 20mm;',
    box('top-left', cssString(words.client)),
    box('top-right', cssString(`${words.title}, ${words.period}`)),
    box('bottom-left', cssString(words.written)),
    box('bottom-right', '"Page " counter(page) " of " counter(pages)'),
    '}',
    `#${name} { page: ${name}; }`,
  ].join('\n');
}

/** A string of CSS, whatever is in it. https://www.w3.org/TR/css-syntax-3/#consume-string-token */
function cssString(text: string): string {
  const escaped = text.replaceAll(
    /["\\<\p{Cc}]/gu,
    (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `,
  );
  return `"${escaped}"`;
}
