import type { FieldError } from './errors.ts';

/** The contract's `maxItems`: the response to a body full of mistakes must not be several times its size. */
const MOST_FIELDS = 20;
const LONGEST_PATH = 200;
const LONGEST_MESSAGE = 500;

type Refused = { readonly message: string; readonly errors: readonly FieldError[] };

/** The first 20 field errors, each truncated to a readable length; if there are more, the sentence counts them. */
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

/** Truncates to this many UTF-16 units, with an ellipsis, and never inside a character. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
