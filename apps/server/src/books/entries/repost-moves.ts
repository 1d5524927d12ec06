import type { BooksLine } from '../../mapping/accounts/books-lines.port.ts';

/** An amount that moves from one account to another within an entry. */
export type Move = {
  readonly side: 'debit' | 'credit';
  readonly amountCents: number;
  readonly from: string;
  readonly to: string;
};

export type NameOf = (kind: 'account' | 'class' | 'department', id: string) => string;

type Line = Pick<BooksLine, 'side' | 'amountCents'> & {
  readonly place: string;
  readonly name: string;
};

/**
 * Amounts that move to another account, class or location: equal amounts are paired first, then the rest of each side.
 * Unmoved amounts are left out, even if lines were merged or split.
 */
export function movesOf(
  before: readonly BooksLine[],
  after: readonly BooksLine[],
  nameOf: NameOf,
): Move[] {
  const lines = { gone: toLines(before, nameOf), come: toLines(after, nameOf) };
  const equal = pairOff(lines, (one, other) => isSamePlace(one, other) && isEqual(one, other));
  const stayed = pairOff(equal, isSamePlace);
  const whole = pairOff(stayed, (one, other) => one.side === other.side && isEqual(one, other));
  const parts = pairOff(whole, (one, other) => one.side === other.side);
  return [...whole.pairs, ...parts.pairs];
}

function isSamePlace(one: Line, other: Line): boolean {
  return one.place === other.place && one.side === other.side;
}

function isEqual(one: Line, other: Line): boolean {
  return one.amountCents === other.amountCents;
}

type Lines = { readonly gone: readonly Line[]; readonly come: readonly Line[] };

/** Removes from both lists what they have in common by `areAlike`, line by line from the first, and returns the rest. */
function pairOff(
  { gone, come }: Lines,
  areAlike: (gone: Line, come: Line) => boolean,
): Lines & { readonly pairs: readonly Move[] } {
  const pairs: Move[] = [];
  const coming = come.map((line) => ({ line, rest: line.amountCents }));
  const going = gone.map((line) => ({ line, rest: line.amountCents }));
  for (const from of going) {
    for (const to of coming.filter(({ line }) => areAlike(from.line, line))) {
      const amountCents = Math.min(from.rest, to.rest);
      if (amountCents > 0) {
        pairs.push({ side: from.line.side, amountCents, from: from.line.name, to: to.line.name });
        from.rest -= amountCents;
        to.rest -= amountCents;
      }
    }
  }
  return { gone: leftOf(going), come: leftOf(coming), pairs };
}

function leftOf(lines: readonly { readonly line: Line; readonly rest: number }[]): Line[] {
  return lines.flatMap(({ line, rest }) => (rest === 0 ? [] : [{ ...line, amountCents: rest }]));
}

function toLines(lines: readonly BooksLine[], nameOf: NameOf): Line[] {
  return lines.map(
    ({ accountId, classId, departmentId, taxCodeId, entity, side, amountCents }) => ({
      side,
      amountCents,
      place: JSON.stringify([accountId, classId, departmentId, taxCodeId, entity?.id ?? null]),
      name: [
        nameOf('account', accountId),
        classId === null ? null : nameOf('class', classId),
        departmentId === null ? null : nameOf('department', departmentId),
      ]
        .filter((part) => part !== null)
        .join(' · '),
    }),
  );
}
