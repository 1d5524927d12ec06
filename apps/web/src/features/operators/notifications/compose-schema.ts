import {
  array,
  check,
  forward,
  literal,
  maxLength,
  minLength,
  nonEmpty,
  object,
  picklist,
  pipe,
  string,
  transform,
  trim,
  variant,
  type InferInput,
  type InferOutput,
} from 'valibot';
import { toInstant, whenComplaint, whenEntries } from '../instant-schema.ts';
import { words } from './notifications.messages.ts';

const LONGEST_TITLE = 120;
const LONGEST_MESSAGE = 2_000;
/** The server's limits: people in a query string, tenants in a body. */
export const MOST_PEOPLE = 200;
export const MOST_CLIENTS = 1_000;

/**
 * Validates a notification and the IDs of its recipients. People are notified at once; clients can be notified at an
 * instant after `now`.
 */
export function composeSchema(now: () => Date) {
  const content = {
    type: picklist(['info', 'success', 'warning', 'error']),
    priority: picklist(['low', 'normal', 'high', 'urgent']),
    title: text(LONGEST_TITLE, () => words.enterTitle),
    message: text(LONGEST_MESSAGE, () => words.enterMessage),
    ...whenEntries,
  };
  return pipe(
    variant('audience', [
      object({ audience: literal('clients'), ids: ids(MOST_CLIENTS), ...content }),
      object({ audience: literal('people'), ids: ids(MOST_PEOPLE), ...content }),
      object({ audience: literal('all'), ids: array(string()), ...content }),
    ]),
    forward(
      check(
        (typed) => !isLater(typed) || whenComplaint(typed.at, now()) === null,
        ({ input: { at } }) => whenComplaint(at, now()) ?? '',
      ),
      ['at'],
    ),
    transform(({ when, at, ...composed }) => ({
      ...composed,
      sendAt: isLater({ when, ...composed }) ? toInstant(at) : null,
    })),
  );
}

type Typed = { readonly audience: 'clients' | 'people' | 'all'; readonly when: 'now' | 'later' };

function isLater({ audience, when }: Typed): boolean {
  return audience !== 'people' && when === 'later';
}

export type ComposeFields = InferInput<ReturnType<typeof composeSchema>>;
export type Composed = InferOutput<ReturnType<typeof composeSchema>>;

function text(most: number, missing: () => string) {
  return pipe(
    string(),
    trim(),
    nonEmpty(missing),
    maxLength(most, () => words.tooLong(most)),
  );
}

function ids(most: number) {
  return pipe(
    array(string()),
    minLength(1, () => words.chooseOne),
    maxLength(most, () => words.tooMany(most)),
  );
}
