import { escapeHtml } from '../core/page.ts';

/** A table; cells are HTML. Columns named in `numbers` are right-aligned. */
export function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: readonly string[] = [],
): string {
  const side = (index: number) => (numbers.includes(heads[index] ?? '') ? ' class="number"' : '');
  const head = heads.map((name, index) => `<th scope="col"${side(index)}>${name}</th>`).join('');
  const body = rows
    .map(
      (cells) =>
        `<tr>${cells.map((cell, index) => `<td${side(index)}>${cell}</td>`).join('')}</tr>`,
    )
    .join('');
  return `<div class="scroll" role="region" aria-label="${heads.join(', ')}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

export const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

type Choice = readonly [value: string, label: string];

/** A field with its label. */
export function select(
  name: string,
  label: string,
  choices: readonly Choice[],
  chosen = '',
): string {
  const options = choices.map(
    ([value, words]) =>
      `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(words)}</option>`,
  );
  return `<label class="field">${escapeHtml(label)}<select name="${name}">${options.join('')}</select></label>`;
}

export function input(
  name: string,
  label: string,
  { type = 'text', value = '', width = '8rem' } = {},
): string {
  return `<label class="field">${escapeHtml(label)}<input name="${name}" type="${type}" value="${escapeHtml(value)}" style="width:${width}"></label>`;
}

/** Fields in a row with a submit button. */
export function form(action: string, fields: readonly string[], button: string): string {
  return `<form method="post" action="${action}" class="row">${fields.join('')}<button>${button}</button></form>`;
}

/** A button that submits its value. */
export function act(
  action: string,
  fields: Readonly<Record<string, string>>,
  label: string,
): string {
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
  return `<form method="post" action="${action}" class="inline">${hidden}<button>${escapeHtml(label)}</button></form>`;
}

/** Cents as dollars, `1,234.50`. */
export function money(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
}
