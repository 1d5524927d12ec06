import type { BooksEntry, Evidence, Line } from './evidence.ts';
import { groupBy } from './group.ts';

/** The key that an outbox row and an entity in the books share. */
function nameOf({ realmId, documentNumber }: Pick<BooksEntry, 'realmId' | 'documentNumber'>) {
  return `${realmId}/${documentNumber ?? ''}`;
}

function sidesOf(lines: readonly Line[], side: Line['side']): number {
  return lines.reduce((sum, line) => (line.side === side ? sum + line.cents : sum), 0);
}

function textOf(lines: readonly Line[]): string {
  return lines
    .map(({ accountId, side, cents }) => `${side} ${accountId} ${cents}`)
    .toSorted()
    .join(', ');
}

export type Tally = {
  /** Jobs that are missing from the books. */
  readonly lost: number;
  /** Entities in the books beyond the first of a job. */
  readonly duplicate: number;
  /** Entities whose debits and credits differ. */
  readonly unbalanced: number;
};

export function tally(evidence: Evidence): Tally {
  const { jobs, outbox, books } = evidence;
  const keys = groupBy(outbox, ({ entryId }) => entryId);
  const entities = groupBy(books, nameOf);
  const counts = jobs.map(({ entryId }) =>
    (keys.get(entryId) ?? []).reduce(
      (sum, row) => sum + (entities.get(nameOf(row))?.length ?? 0),
      0,
    ),
  );
  return {
    lost: counts.filter((count) => count === 0).length,
    duplicate: counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
    unbalanced: unbalanced(evidence).length,
  };
}

/** I1: every eligible job has exactly one outbox key. */
export function jobsWithoutOneKey({ jobs, outbox }: Evidence): string[] {
  const keys = groupBy(outbox, ({ entryId }) => entryId);
  return jobs.flatMap(({ entryId }) => {
    const count = new Set((keys.get(entryId) ?? []).map(({ key }) => key)).size;
    return count === 1 ? [] : [`Entry ${entryId} has ${count} keys.`];
  });
}

/** I2: every key has exactly one entity in the books: none lost, none duplicated. */
export function keysWithoutOneEntity({ outbox, books }: Evidence): string[] {
  const entities = groupBy(books, nameOf);
  return outbox.flatMap((row) => {
    const count = entities.get(nameOf(row))?.length ?? 0;
    return count === 1 ? [] : [`${row.documentNumber} is ${count} times in ${row.realmId}.`];
  });
}

/** I3: debits equal credits to the cent, in one currency per company. */
export function unbalanced({ books }: Evidence): string[] {
  const currencies = groupBy(books, ({ realmId }) => realmId);
  const mixed = [...currencies].flatMap(([realmId, entries]) => {
    const found = new Set(entries.map(({ currency }) => currency));
    return found.size > 1 ? [`${realmId} holds ${[...found].join(' and ')}.`] : [];
  });
  const uneven = books.flatMap(({ id, realmId, lines }) => {
    const [debit, credit] = [sidesOf(lines, 'Debit'), sidesOf(lines, 'Credit')];
    return debit === credit && lines.length > 0
      ? []
      : [`Entity ${id} of ${realmId} has ${debit} on the left and ${credit} on the right.`];
  });
  return [...mixed, ...uneven];
}

function balances(entries: readonly { realmId: string; lines: readonly Line[] }[]) {
  const sums = new Map<string, number>();
  for (const { realmId, lines } of entries) {
    for (const { accountId, side, cents } of lines) {
      const account = `${realmId}/${accountId}`;
      sums.set(account, (sums.get(account) ?? 0) + (side === 'Debit' ? cents : -cents));
    }
  }
  return sums;
}

/** I4: the balance of each account of each company is the sum of the jobs. */
export function sumsThatDiffer({ jobs, books }: Evidence): string[] {
  const [expected, found] = [balances(jobs), balances(books)];
  return [...new Set([...expected.keys(), ...found.keys()])].flatMap((account) => {
    const [should, is] = [expected.get(account) ?? 0, found.get(account) ?? 0];
    return should === is ? [] : [`${account} holds ${is} instead of ${should}.`];
  });
}

/** I5: the entity that a posted row names is the one with its document number. */
export function wrongNames({ outbox, books }: Evidence): string[] {
  const byId = new Map(books.map((entity) => [`${entity.realmId}/${entity.id}`, entity]));
  return outbox
    .filter(({ state }) => state === 'posted')
    .flatMap(({ realmId, documentNumber, externalId }) => {
      const named = byId.get(`${realmId}/${externalId ?? ''}`)?.documentNumber ?? null;
      return named === documentNumber
        ? []
        : [`${documentNumber} names ${externalId ?? 'nothing'}, which is ${named ?? 'nothing'}.`];
    });
}

/** I6: nothing in the books lacks an outbox key. */
export function invented({ outbox, books }: Evidence): string[] {
  const names = new Set(outbox.map(nameOf));
  return books
    .filter((entity) => !names.has(nameOf(entity)))
    .map(({ id, realmId }) => `Entity ${id} of ${realmId} has no key.`);
}

/** I7: the posted payload matches the hash stored at the approval. */
export function changedPayloads({ outbox, books }: Evidence): string[] {
  const entities = groupBy(books, nameOf);
  return outbox.flatMap((row) => [
    ...(row.approvedSha256 === row.payloadSha256
      ? []
      : [`The payload of ${row.documentNumber} was changed after it was hashed.`]),
    ...(entities.get(nameOf(row)) ?? [])
      .filter(({ lines }) => textOf(lines) !== textOf(row.lines))
      .map(({ id }) => `Entity ${id} is not the payload of ${row.documentNumber}.`),
  ]);
}

/** I15: requesting everything again changes nothing. */
export function changedByRepeating({ books, booksAfterRepeat }: Evidence): string[] {
  const asText = ({ realmId, id, documentNumber, lines }: BooksEntry) =>
    `${realmId}/${id} ${documentNumber ?? ''}: ${textOf(lines)}`;
  const [before, after] = [new Set(books.map(asText)), new Set(booksAfterRepeat.map(asText))];
  return [
    ...[...after]
      .filter((entity) => !before.has(entity))
      .map((entity) => `Repeating made ${entity}.`),
    ...[...before]
      .filter((entity) => !after.has(entity))
      .map((entity) => `Repeating took away ${entity}.`),
  ];
}
