import type { FieldError } from './errors.ts';

/** The contract's `maxItems`: a body of nothing but mistakes must not come back several times as large. */
const MOST_FIELDS = 20;
const LONGEST_PATH = 200;
const LONGEST_MESSAGE = 500;

type Refused = { readonly message: string; readonly errors: readonly FieldError[] };

/** The first 20 fields at fault, each cut to a length for people; where there are more, the sentence says how many. */
export function nameFields({ message, errors }: Refused): Refused {
  const more = errors.length - MOST_FIELDS;
  return {
    message:
      more > 0
        ? `${message} The first ${MOST_FIELDS} are named here; there are ${more.toLocaleString('en-US')} more.`
        : message,
    errors: errors.slice(0, MOST_FIELDS).map((field) => ({
      path: cut(field.path, LONGEST_PATH),
      message: cut(field.message, LONGEST_MESSAGE),
      code: field.code,
      values: Object.fromEntries(
        Object.entries(field.values).map(([name, value]) => [
          name,
          typeof value === 'string' ? cut(value, LONGEST_MESSAGE) : value,
        ]),
      ),
    })),
  };
}

/** At most this many UTF-16 units, with an ellipsis where something was cut, and never half a character. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
