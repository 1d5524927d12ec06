import type {
  BooksAccount,
  BooksMapping,
  BooksPolicy,
  PayoutPolicy,
} from '../plan/plan-in-books.ts';
import type { DocumentBooks } from './journal-contract.ts';
import { presentOptions, readPlanOptions } from './policy-parts.ts';

/** The part of a document that describes how its payouts are mapped to a company's books. */
export function presentBooks({ accounts, mappings, payouts }: BooksPolicy): DocumentBooks {
  return {
    accounts: accounts.map((account) => ({
      id: account.id,
      name: account.name,
      type: account.type,
      class: account.className,
      location: account.locationName,
      tax_code_id: account.taxCodeId,
      entity: account.entity,
    })),
    mappings: mappings.map((mapping) => ({ ...mapping })),
    payouts: payouts.map((payout) => ({
      platform: payout.platform,
      payout_ref: payout.payoutRef,
      store_id: payout.storeId,
      channel: payout.channel,
      currency: payout.currency,
      plan_options: presentOptions({ plan: payout.options }).plan_options,
      entries: payout.entries,
    })),
  };
}

/**
 * Parses the policy that a document states; undefined if it states none. A value of another type is read as null or left
 * out, and the derived document then differs.
 *
 * @param stated `books` of the document, as parsed.
 */
export function readBooks(stated: unknown): BooksPolicy | undefined {
  if (!isRecord(stated)) {
    return undefined;
  }
  return {
    accounts: listOf(stated.accounts).map(readAccount),
    mappings: listOf(stated.mappings).map((mapping) => readPlaces(mapping) as BooksMapping),
    payouts: listOf(stated.payouts).map(readPayout),
  };
}

type Stated = Readonly<Record<string, unknown>>;

function readAccount(stated: Stated): BooksAccount {
  const entity = isRecord(stated.entity) ? stated.entity : null;
  return {
    id: textOrNull(stated.id),
    name: textOrNull(stated.name) ?? '',
    type: textOrNull(stated.type),
    className: textOrNull(stated.class),
    locationName: textOrNull(stated.location),
    taxCodeId: textOrNull(stated.tax_code_id),
    entity:
      entity === null
        ? null
        : { type: textOrNull(entity.type) ?? '', id: textOrNull(entity.id) ?? '' },
  };
}

function readPayout(stated: Stated): PayoutPolicy {
  const { accounts: _, ...options } = readPlanOptions(stated.plan_options);
  return {
    // Only compared with payouts that were read, so any text will do.
    platform: (textOrNull(stated.platform) ?? '') as PayoutPolicy['platform'],
    payoutRef: textOrNull(stated.payout_ref) ?? '',
    storeId: textOrNull(stated.store_id) ?? '',
    channel: textOrNull(stated.channel) ?? '',
    currency: (textOrNull(stated.currency) ?? '') as PayoutPolicy['currency'],
    options,
    entries: readPlaces(stated.entries),
  };
}

function readPlaces(stated: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(isRecord(stated) ? stated : {}).filter(
      (member): member is [string, number] => typeof member[1] === 'number',
    ),
  );
}

function listOf(stated: unknown): Stated[] {
  return Array.isArray(stated) ? stated.map((item) => (isRecord(item) ? item : {})) : [];
}

function textOrNull(stated: unknown): string | null {
  return typeof stated === 'string' ? stated : null;
}

function isRecord(value: unknown): value is Stated {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
