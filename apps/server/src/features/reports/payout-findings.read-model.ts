import { PLATFORM_NAMES, writeMoney, writeShare } from '@platebook/accounting';
import type { CommissionDifference, StorePayout } from '@platebook/accounting';
import type { Transaction } from '../../db/database.ts';
import type { StoredFinding } from './compare-payout.ts';
import { findingsAsStored } from './stored-findings.port.ts';

/** Something about a payout that differs from what the client expects of the platform. It stops no posting. */
export type PayoutFinding = {
  readonly code: 'commission_differs' | 'facilitator_differs';
  /** What was found, what it means for the books, what to do. */
  readonly message: string;
  /** Of the commission; null for other findings. */
  readonly commission: CommissionDifference | null;
};

/** A finding as it is answered. */
export function writeFinding({ code, message, commission }: PayoutFinding) {
  return {
    code,
    message,
    commission:
      commission === null
        ? null
        : {
            orders_compared: commission.ordersCompared,
            orders_affected: commission.ordersAffected,
            sales_cents: commission.salesCents,
            charged_cents: commission.chargedCents,
            agreed_cents: commission.agreedCents,
            difference_cents: commission.differenceCents,
          },
  };
}

/** In the tenant's scope: what was found about each of these payouts; payouts without findings are left out. */
export async function findingsOfPayouts(
  tx: Transaction,
  payoutIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PayoutFinding[]>> {
  const stored = await findingsAsStored(tx, payoutIds);
  if (stored.size === 0) {
    return new Map();
  }
  const payouts = await tx
    .selectFrom('payouts')
    .select(['id', 'platform', 'currency'])
    .where('id', 'in', [...stored.keys()])
    .execute();
  return new Map(
    payouts.map((payout) => [
      payout.id,
      (stored.get(payout.id) ?? []).map((found) => toFinding(found, payout)),
    ]),
  );
}

type Found = Pick<StorePayout, 'platform' | 'currency'>;

function toFinding(found: StoredFinding, payout: Found): PayoutFinding {
  return found.code === 'commission_differs'
    ? {
        code: found.code,
        message: commissionSentence(found.commission, payout),
        commission: found.commission,
      }
    : { code: found.code, message: facilitatorSentence(found.reported, payout), commission: null };
}

const BASIS_POINTS = 10_000;

function commissionSentence(found: CommissionDifference, { platform, currency }: Found): string {
  const money = (cents: number) => writeMoney(Math.abs(cents), currency);
  const orders = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;
  const { ordersAffected, ordersCompared, chargedCents, agreedCents, salesCents } = found;
  const share = (cents: number) =>
    salesCents > 0 ? ` (${writeShare(Math.round((cents * BASIS_POINTS) / salesCents))})` : '';
  const more = found.differenceCents >= 0 ? 'more' : 'less';
  return `${PLATFORM_NAMES[platform]} charged ${money(chargedCents)}${share(chargedCents)} commission on ${ordersAffected} of ${orders(ordersCompared)}; the contract says ${money(agreedCents)}${share(agreedCents)}. That is ${money(found.differenceCents)} ${more} than agreed. The entry books what was charged. Check the contract rates of the store, or ask ${PLATFORM_NAMES[platform]} about it.`;
}

function facilitatorSentence(reported: 'facilitated' | 'not_facilitated', payout: Found): string {
  const platform = PLATFORM_NAMES[payout.platform];
  const [says, expects] =
    reported === 'facilitated'
      ? [`${platform} remits the sales tax of this payout`, 'the store remits it']
      : [`${platform} passed on the sales tax of this payout`, `${platform} remits it`];
  return `${says}, but the store's settings say that ${expects}. The entry follows the report. Check the store's sales tax settings.`;
}
