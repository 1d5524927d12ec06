/** What a field is asked for; the DOM's own elements have it. */
type Field = Pick<HTMLInputElement, 'value' | 'type' | 'isConnected'>;

export type Typing = {
  readonly any: () => boolean;
  /** What was typed so far counts no more. */
  readonly forget: () => void;
};

/** Fields that hold nothing anybody would type again: what is looked for, and secrets, which a login asks for anew. */
const PASSING = new Set(['search', 'password', 'checkbox', 'radio', 'button', 'submit', 'file']);

/**
 * Notices what is typed anywhere in the page, in forms and dialogs alike. `any` says whether a field that was typed into
 * is still there with something in it.
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
