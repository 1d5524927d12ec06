import type { PayoutWaterfallProps } from '@platebook/ui';
import { words } from './example-payout.messages.ts';

export type ExamplePayout = Pick<
  PayoutWaterfallProps,
  'title' | 'currency' | 'steps' | 'sentence'
> & {
  readonly id: string;
  readonly platform: string;
  readonly document: string;
  readonly period: string;
};

type Step = readonly [id: string, label: string, cents: number, account: string];

type Source = Pick<ExamplePayout, 'id' | 'platform' | 'document' | 'period' | 'sentence'> & {
  readonly grossCents: number;
  readonly steps: readonly Step[];
};

const uberEats = (): Source => ({
  id: 'ubereats',
  platform: 'Uber Eats',
  document: 'UE-7K3Q9FAB-0405',
  period: words.period,
  grossCents: 510_000,
  steps: [
    ['tax_collected', words.taxCollected, 30_600, words.taxAccount],
    ['promotions', words.promotions, -32_400, words.promotionsAccount],
    ['refunds', words.refunds, -9_805, words.refundsAccount],
    ['commission', words.commission, -127_500, words.commissionAccount],
    ['marketing', words.marketing, -13_000, words.advertisingAccount],
    ['other_fees', words.otherFees, -1_200, words.feesAccount],
    ['platform_tax', words.platformTax, -27_645, words.taxAccount],
  ],
  sentence: words.uberSentence,
});

const doorDash = (): Source => ({
  id: 'doordash',
  platform: 'DoorDash',
  document: 'DD-4MZ81TQW-0405',
  period: words.period,
  grossCents: 418_640,
  steps: [
    ['promotions', words.promotions, -21_500, words.promotionsAccount],
    ['refunds', words.refunds, -6_240, words.refundsAccount],
    ['commission', words.commission, -104_660, words.commissionAccount],
    ['marketing', words.marketing, -15_975, words.advertisingAccount],
  ],
  sentence: words.doorDashSentence,
});

/** Fictional weeks for the front page; the steps of each add up to its payout. */
export const examples = (): readonly [ExamplePayout, ...ExamplePayout[]] => [
  toExample(uberEats()),
  toExample(doorDash()),
];

export type EntryLine = {
  readonly account: string;
  readonly debitCents: number | null;
  readonly creditCents: number | null;
};

/** An example's journal entry: deductions are debits, and so is the payout itself, to its clearing account. */
export function entryOf({ steps }: Pick<ExamplePayout, 'steps'>): EntryLine[] {
  const lines = steps.map(({ id, amountCents, accounts }) => {
    const isDebit = id === 'net_payout' || amountCents < 0;
    const cents = Math.abs(amountCents);
    return {
      account: accounts.join(', '),
      debitCents: isDebit ? cents : null,
      creditCents: isDebit ? null : cents,
    };
  });
  return [
    ...lines.filter(({ debitCents }) => debitCents !== null),
    ...lines.filter(({ creditCents }) => creditCents !== null),
  ];
}

function toExample({ grossCents, steps: between, ...source }: Source): ExamplePayout {
  let level = grossCents;
  const share = (cents: number) => Math.round((cents * 10_000) / grossCents);
  const toStep = ([id, label, cents, account]: Step, from: number) => ({
    id,
    label,
    amountCents: cents,
    fromCents: from,
    toCents: from + cents,
    shareBasisPoints: share(cents),
    accounts: [account],
    unmapped: false,
  });
  const steps = between.map((value) => {
    const step = toStep(value, level);
    level = step.toCents;
    return step;
  });
  return {
    ...source,
    title: words.week(source.platform, source.period),
    currency: 'USD',
    steps: [
      toStep(['gross_sales', words.grossSales, grossCents, words.salesAccount(source.platform)], 0),
      ...steps,
      toStep(['net_payout', words.netPayout, level, words.clearingAccount(source.platform)], 0),
    ],
  };
}
