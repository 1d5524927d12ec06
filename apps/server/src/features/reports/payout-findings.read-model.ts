import { PLATFORM_NAMES, compareCommission, writeMoney, writeShare } from '@platebook/accounting';
import type {
  AgreedCommission,
  CommissionDifference,
  CommissionRow,
  StorePayout,
} from '@platebook/accounting';
import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { ContractRate, TaxProfile } from '../stores/store-terms.read-model.ts';
import { rowsOfPayout } from './commission-rows.ts';
import { payoutsQuery, withReading } from './payouts.store.ts';
import type { PayoutWithReading } from './payouts.store.ts';
import { readContractRates, readTaxProfile } from '../stores/store-terms.read-model.ts';

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
  const found = new Map<string, readonly PayoutFinding[]>();
  if (payoutIds.length === 0) {
    return found;
  }
  const expected = await expectations(tx, payoutIds);
  if (expected.size === 0) {
    return found;
  }
  const payouts = await payoutsQuery(tx)
    .select('payouts.reading')
    .where('payouts.id', 'in', [...expected.keys()])
    .execute();
  for (const payout of payouts.map(withReading)) {
    const expectation = expected.get(payout.id);
    const findings = expectation === undefined ? [] : await compare(tx, payout, expectation);
    if (findings.length > 0) {
      found.set(payout.id, findings);
    }
  }
  return found;
}

type Expectation = {
  readonly facilitator: TaxProfile['facilitator'];
  readonly rates: readonly ContractRate[];
};

/** What the stores of these payouts expect; payouts whose store expects nothing in particular are left out. */
async function expectations(
  tx: Transaction,
  payoutIds: readonly string[],
): Promise<Map<string, Expectation>> {
  const rows = await tx
    .selectFrom(
      payoutsQuery(tx)
        .where('payouts.id', 'in', [...payoutIds])
        .as('found'),
    )
    .innerJoin('stores', 'stores.id', 'found.store_id')
    .select(['found.id', 'stores.tax_profile', 'stores.contract_rates'])
    .where(
      sql<boolean>`stores.contract_rates <> '[]' or stores.tax_profile ->> 'facilitator' <> 'learned'`,
    )
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        facilitator: readTaxProfile(row.tax_profile).facilitator,
        rates: readContractRates(row.contract_rates),
      },
    ]),
  );
}

async function compare(
  tx: Transaction,
  payout: PayoutWithReading,
  { facilitator, rates }: Expectation,
): Promise<PayoutFinding[]> {
  const agreed = agreedFor(payout.payout, rates);
  const commission =
    agreed.length === 0
      ? null
      : compareCommission(
          (await rowsOfPayout(tx, payout)).map((row) => inMode(row, payout.payout)),
          agreed,
          payout.payout.periodEndOn,
        );
  return [
    ...(commission === null
      ? []
      : [
          {
            code: 'commission_differs' as const,
            message: commissionSentence(commission, payout.payout),
            commission,
          },
        ]),
    ...facilitatorFindings(payout.payout, facilitator),
  ];
}

function agreedFor(
  { platform }: StorePayout,
  rates: readonly ContractRate[],
): readonly AgreedCommission[] {
  return rates
    .filter(({ channel_type: type }) => type === platform)
    .map(({ mode, commission_rate_ppm: ratePpm, starts_on: startsOn }) => ({
      mode,
      ratePpm,
      startsOn,
    }));
}

/** A storefront is a channel of its own, whichever way its orders go. */
function inMode(row: CommissionRow, { channel }: StorePayout): CommissionRow {
  return channel.toLowerCase() === 'storefront' ? { ...row, mode: 'storefront' } : row;
}

const BASIS_POINTS = 10_000;

function commissionSentence(
  found: CommissionDifference,
  { platform, currency }: StorePayout,
): string {
  const money = (cents: number) => writeMoney(Math.abs(cents), currency);
  const orders = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;
  const { ordersAffected, ordersCompared, chargedCents, agreedCents, salesCents } = found;
  const share = (cents: number) =>
    salesCents > 0 ? ` (${writeShare(Math.round((cents * BASIS_POINTS) / salesCents))})` : '';
  const more = found.differenceCents >= 0 ? 'more' : 'less';
  return `${PLATFORM_NAMES[platform]} charged ${money(chargedCents)}${share(chargedCents)} commission on ${ordersAffected} of ${orders(ordersCompared)}; the contract says ${money(agreedCents)}${share(agreedCents)}. That is ${money(found.differenceCents)} ${more} than agreed. The entry books what was charged. Check the contract rates of the store, or ask ${PLATFORM_NAMES[platform]} about it.`;
}

function facilitatorFindings(
  payout: StorePayout,
  expected: TaxProfile['facilitator'],
): PayoutFinding[] {
  const reported = remitterOf(payout);
  if (expected === 'learned' || reported === null || reported === expected) {
    return [];
  }
  const platform = PLATFORM_NAMES[payout.platform];
  const [says, expects] =
    reported === 'facilitated'
      ? [`${platform} remits the sales tax of this payout`, 'the store remits it']
      : [`${platform} passed on the sales tax of this payout`, `${platform} remits it`];
  return [
    {
      code: 'facilitator_differs',
      message: `${says}, but the store's settings say that ${expects}. The entry follows the report. Check the store's sales tax settings.`,
      commission: null,
    },
  ];
}

/** Who remits the tax by the rows of the report; null where they do not say. */
function remitterOf({
  components,
  currency,
  memoTaxRemittedCents,
}: StorePayout): 'facilitated' | 'not_facilitated' | null {
  if (currency === 'CAD') {
    return null;
  }
  if ((components.facilitator_tax_withheld ?? 0) !== 0) {
    return 'facilitated';
  }
  if ((components.sales_tax ?? 0) !== 0) {
    return 'not_facilitated';
  }
  return memoTaxRemittedCents === 0 ? null : 'facilitated';
}
