import type { PayoutWaterfallProps } from '@platebook/ui';

const GROSS_CENTS = 510_000;

const STEPS: readonly (readonly [id: string, label: string, cents: number, account: string])[] = [
  ['tax_collected', 'Tax collected', 30_600, 'Facilitator tax pass-through'],
  ['promotions', 'Promotions', -32_400, 'Promotions (contra)'],
  ['refunds', 'Refunds and error charges', -9_805, 'Refunds & error charges (contra)'],
  ['commission', 'Commission', -127_500, 'Delivery commission'],
  ['marketing', 'Marketing', -13_000, 'Delivery advertising'],
  ['other_fees', 'Other fees and tax on fees', -1_200, 'Promotion fees'],
  ['platform_tax', 'Tax remitted by the platform', -27_645, 'Facilitator tax pass-through'],
];

/** One made-up week in Pennsylvania for the front page; its steps add up to the payout. */
export const EXAMPLE: PayoutWaterfallProps = toExample();

function toExample(): PayoutWaterfallProps {
  let level = GROSS_CENTS;
  const steps = STEPS.map(([id, label, amountCents, account]) => {
    const fromCents = level;
    level += amountCents;
    return toStep({ id, label, amountCents, fromCents, toCents: level, account });
  });
  const gross = toStep({
    id: 'gross_sales',
    label: 'Gross sales',
    amountCents: GROSS_CENTS,
    fromCents: 0,
    toCents: GROSS_CENTS,
    account: 'Delivery sales – Uber Eats',
  });
  const net = toStep({
    id: 'net_payout',
    label: 'Net payout',
    amountCents: level,
    fromCents: 0,
    toCents: level,
    account: 'Clearing – Uber Eats',
  });
  return {
    title: 'An example: one week, one payout',
    currency: 'USD',
    steps: [gross, ...steps, net],
    sentence:
      'You sold $5,100.00. Uber Eats kept $1,809.50 (35.5%) in all: commission $1,275.00, marketing and other fees $142.00, promotions $324.00, refunds and adjustments $98.05, less tax, tips and fees passed on $29.55. It paid $3,290.50 on Apr 7; every cent is accounted for.',
  };
}

type Part = {
  id: string;
  label: string;
  amountCents: number;
  fromCents: number;
  toCents: number;
  account: string;
};

function toStep({ account, ...step }: Part): PayoutWaterfallProps['steps'][number] {
  return {
    ...step,
    shareBasisPoints: Math.round((step.amountCents * 10_000) / GROSS_CENTS),
    accounts: [account],
    unmapped: false,
  };
}
