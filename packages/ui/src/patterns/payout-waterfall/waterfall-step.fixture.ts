import type { WaterfallStep } from './waterfall-step.ts';

type Row = readonly [id: string, label: string, amountCents: number, accounts: readonly string[]];

// One week in Pennsylvania, 30 March to 5 April 2026, paid on 7 April.
const PENNSYLVANIA_ROWS: readonly Row[] = [
  ['gross_sales', 'Gross sales', 510_000, ['Delivery sales – Uber Eats']],
  ['tax_collected', 'Tax collected', 30_600, ['Facilitator tax pass-through']],
  ['promotions', 'Promotions', -32_400, ['Promotions (contra)', 'Facilitator tax pass-through']],
  [
    'refunds',
    'Refunds and error charges',
    -9_805,
    ['Refunds & error charges (contra)', 'Error-charge recoveries'],
  ],
  ['commission', 'Commission', -127_500, ['Delivery commission']],
  ['marketing', 'Marketing', -13_000, ['Delivery advertising']],
  ['other_fees', 'Other fees and tax on fees', -1_200, ['Promotion fees']],
  ['platform_tax', 'Tax remitted by the platform', -27_645, ['Facilitator tax pass-through']],
];

/** Builds steps from amounts: each starts at the previous level, the net at 0. */
function stepsFrom(
  rows: readonly Row[],
  netCents: number,
  clearing = 'Clearing – Uber Eats',
): readonly WaterfallStep[] {
  const grossCents = rows[0]?.[2] ?? 0;
  const share = (cents: number) =>
    grossCents <= 0 ? null : Math.round((cents * 10_000) / grossCents);
  let level = 0;
  const steps = rows.map(([id, label, amountCents, accounts]): WaterfallStep => {
    const fromCents = level;
    level += amountCents;
    return {
      id,
      label,
      amountCents,
      fromCents,
      toCents: level,
      shareBasisPoints: share(amountCents),
      accounts,
      unmapped: id === 'unclassified',
    };
  });
  const net: WaterfallStep = {
    id: 'net_payout',
    label: 'Net payout',
    amountCents: netCents,
    fromCents: 0,
    toCents: netCents,
    shareBasisPoints: share(netCents),
    accounts: [clearing],
    unmapped: false,
  };
  return [...steps, net];
}

export const PENNSYLVANIA = stepsFrom(PENNSYLVANIA_ROWS, 329_050);

export const WITH_UNCLASSIFIED = stepsFrom(
  [...PENNSYLVANIA_ROWS, ['unclassified', 'Unclassified', -84_000, []]],
  245_050,
);

export const SIMPLE = stepsFrom(
  [
    ['gross_sales', 'Gross sales', 208_415, ['Delivery sales – DoorDash']],
    ['promotions', 'Promotions', -9_900, ['Promotions (contra)']],
    ['commission', 'Commission', -41_683, ['Delivery commission']],
    ['marketing', 'Marketing', -6_000, ['Delivery advertising']],
  ],
  150_832,
  'Clearing – DoorDash',
);

export const NEGATIVE = stepsFrom(
  [
    ['gross_sales', 'Gross sales', 64_000, ['Delivery sales – Uber Eats']],
    ['commission', 'Commission', -16_000, ['Delivery commission']],
    ['other_deductions', 'Withholding and capital repayment', -91_250, ['Loan payable']],
  ],
  -43_250,
);

export const THIRTEEN_STEPS = stepsFrom(
  [
    ['gross_sales', 'Gross sales', 510_000, ['Delivery sales – Uber Eats']],
    ['tax_collected', 'Tax collected', 30_600, ['Facilitator tax pass-through']],
    ['tips', 'Tips', 21_200, ['Tips payable']],
    ['customer_fees', 'Customer fees passed through', 8_400, ['Delivery fees']],
    ['promotions', 'Promotions', -32_400, ['Promotions (contra)']],
    ['refunds', 'Refunds and error charges', -9_805, ['Refunds & error charges (contra)']],
    ['adjustments', 'Adjustments', 1_250, ['Order corrections']],
    ['commission', 'Commission', -127_500, ['Delivery commission']],
    ['marketing', 'Marketing', -13_000, ['Delivery advertising']],
    ['other_fees', 'Other fees and tax on fees', -1_200, ['Promotion fees']],
    ['platform_tax', 'Tax remitted by the platform', -27_645, ['Facilitator tax pass-through']],
    ['unclassified', 'Unclassified', -4_000, []],
  ],
  355_900,
);

/** A week in progress: adjustments and what depends on them are still missing. */
export const STILL_COMING: readonly WaterfallStep[] = PENNSYLVANIA.map((step) =>
  ['refunds', 'net_payout'].includes(step.id) ? { ...step, partial: true } : step,
);

const GERMAN: Readonly<Record<string, readonly [label: string, account: string]>> = {
  gross_sales: ['Bruttoumsatz', 'Erlöse aus Lieferverkäufen über Plattformen'],
  tax_collected: ['Eingezogene Umsatzsteuer', 'Durchlaufende Umsatzsteuer der Plattform'],
  promotions: ['Vom Händler finanzierte Werbeaktionen', 'Erlösschmälerungen Werbeaktionen'],
  refunds: ['Rückerstattungen und Fehlerbelastungen', 'Erlösschmälerungen Erstattungen'],
  commission: ['Vermittlungsprovision', 'Provisionsaufwand Lieferplattformen'],
  marketing: ['Werbekostenbeteiligung', 'Werbeaufwand'],
  other_fees: ['Sonstige Gebühren und Steuern darauf', 'Nebenkosten des Zahlungsverkehrs'],
  platform_tax: [
    'Durch die Plattform abgeführte Steuer',
    'Durchlaufende Umsatzsteuer der Plattform',
  ],
  net_payout: ['Nettoauszahlung', 'Verrechnungskonto Lieferplattform'],
};

const ARABIC: Readonly<Record<string, string>> = {
  gross_sales: 'إجمالي المبيعات',
  tax_collected: 'الضريبة المحصلة',
  promotions: 'العروض',
  refunds: 'المبالغ المستردة',
  commission: 'العمولة',
  marketing: 'التسويق',
  other_fees: 'رسوم أخرى',
  platform_tax: 'ضريبة دفعتها المنصة',
  net_payout: 'صافي الدفعة',
};

export const IN_GERMAN: readonly WaterfallStep[] = PENNSYLVANIA.map((step) => ({
  ...step,
  label: GERMAN[step.id]?.[0] ?? step.label,
  accounts: [GERMAN[step.id]?.[1] ?? ''],
}));
export const IN_ARABIC: readonly WaterfallStep[] = PENNSYLVANIA.map((step) => ({
  ...step,
  label: ARABIC[step.id] ?? step.label,
}));
