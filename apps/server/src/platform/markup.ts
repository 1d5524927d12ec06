/** Markup whose values are already escaped; created only by `markup`. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | null | readonly Part[];

/** Markup with every value escaped, for use between tags or inside a quoted attribute. Null renders nothing. */
export function markup(pieces: TemplateStringsArray, ...values: readonly Part[]): Markup {
  const made = pieces.map((piece, index) => `${piece}${toMarkup(values[index] ?? null)}`);
  return new Markup(made.join(''));
}

function toMarkup(value: Part): string {
  if (value === null) {
    return '';
  }
  if (value instanceof Markup) {
    return value.text;
  }
  return typeof value === 'object' ? value.map(toMarkup).join('') : escapeMarkup(String(value));
}

/** Escapes text for use between tags or inside a quoted attribute. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
