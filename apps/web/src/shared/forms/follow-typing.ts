/** The properties used of a field. */
type Field = Pick<HTMLInputElement, 'value' | 'type' | 'isConnected'>;

export type Typing = {
  readonly any: () => boolean;
  /** Resets the tracked input. */
  readonly forget: () => void;
};

/** Input nobody would have to retype: searches, and secrets, which a login asks for again. */
const PASSING = new Set(['search', 'password', 'checkbox', 'radio', 'button', 'submit', 'file']);

/**
 * Tracks input anywhere in the page, in forms and dialogs. `any` returns whether an edited field is still mounted and
 * non-empty.
 */
export function followTyping(page: Pick<EventTarget, 'addEventListener'>): Typing {
  const typed = new Set<Field>();
  page.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target) && !PASSING.has(target.type)) {
        typed.add(target);
      }
    },
    true,
  );
  return {
    any: () => {
      for (const field of typed) {
        if (!field.isConnected) {
          typed.delete(field);
        }
      }
      return [...typed].some(({ value }) => value !== '');
    },
    forget: () => typed.clear(),
  };
}

function isField(target: unknown): target is Field {
  return (
    typeof target === 'object' &&
    target !== null &&
    'value' in target &&
    typeof target.value === 'string' &&
    'type' in target &&
    'isConnected' in target
  );
}
