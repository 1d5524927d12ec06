import { randomUUID } from 'node:crypto';
import { writeMoney } from '@platebook/accounting';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { differenceValues } from '../plan/difference-values.port.ts';
import type { Reason } from './advice.ts';
import { differencesOfPayouts } from './deposit-differences.read-model.ts';
import type { DepositDifference } from './deposit-differences.read-model.ts';
import {
  insertDepositException,
  nameOfPerson,
  resolveDepositExceptions,
} from './deposit-exceptions.store.ts';
import type { EntryToPost } from './entry-rows.ts';

/** A confirmed deposit difference: how much more the deposit holds than its entries, and why that is acceptable. */
export type TypedDifference = { readonly cents: number; readonly reason: string };

type Differences = ReadonlyMap<string, DepositDifference>;
type OfPayout = Pick<EntryToPost, 'payoutId' | 'kind'>;

/** The differences of the deposits that these entries book. */
export function openDifferences(
  tx: Transaction,
  entries: readonly OfPayout[],
): Promise<Differences> {
  return differencesOfPayouts(
    tx,
    entries.flatMap(({ payoutId }) => payoutId ?? []),
  );
}

/**
 * The difference of the deposit that an entry books. None for a reversal, which takes out what was posted, whatever the
 * deposit.
 */
export function differenceOf(
  { payoutId, kind }: OfPayout,
  differences: Differences,
): DepositDifference | undefined {
  return payoutId === null || kind === 'reversal' ? undefined : differences.get(payoutId);
}

/** Why an entry is not posted while the difference of its deposit is unconfirmed. */
export function unconfirmed(difference: DepositDifference | undefined): Reason | null {
  return difference === undefined || difference.exception !== null
    ? null
    : {
        code: 'difference_unconfirmed',
        message: difference.message,
        action: 'Import the rows again, or approve the entry with the amount and a reason.',
        values: differenceValues(difference.cents, difference),
      };
}

/**
 * The one difference that was typed. Throws `difference_not_found` and `difference_of_several_payouts` if it cannot
 * belong to these entries, and `difference_wrong` if the deposit is known to differ by another amount.
 */
export function checkTyped(
  entries: readonly OfPayout[],
  differences: Differences,
  { cents }: TypedDifference,
): DepositDifference {
  const found = new Set(entries.map((entry) => differenceOf(entry, differences)));
  const [difference] = found;
  if (found.size > 1) {
    throw new AppError('difference_of_several_payouts');
  }
  if (difference === undefined) {
    throw new AppError('difference_not_found');
  }
  if (difference.rowsOfUnknownAmount === 0 && cents !== difference.cents) {
    const { currency } = difference;
    throw new AppError('difference_wrong', {
      message: `You typed ${writeMoney(cents, currency)}, but the rows set aside show ${writeMoney(difference.cents, currency)}. Nothing was approved. Type that amount, or import the report again.`,
    });
  }
  return difference;
}

type Recording = {
  readonly difference: DepositDifference;
  readonly typed: TypedDifference;
  readonly entry: EntryToPost;
  readonly actor: Actor;
  readonly at: Date;
};

/** Saves the confirmation once; replaces an earlier one for another difference of the payout. */
export async function recordException(
  tx: Transaction,
  { tenantId }: TenantScope,
  { difference, typed, entry, actor, at }: Recording,
): Promise<void> {
  const { payoutId, currency, cents: printedCents, rowsOfUnknownAmount } = difference;
  if (difference.exception !== null) {
    return;
  }
  await resolveDepositExceptions(tx, { payoutIds: [payoutId] }, { how: 'replaced', at });
  const id = randomUUID();
  const isNew = await insertDepositException(tx, {
    tenantId,
    id,
    payoutId,
    entryId: entry.id,
    differenceCents: typed.cents,
    printedCents,
    rowsOfUnknownAmount,
    currency,
    reason: typed.reason,
    by: await nameOfPerson(tx, actor.userId),
    at,
  });
  if (isNew) {
    await recordAudit(tx, {
      actor,
      tenantId,
      action: 'exception.recorded',
      target: { type: 'exception', id },
      details: {
        document_number: entry.documentNumber,
        difference_cents: typed.cents,
        currency,
        reason: typed.reason,
      },
      at,
    });
  }
}
