import { DEFAULT_PLAN_OPTIONS, lineParts, nameOfPart, payoutKey } from '@platebook/accounting';
import type {
  AccountKey,
  BooksAccount,
  BooksPolicy,
  JournalEntry,
  PayoutPolicy,
  PlanOptions,
  StorePayout,
} from '@platebook/accounting';
import type { TenantScope, Transaction } from '../../db/database.ts';
import type { AccountMappings } from '../../mapping/accounts/account-mapping.port.ts';
import { splitLines } from '../../mapping/accounts/books-lines.port.ts';
import type { PlannedBooking } from '../../mapping/accounts/books-lines.port.ts';
import { readBooksNames } from './books-names.ts';
import { mappedLine, openEntryLines } from './entry-lines.ts';
import type { EntryLine, EntryWithPostings } from './entry-lines.ts';
import { planByOptions } from './plan-payout.port.ts';
import { rulesOfSettled } from './plan-rules.read-model.ts';
import { openPlanning } from './planning-of-payout.port.ts';
import { storedEntriesOf } from './stored-entries.ts';

/** The planning options and mappings that `planInBooks` uses, as in the stored entries. */
export type PolicyOfPayouts = {
  /** Of the first payout; the others list where theirs differ. */
  readonly options: Partial<PlanOptions>;
  readonly books: BooksPolicy;
};

/**
 * The rules and accounts of payouts: for a stored entry those in QuickBooks or about to be sent, else the client's rules
 * and mapping.
 */
export async function readBooksPolicy(
  { mappings }: { readonly mappings: AccountMappings },
  tx: Transaction,
  query: {
    readonly scope: TenantScope;
    readonly at: Date;
    readonly payouts: readonly StorePayout[];
  },
): Promise<PolicyOfPayouts> {
  const planningOf = await openPlanning({ mappings }, tx, query);
  const stored = await storedByKey(tx, query.payouts);
  const names = await readBooksNames(tx);
  const linesOf = await openEntryLines(tx, mappings, names);
  const accounts = new Places<BooksAccount>();
  const mappingsInUse = new Mappings();
  const payouts: PayoutPolicy[] = [];
  let common: Partial<PlanOptions> | null = null;
  for (const payout of query.payouts) {
    const planning = await planningOf(payout);
    const own = stored.get(payoutKey(payout)) ?? [];
    const rules = rulesOfSettled(own.map(({ entry }) => entry));
    const options: Partial<PlanOptions> = { ...planning.options, ...rules };
    common ??= options;
    const entries: Record<string, number> = {};
    for (const entry of planByOptions([payout], options).entries) {
      const split = splitLines(entry, await planning.mappingOn(entry.date));
      const places = placesOf(
        entry,
        split.map((piece) => mappedLine(piece, names, planning.accounts)),
        accounts,
      );
      const known = storedOf(entry, own);
      if (known !== null) {
        const { lines } = known.entry.entry;
        for (const [key, place] of placesOf({ ...entry, lines }, await linesOf(known), accounts)) {
          places.set(key, place);
        }
      }
      entries[entry.documentNumber] = mappingsInUse.placeOf(places);
    }
    const { platform, payoutRef, storeId, channel, currency } = payout;
    const name = { platform, payoutRef, storeId, channel, currency };
    payouts.push({ ...name, options: differing(options, common), entries });
  }
  return {
    options: common ?? {},
    books: { accounts: accounts.items, mappings: mappingsInUse.items, payouts },
  };
}

type OwnOptions = Omit<PlanOptions, 'accounts' | 'periodOf'>;

function differing(
  options: Partial<PlanOptions>,
  common: Partial<PlanOptions>,
): Partial<OwnOptions> {
  const { accounts: _, periodOf: __, ...own } = { ...DEFAULT_PLAN_OPTIONS, ...options };
  const others = { ...DEFAULT_PLAN_OPTIONS, ...common };
  return Object.fromEntries(
    Object.entries(own).filter(([key, value]) => value !== others[key as keyof OwnOptions]),
  );
}

/** The last version of each planned entry: if a payout was undone and posted again, the current one. */
function storedOf(
  { kind, slice }: JournalEntry,
  own: readonly EntryWithPostings[],
): EntryWithPostings | null {
  const versions = own.filter(({ entry }) => entry.kind === kind && entry.entry.slice === slice);
  return versions.findLast(({ entry }) => entry.status !== 'reversed') ?? versions.at(-1) ?? null;
}

/** The account of each part of an entry's lines. */
function placesOf(
  entry: PlannedBooking,
  pieces: readonly EntryLine[],
  accounts: Places<BooksAccount>,
): Map<AccountKey, number> {
  const places = new Map<AccountKey, number>();
  for (const [plannedLine, line] of entry.lines.entries()) {
    const own = pieces.filter(({ origin }) => origin?.plannedLine === plannedLine);
    for (const part of lineParts(line, entry)) {
      const key = nameOfPart(part);
      const piece = own.find(({ origin }) => origin?.components?.includes(key) ?? true);
      // Without an account the template's name stays; two lines with one key may have different names.
      const isNamed = piece?.accountId !== null || piece.accountName !== line.account;
      if (piece !== undefined && isNamed) {
        places.set(key, accounts.placeOf(toAccount(piece)));
      }
    }
  }
  return places;
}

function toAccount(line: EntryLine): BooksAccount {
  return {
    id: line.accountId,
    name: line.accountName,
    type: line.accountType,
    className: line.className,
    locationName: line.departmentName,
    taxCodeId: line.taxCodeId,
    entity: line.entity === null ? null : { type: line.entity.type, id: line.entity.id },
  };
}

/** Stored entries by payout key. */
async function storedByKey(
  tx: Transaction,
  payouts: readonly StorePayout[],
): Promise<ReadonlyMap<string, readonly EntryWithPostings[]>> {
  const refs = [...new Set(payouts.map(({ payoutRef }) => payoutRef))];
  const rows =
    refs.length === 0
      ? []
      : await tx
          .selectFrom('payouts')
          .select(['id', 'platform', 'payout_ref', 'platform_store_id', 'channel', 'currency'])
          .where('payout_ref', 'in', refs)
          .execute();
  const stored = await storedEntriesOf(
    tx,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map((row) => [
      payoutKey({
        platform: row.platform,
        payoutRef: row.payout_ref,
        storeId: row.platform_store_id,
        channel: row.channel,
        currency: row.currency,
      }),
      stored.get(row.id) ?? [],
    ]),
  );
}

/** Distinct values, in insertion order. */
class Places<Value> {
  readonly items: Value[] = [];
  readonly #known = new Map<string, number>();

  placeOf(value: Value): number {
    const key = JSON.stringify(value);
    const place = this.#known.get(key) ?? this.items.push(value) - 1;
    this.#known.set(key, place);
    return place;
  }
}

/** Merges the mappings of entries that agree wherever both have a value. */
class Mappings {
  readonly #mappings: Map<AccountKey, number>[] = [];

  placeOf(places: ReadonlyMap<AccountKey, number>): number {
    const agrees = (known: ReadonlyMap<AccountKey, number>): boolean =>
      [...places].every(([key, place]) => (known.get(key) ?? place) === place);
    const found = this.#mappings.findIndex(agrees);
    const at = found === -1 ? this.#mappings.push(new Map()) - 1 : found;
    for (const [key, place] of places) {
      this.#mappings[at]?.set(key, place);
    }
    return at;
  }

  get items(): BooksPolicy['mappings'] {
    return this.#mappings.map((mapping) => Object.fromEntries(mapping));
  }
}
