import type { PayoutWaterfallProps } from '@platebook/ui';

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

const UBER_EATS: Source = {
  id: 'ubereats',
  platform: 'Uber Eats',
  document: 'UE-7K3Q9FAB-0405',
  period: 'Mar 30–Apr 5',
  grossCents: 510_000,
  steps: [
    ['tax_collected', 'Tax collected', 30_600, 'Facilitator tax pass-through'],
    ['promotions', 'Promotions', -32_400, 'Promotions (contra)'],
    ['refunds', 'Refunds and error charges', -9_805, 'Refunds & error charges (contra)'],
    ['commission', 'Commission', -127_500, 'Delivery commission'],
    ['marketing', 'Marketing', -13_000, 'Delivery advertising'],
    ['other_fees', 'Other fees and tax on fees', -1_200, 'Promotion fees'],
    ['platform_tax', 'Tax remitted by the platform', -27_645, 'Facilitator tax pass-through'],
  ],
  sentence:
    'You sold $5,100.00. Uber Eats kept $1,809.50 (35.5%) in all: commission $1,275.00, marketing and other fees $142.00, promotions $324.00, refunds and adjustments $98.05, less tax, tips and fees passed on $29.55. It paid $3,290.50 on Apr 7; every cent is accounted for.',
};

const DOORDASH: Source = {
  id: 'doordash',
  platform: 'DoorDash',
  document: 'DD-4MZ81TQW-0405',
  period: 'Mar 30–Apr 5',
  grossCents: 418_640,
  steps: [
    ['promotions', 'Promotions', -21_500, 'Promotions (contra)'],
    ['refunds', 'Refunds and error charges', -6_240, 'Refunds & error charges (contra)'],
    ['commission', 'Commission', -104_660, 'Delivery commission'],
    ['marketing', 'Marketing', -15_975, 'Delivery advertising'],
  ],
  sentence:
    'You sold $4,186.40. DoorDash kept $1,483.75 (35.4%) in all: commission $1,046.60, marketing and other fees $159.75, promotions $215.00, refunds and adjustments $62.40. It paid $2,702.65 on Apr 6; every cent is accounted for.',
};

/** Made-up weeks for the front page; the steps of each add up to its payout. */
export const EXAMPLE = toExample(UBER_EATS);
export const EXAMPLES: readonly ExamplePayout[] = [EXAMPLE, toExample(DOORDASH)];

export type EntryLine = {
  readonly account: string;
  readonly debitCents: number | null;
  readonly creditCents: number | null;
};

/** The journal entry of an example: what lowers the payout is a debit, and so is the payout itself, to its clearing account. */
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
  const steps = between.map((given) => {
    const step = toStep(given, level);
    level = step.toCents;
    return step;
  });
  return {
    ...source,
    title: `One week on ${source.platform}, ${source.period}`,
    currency: 'USD',
    steps: [
      toStep(['gross_sales', 'Gross sales', grossCents, `Delivery sales – ${source.platform}`], 0),
      ...steps,
      toStep(['net_payout', 'Net payout', level, `Clearing – ${source.platform}`], 0),
    ],
  };
}
