import type { WorldClock } from '../core/clock.ts';
import type { Answer } from '../core/call.ts';
import type { Collection, Journal } from '../core/journal.ts';
import { openClearing, type Clearing } from './clearing.ts';
import type { Company } from './company.ts';
import type { Saved } from './qbo-object.ts';

export type Change = {
  readonly type: string;
  readonly id: string;
  readonly operation: 'Create' | 'Update' | 'Delete';
  readonly atMs: number;
};

type SavedObject = { readonly object: Saved; readonly savedAtMs: number };
type Remembered = { readonly answer: Answer; readonly order: number };

/** One company's books: its objects, their changes, and responses remembered by `requestid`. */
export type Books = {
  readonly company: () => Company;
  /** Which transactions are matched to the bank or reconciled. */
  readonly clearing: Clearing;
  nextId(): string;
  find(type: string, id: string): Saved | undefined;
  /** Every object of that type, including the latest writes. */
  all(type: string): Saved[];
  /** The objects visible to queries: with a query lag, without the latest writes. */
  visible(type: string): Saved[];
  save(type: string, object: Saved, operation: 'Create' | 'Update'): void;
  remove(type: string, id: string): void;
  changesSince(ms: number): readonly Change[];
  onChange(listener: (change: Change) => void): void;
  /** The response for that `requestid`, while the company remembers it. */
  replay(requestId: string): Answer | undefined;
  remember(requestId: string, answer: Answer): void;
};

export type BooksOptions = { readonly journal: Journal; readonly clock: WorldClock };

export function openBooks(company: () => Company, { journal, clock }: BooksOptions): Books {
  const { realmId } = company();
  const objects = journal.collection<SavedObject>(`books:${realmId}`);
  const changes = journal.collection<Change>(`changes:${realmId}`);
  const counters = journal.collection<number>(`counters:${realmId}`);
  const answers = journal.collection<Remembered>(`answers:${realmId}`);
  const byType = indexByType(objects);
  const listeners: ((change: Change) => void)[] = [];

  function count(name: string): number {
    const next = (counters.get(name) ?? 0) + 1;
    counters.set(name, next);
    return next;
  }

  function note(type: string, id: string, operation: Change['operation']): void {
    const change = { type, id, operation, atMs: clock.now() };
    changes.set(String(count('change')), change);
    for (const listener of listeners) {
      listener(change);
    }
  }

  function ofType(type: string): Map<string, SavedObject> {
    const known = byType.get(type) ?? new Map<string, SavedObject>();
    byType.set(type, known);
    return known;
  }

  return {
    company,
    clearing: openClearing(journal, realmId),
    nextId: () => String(count('object')),
    find: (type, id) => ofType(type).get(id)?.object,
    all: (type) => [...ofType(type).values()].map(({ object }) => object),
    visible(type) {
      const until = clock.now() - company().settings.queryLagMs;
      return [...ofType(type).values()]
        .filter(({ savedAtMs }) => savedAtMs <= until)
        .map(({ object }) => object);
    },
    save(type, object, operation) {
      const stored = { object, savedAtMs: clock.now() };
      objects.set(`${type}:${object.Id}`, stored);
      ofType(type).set(object.Id, stored);
      note(type, object.Id, operation);
    },
    remove(type, id) {
      objects.delete(`${type}:${id}`);
      ofType(type).delete(id);
      note(type, id, 'Delete');
    },
    changesSince: (ms) => [...changes.values()].filter(({ atMs }) => atMs >= ms),
    onChange(listener) {
      listeners.push(listener);
    },
    replay: (requestId) =>
      rememberedAnswer(answers.get(requestId), counters.get('answer') ?? 0, company()),
    remember(requestId, answer) {
      answers.set(requestId, { answer, order: count('answer') });
    },
  };
}

function indexByType(objects: Collection<SavedObject>): Map<string, Map<string, SavedObject>> {
  const byType = new Map<string, Map<string, SavedObject>>();
  for (const [key, stored] of objects.entries()) {
    const type = key.slice(0, key.indexOf(':'));
    const known = byType.get(type) ?? new Map<string, SavedObject>();
    byType.set(type, known.set(stored.object.Id, stored));
  }
  return byType;
}

/** The response while the company remembers it; `newest` is the sequence number of the latest one. */
function rememberedAnswer(
  remembered: Remembered | undefined,
  newest: number,
  { settings: { requestIdMemory } }: Company,
): Answer | undefined {
  const isRemembered =
    remembered !== undefined &&
    (requestIdMemory === 'forever' || remembered.order > newest - requestIdMemory);
  return isRemembered ? remembered.answer : undefined;
}
