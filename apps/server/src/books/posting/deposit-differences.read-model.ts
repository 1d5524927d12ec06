import { missingMoney } from '@platebook/accounting';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Transaction } from '../../db/database.ts';
import { STORED_CENTS } from '../../db/stored-cents.ts';
import { readStored } from '../../db/stored-json.ts';
import type { StoredJson } from '../../db/stored-json.ts';
import { listDepositExceptions } from './deposit-exceptions.store.ts';
import type { DepositException, NamedPerson } from './deposit-exceptions.store.ts';

/** How much the deposit of a payout differs from its entries, because rows of its report are in quarantine. */
export type DepositDifference = {
  readonly payoutId: string;
  readonly currency: 'USD' | 'CAD';
  /** How much more the deposit holds than the entries: the total that the rows in quarantine print. */
  readonly cents: number;
  /** Rows whose amount cannot be read, so that the full difference is unknown. */
  readonly rowsOfUnknownAmount: number;
  readonly message: string;
  /** The confirmation of exactly this difference; null while there is none, and nothing of the payout is approved. */
  readonly exception: DepositException | null;
};

const MOST_EXCEPTIONS = 2_000;
/** The failed row check, as the report reader stores it. */
const BROKEN = v.nullable(
  v.object({
    id: v.picklist(['I1', 'I2']),
    holds: v.literal(false),
    differenceCents: STORED_CENTS,
    rowsOfUnknownAmount: v.optional(v.number(), 0),
  }),
);

/** In the tenant's scope: the differences of these payouts by ID; payouts without one are left out. */
export async function differencesOfPayouts(
  tx: Transaction,
  payoutIds: readonly string[],
): Promise<ReadonlyMap<string, DepositDifference>> {
  const found = new Map<string, DepositDifference>();
  if (payoutIds.length === 0) {
    return found;
  }
  const rows = await tx
    .selectFrom('payouts')
    .select([
      'id',
      'currency',
      sql<StoredJson>`jsonb_path_query_first(reading,
        '$.payout.identities[*] ? ((@.id == "I1" || @.id == "I2") && @.holds == false)')`.as(
        'broken',
      ),
    ])
    .where('id', 'in', [...new Set(payoutIds)])
    .where('identities_hold', '=', false)
    .execute();
  const differing = rows.flatMap(({ id, currency, broken: stored }) => {
    const broken = readStored(BROKEN, stored, 'payouts.reading');
    return broken === null ? [] : [{ id, currency, broken }];
  });
  const exceptions =
    differing.length === 0
      ? []
      : await listDepositExceptions(tx, {
          payoutIds: differing.map(({ id }) => id),
          count: MOST_EXCEPTIONS,
        });
  for (const { id, currency, broken } of differing) {
    const cents = 0 - broken.differenceCents;
    const { rowsOfUnknownAmount } = broken;
    const confirmed = exceptions.find(
      (one) =>
        one.payoutId === id &&
        one.printedCents === cents &&
        one.rowsOfUnknownAmount === rowsOfUnknownAmount &&
        (one.resolution === null || one.resolution.how === 'person'),
    );
    found.set(id, {
      payoutId: id,
      currency,
      cents,
      rowsOfUnknownAmount,
      message: missingMoney(broken, currency),
      exception: confirmed ?? null,
    });
  }
  return found;
}

/** A difference in the contract's format. */
export function writeDifference({
  cents,
  currency,
  rowsOfUnknownAmount,
  ...rest
}: DepositDifference) {
  return {
    amount_cents: cents,
    currency,
    unreadable_rows: rowsOfUnknownAmount,
    message: rest.message,
    exception: rest.exception === null ? null : writeException(rest.exception),
  };
}

/** An exception in the contract's format. */
export function writeException(exception: DepositException) {
  const { recordedBy, resolution } = exception;
  return {
    id: exception.id,
    payout_id: exception.payoutId,
    payout_ref: exception.payoutRef,
    payout_on: exception.payoutOn,
    platform: exception.platform,
    store_name: exception.storeName,
    entry_id: exception.entryId,
    document_number: exception.documentNumber,
    amount_cents: exception.differenceCents,
    printed_cents: exception.printedCents,
    unreadable_rows: exception.rowsOfUnknownAmount,
    currency: exception.currency,
    reason: exception.reason,
    recorded_by: writePerson(recordedBy),
    recorded_at: exception.recordedAt.toISOString(),
    resolution:
      resolution === null
        ? null
        : {
            how: resolution.how,
            note: resolution.note,
            by: resolution.by === null ? null : writePerson(resolution.by),
            at: resolution.at.toISOString(),
          },
  };
}

function writePerson({ userId, name }: NamedPerson) {
  return { user_id: userId, name };
}
