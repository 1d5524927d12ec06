import { codedMessages, PLATFORM_NAMES, writeMoney, writeShare } from '@platebook/accounting';
import type { CommissionDifference, MessageValues, StorePayout } from '@platebook/accounting';
import type { Transaction } from '../db/database.ts';
import { presentValues } from '../http/message-values.ts';
import type { StoredFinding } from './compare-payout.ts';
import { findingsAsStored } from './stored-findings.port.ts';

/** A deviation of a payout from what the client expects of the platform. It does not block posting. */
export type PayoutFinding = {
  readonly code: 'commission_differs' | 'facilitator_differs';
  /** What was found, what it means for QuickBooks, and what to do. */
  readonly message: string;
  /** The values in `message`. */
  readonly values: MessageValues;
  /** Of a commission finding; null for others. */
  readonly commission: CommissionDifference | null;
};

/** A finding in the contract's format. */
export function writeFinding({ code, message, values, commission }: PayoutFinding) {
  return {
    code,
    message,
    values: presentValues(values),
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

/** In the tenant's scope: the findings of these payouts; payouts without findings are left out. */
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

function toFinding(found: StoredFinding, { platform: code, currency }: Found): PayoutFinding {
  const platform = PLATFORM_NAMES[code];
  if (found.code === 'facilitator_differs') {
    const { reported } = found;
    return { ...findingOf('facilitator_differs', { platform, reported }), commission: null };
  }
  const { commission } = found;
  const { salesCents, chargedCents, agreedCents } = commission;
  const share = (cents: number) =>
    salesCents > 0 ? Math.round((cents * BASIS_POINTS) / salesCents) : null;
  const values = {
    platform,
    currency,
    orders_affected: commission.ordersAffected,
    orders_compared: commission.ordersCompared,
    charged_cents: chargedCents,
    charged_share: share(chargedCents),
    agreed_cents: agreedCents,
    agreed_share: share(agreedCents),
    difference_cents: commission.differenceCents,
  };
  return { ...findingOf('commission_differs', values), commission };
}

const BASIS_POINTS = 10_000;

/** Shares are basis points of sales; null without sales. */
type FindingValues = {
  readonly commission_differs: {
    readonly platform: string;
    readonly currency: 'USD' | 'CAD';
    readonly orders_affected: number;
    readonly orders_compared: number;
    readonly charged_cents: number;
    readonly charged_share: number | null;
    readonly agreed_cents: number;
    readonly agreed_share: number | null;
    readonly difference_cents: number;
  };
  readonly facilitator_differs: {
    readonly platform: string;
    readonly reported: 'facilitated' | 'not_facilitated';
  };
};

const findingOf = codedMessages<FindingValues>({
  commission_differs: (of) => {
    const money = (cents: number) => writeMoney(Math.abs(cents), of.currency);
    const share = (points: number | null) => (points === null ? '' : ` (${writeShare(points)})`);
    const orders = `${of.orders_compared} ${of.orders_compared === 1 ? 'order' : 'orders'}`;
    const more = of.difference_cents >= 0 ? 'more' : 'less';
    return `${of.platform} charged ${money(of.charged_cents)}${share(of.charged_share)} commission on ${of.orders_affected} of ${orders}; the contract says ${money(of.agreed_cents)}${share(of.agreed_share)}. That is ${money(of.difference_cents)} ${more} than agreed. The entry books what was charged. Check the contract rates of the store, or ask ${of.platform} about it.`;
  },
  facilitator_differs: ({ platform, reported }) => {
    const [says, expects] =
      reported === 'facilitated'
        ? [`${platform} remits the sales tax of this payout`, 'the store remits it']
        : [`${platform} passed on the sales tax of this payout`, `${platform} remits it`];
    return `${says}, but the store's settings say that ${expects}. The entry follows the report. Check the store's sales tax settings.`;
  },
});
