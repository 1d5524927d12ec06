import type { Transaction } from '../../db/database.ts';
import type { AccountMappings } from '../account-mapping/account-mapping.port.ts';
import { componentName } from '../account-mapping/books-lines.port.ts';
import type { BooksLine } from '../account-mapping/books-lines.port.ts';
import { openLines } from '../posting/entry-payload.ts';
import type { EntryToPost } from '../posting/entry-rows.ts';
import type { Posting } from '../posting/postings.store.ts';
import { linesOf } from '../posting/undo-entry.ts';
import { booksNames } from './entry-detail.store.ts';

/** A line as people read it, with the names the books have now. */
export type ShownLine = {
  /** Null where no account is mapped. */
  readonly accountId: string | null;
  readonly accountName: string;
  readonly description: string;
  readonly side: 'debit' | 'credit';
  readonly amountCents: number;
  /** Null for a line written by hand, and where what was sent no longer fits the plan. */
  readonly component: string | null;
  readonly className: string | null;
  readonly departmentName: string | null;
};

/** The lines of an entry: as they were frozen, as the mapping has them now, or as planned where it has none. */
export async function describeLines(
  tx: Transaction,
  mappings: AccountMappings,
  { entry, frozen }: { readonly entry: EntryToPost; readonly frozen: Posting | null },
): Promise<ShownLine[]> {
  const mapped = await openLines(tx, mappings)(entry);
  const planned = mapped.kind === 'lines' ? mapped.lines : null;
  const sent = frozen?.payload.Line === undefined ? null : linesOf(frozen.payload);
  const lines = sent ?? planned;
  if (lines === null) {
    return entry.entry.lines.map((line) => ({
      accountId: null,
      accountName: componentName(line.account),
      description: line.description,
      side: line.side,
      amountCents: line.amountCents,
      component: line.component,
      className: null,
      departmentName: null,
    }));
  }
  const ids = lines.flatMap(({ accountId, classId, departmentId }) =>
    [accountId, classId, departmentId].filter((id) => id !== null),
  );
  const names = await booksNames(tx, [...new Set(ids)]);
  const isByHand = entry.entry.booksLines !== undefined;
  return lines.map((line, index) =>
    showLine(line, {
      names,
      component: isByHand ? null : componentOf(planned, index, line),
      planned: planned?.[index],
    }),
  );
}

/** Frozen lines name no component: the planned line at the same place does, while it still says the same. */
function componentOf(
  planned: readonly BooksLine[] | null,
  index: number,
  line: BooksLine,
): string | null {
  const candidate = planned?.[index];
  return candidate?.side === line.side && candidate.amountCents === line.amountCents
    ? candidate.component
    : null;
}

function showLine(
  line: BooksLine,
  {
    names,
    component,
    planned,
  }: {
    readonly names: ReadonlyMap<string, string>;
    readonly component: string | null;
    readonly planned: BooksLine | undefined;
  },
): ShownLine {
  const { accountId, classId, departmentId } = line;
  const known = planned?.accountId === accountId ? planned.accountName : line.accountName;
  return {
    accountId,
    accountName: names.get(`account ${accountId}`) ?? (known === '' ? accountId : known),
    description: line.description,
    side: line.side,
    amountCents: line.amountCents,
    component,
    className:
      classId === null ? null : (names.get(`class ${classId}`) ?? line.className ?? classId),
    departmentName:
      departmentId === null
        ? null
        : (names.get(`department ${departmentId}`) ?? line.departmentName ?? departmentId),
  };
}
