import {
  literal,
  maxLength,
  nonEmpty,
  object,
  picklist,
  pipe,
  rawCheck,
  string,
  transform,
  trim,
  variant,
  type InferOutput,
} from 'valibot';
import { words } from './notifications.messages.ts';

const LONGEST_TITLE = 120;
const LONGEST_MESSAGE = 2_000;
/** As many as the server takes: of people in an address, of tenants in a body. */
const MOST_PEOPLE = 200;
const MOST_CLIENTS = 1_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What is typed about a new notification. The IDs are one list, each of them once. */
export function composeSchema() {
  const content = {
    type: picklist(['info', 'success', 'warning', 'error']),
    priority: picklist(['low', 'normal', 'high', 'urgent']),
    title: text(LONGEST_TITLE, () => words.enterTitle),
    message: text(LONGEST_MESSAGE, () => words.enterMessage),
  };
  return variant('audience', [
    object({ audience: literal('clients'), ids: ids(MOST_CLIENTS), ...content }),
    object({ audience: literal('people'), ids: ids(MOST_PEOPLE), ...content }),
    object({ audience: literal('all'), ids: pipe(string(), transform(listed)), ...content }),
  ]);
}

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
    string(),
    transform(listed),
    rawCheck(({ dataset, addIssue }) => {
      const complaint = dataset.typed ? complaintAbout(dataset.value, most) : null;
      if (complaint !== null) {
        addIssue({ message: complaint });
      }
    }),
  );
}

function complaintAbout(all: readonly string[], most: number): string | null {
  const wrong = all.find((id) => !UUID.test(id));
  if (wrong !== undefined) {
    return words.notAnId(wrong);
  }
  return all.length === 0 ? words.enterIds : all.length > most ? words.tooManyIds(most) : null;
}

function listed(typed: string): string[] {
  return [...new Set(typed.toLowerCase().split(/[\s,]+/u))].filter((id) => id !== '');
}
