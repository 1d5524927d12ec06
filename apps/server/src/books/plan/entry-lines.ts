import type { AccountMapping } from '@platebook/accounting';
import type { Transaction } from '../../db/database.ts';
import type { AccountMappings, EntityRef } from '../../mapping/accounts/account-mapping.port.ts';
import { splitLines } from '../../mapping/accounts/books-lines.port.ts';
import type {
  BooksLine,
  LineOrigin,
  PlannedLine,
  SplitLine,
} from '../../mapping/accounts/books-lines.port.ts';
import type { EntryToPost } from '../posting/entry-rows.ts';
import type { Posting } from '../posting/postings.store.ts';
import { linesOf } from '../posting/undo-entry.ts';
import { fromChannelRow } from '../../clients/channels/channels.read-model.ts';
import type { BooksNames } from './books-names.ts';
import { openMappings } from './open-mappings.ts';

/** A line of an entry as it is, or would be, in QuickBooks. */
export type EntryLine = {
  /** Null while no account is mapped. */
  readonly accountId: string | null;
  /** The current QuickBooks name; the template's name while no account is mapped. */
  readonly accountName: string;
  /** From QuickBooks; null if it does not list the account. */
  readonly accountType: string | null;
  readonly className: string | null;
  readonly departmentName: string | null;
  readonly taxCodeId: string | null;
  readonly entity: EntityRef | null;
  readonly description: string;
  readonly side: 'debit' | 'credit';
  readonly amountCents: number;
  /** Null for a line of a manual entry. */
  readonly component: string | null;
  /** Null if its planned line is unknown. */
  readonly origin: LineOrigin | null;
};

export type EntryWithPostings = {
  readonly entry: EntryToPost;
  /** All its outbox rows, oldest first. */
  readonly postings: readonly Posting[];
};

/**
 * The lines of stored entries, for every page and file: as sent if they are posted or being posted, else as the mapping
 * would send them. Loads each mapping once.
 */
export async function openEntryLines(
  tx: Transaction,
  mappings: AccountMappings,
  names: BooksNames,
): Promise<(entry: EntryWithPostings) => Promise<readonly EntryLine[]>> {
  const proposed = await readProposedNames(tx);
  const mappingOf = openMappings(tx, mappings);
  const nowOf = async ({ entry, entryOn, platform, storeId }: EntryToPost) => {
    const { platform: planned } = entry;
    return planned === null || platform === null
      ? null
      : splitLines(
          { ...entry, platform: planned },
          await mappingOf({ platform, storeId, on: entry.date ?? entryOn }),
        );
  };
  return async ({ entry, postings }) => {
    const frozen = frozenPosting(entry, postings);
    const known = frozen === null ? (entry.entry.booksLines ?? null) : sentLines(frozen);
    if (known === null) {
      const split = await nowOf(entry);
      return split === null
        ? entry.entry.lines.map(plannedLine)
        : split.map((piece) => mappedLine(piece, names, proposed(entry)));
    }
    const isByHand = entry.entry.kind === 'manual';
    const hasOrigins = known.every((line) => originOf(line) !== null);
    const split = hasOrigins || isByHand ? null : await nowOf(entry);
    return known.map((line, index) => {
      const own = originOf(line);
      const piece = samePiece(line, split?.[index]);
      const component = own === null ? (piece?.component ?? null) : line.component;
      return booksLine(line, {
        names,
        component: isByHand ? null : component,
        origin: own ?? piece,
      });
    });
  };
}

/**
 * The posting that is in QuickBooks or on its way there. Null if it was changed or refused since: the next payload then
 * follows the mapping.
 */
export function frozenPosting(
  { status }: Pick<EntryToPost, 'status'>,
  postings: readonly Posting[],
): Posting | null {
  const last = postings.findLast(
    ({ state, operation }) => state !== 'cancelled' && operation !== 'delete',
  );
  if (last === undefined || last.payload.Line === undefined) {
    return null;
  }
  const isUnderWay = last.state === 'posting' || last.state === 'unknown';
  const isInBooks = last.state === 'posted' || last.state === 'pending';
  return isUnderWay || (isInBooks && ['posting', 'posted', 'reversed'].includes(status))
    ? last
    : null;
}

function sentLines({ lines, payload }: Posting): readonly BooksLine[] {
  return lines ?? linesOf(payload);
}

function originOf(line: BooksLine & Partial<LineOrigin>): LineOrigin | null {
  const { plannedLine, components } = line;
  return plannedLine === undefined || components === undefined ? null : { plannedLine, components };
}

/** For a row frozen without its lines: the piece at the same index, if it still matches. */
function samePiece(line: BooksLine, piece: SplitLine | undefined): SplitLine | null {
  return piece !== undefined && piece.side === line.side && piece.amountCents === line.amountCents
    ? piece
    : null;
}

/** A line of an entry that has neither accounts nor a platform. */
function plannedLine({
  account,
  description,
  side,
  amountCents,
  component,
}: PlannedLine): EntryLine {
  return {
    accountId: null,
    accountName: account,
    accountType: null,
    className: null,
    departmentName: null,
    taxCodeId: null,
    entity: null,
    description,
    side,
    amountCents,
    component,
    origin: null,
  };
}

/** A piece of a planned line under its account; if unmapped, under the channel's proposed name or the template's. */
export function mappedLine(
  { line, keys, target, side, amountCents, component, plannedLine, components }: SplitLine,
  names: BooksNames,
  proposed: AccountMapping,
): EntryLine {
  const account = target === null ? undefined : names.account(target.accountId);
  const name = keys.map((key) => proposed[key]).find((known) => known !== undefined);
  return {
    accountId: target?.accountId ?? null,
    accountName: account?.name ?? target?.accountName ?? name ?? line.account,
    accountType: account?.type ?? target?.accountType ?? null,
    className: target?.className ?? null,
    departmentName: target?.departmentName ?? null,
    taxCodeId: target?.taxCodeId ?? null,
    entity: target?.entity ?? null,
    description: line.description,
    side,
    amountCents,
    component,
    origin: { plannedLine, components },
  };
}

function booksLine(
  line: BooksLine,
  {
    names,
    component,
    origin,
  }: {
    readonly names: BooksNames;
    readonly component: string | null;
    readonly origin: LineOrigin | null;
  },
): EntryLine {
  const { accountId, classId, departmentId, description, side, amountCents } = line;
  const account = names.account(accountId);
  return {
    accountId,
    accountName: account?.name ?? (line.accountName === '' ? accountId : line.accountName),
    accountType: account?.type ?? null,
    className: classId === null ? null : (names.class(classId) ?? line.className ?? classId),
    departmentName:
      departmentId === null
        ? null
        : (names.department(departmentId) ?? line.departmentName ?? departmentId),
    taxCodeId: line.taxCodeId,
    entity: line.entity,
    description,
    side,
    amountCents,
    component,
    origin,
  };
}

/**
 * Account names from the `qbo_mapping_config` of the entry's channel: displayed until an account is mapped, and never
 * posted to. The channel is the one the entry was planned for, else the one with the platform ID of its store.
 */
async function readProposedNames(
  tx: Transaction,
): Promise<(entry: Pick<EntryToPost, 'channelId' | 'platform' | 'entry'>) => AccountMapping> {
  const channels = (await tx.selectFrom('channels').selectAll().execute()).map(fromChannelRow);
  return ({ channelId, platform, entry }) => {
    const own =
      channels.find(({ id }) => id === channelId) ??
      channels.find(
        ({ type, platformStoreId }) => type === platform && platformStoreId === entry.storeId,
      );
    return own?.mapping.accounts ?? {};
  };
}
