import { lineOfPiece } from '@platebook/accounting';
import type { ComponentKey, JournalEntry, JournalLine } from '@platebook/accounting';
import type { EntryLine } from './entry-lines.ts';

/** An entry of the template with the lines it has in the books, each with its part of the rows. */
export function toBooksJournal(entry: JournalEntry, pieces: readonly EntryLine[]): JournalEntry {
  return { ...entry, lines: pieces.map((piece) => toLine(piece, entry)) };
}

function toLine(piece: EntryLine, { lines }: JournalEntry): JournalLine {
  const { accountId, accountName, accountType, side, amountCents, origin } = piece;
  const planned = origin === null ? undefined : lines[origin.plannedLine];
  const books = {
    account: accountName,
    accountId,
    ...(accountType === null ? {} : { booksAccountType: accountType }),
    description: piece.description,
    side,
    amountCents,
  };
  if (planned === undefined || origin === null) {
    return {
      ...books,
      accountType: 'Other Current Asset',
      // A line of a payload that was frozen before its plan was kept names no component of it.
      component: (piece.component ?? 'other_unclassified') as ComponentKey,
      components: {},
      sources: [],
      isProvenElsewhere: true,
    };
  }
  return { ...lineOfPiece(planned, { ...origin, side, amountCents }), ...books };
}
