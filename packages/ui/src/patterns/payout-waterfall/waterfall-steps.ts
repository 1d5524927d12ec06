import type { ChartHue } from '../../themes/colors.ts';

export type WaterfallStep = {
  id: string;
  label: string;
  /** Signed by effect on the payout: sales positive, commission negative. */
  cents: number;
  hue: ChartHue;
  /** The account it posts to. */
  account?: string | undefined;
  /** No account yet: drawn hatched. */
  unmapped?: boolean | undefined;
};

export type WaterfallData = {
  grossCents: number;
  /** Between gross and net, in the order they are taken. */
  steps: readonly WaterfallStep[];
  netCents: number;
};

export type WaterfallInput = {
  /** Cents by component as the accounting core names them; a `_tax` key joins the component it belongs to. */
  components: Readonly<Record<string, number>>;
  netCents: number;
  /** The account each component posts to. */
  accounts?: Readonly<Record<string, string>> | undefined;
};

type StepWords = { readonly label: string; readonly hue: ChartHue };

// In the order of a payout statement: what came in, what was taken off, what the platform kept, what it remits.
const STEP_WORDS: Readonly<Record<string, StepWords>> = {
  markup: { label: 'Menu markup', hue: 'gross' },
  sales_tax: { label: 'Tax collected', hue: 'tax' },
  tips: { label: 'Tips', hue: 'adjustments' },
  delivery_fee_income: { label: 'Delivery fees charged', hue: 'adjustments' },
  bag_container_other_fees: { label: 'Bag and other fees', hue: 'adjustments' },
  price_adjustment: { label: 'Price adjustments', hue: 'adjustments' },
  merchant_promo: { label: 'Promotions', hue: 'promotions' },
  platform_promo: { label: 'Platform promotions', hue: 'promotions' },
  platform_promo_credit: { label: 'Promotion co-funding', hue: 'promotions' },
  promo_fee: { label: 'Promotion fee', hue: 'promotions' },
  order_error: { label: 'Refunds and errors', hue: 'refunds' },
  error_recovery: { label: 'Errors won back', hue: 'refunds' },
  commission: { label: 'Commission', hue: 'fees' },
  delivery_network_fee: { label: 'Delivery network', hue: 'fees' },
  processing_fee: { label: 'Card processing', hue: 'fees' },
  ads_marketing: { label: 'Advertising', hue: 'ads' },
  ad_credit: { label: 'Ad credits', hue: 'ads' },
  facilitator_tax_withheld: { label: 'Tax remitted for you', hue: 'tax' },
  backup_withholding: { label: 'Backup withholding', hue: 'tax' },
  capital_repayment: { label: 'Capital repaid', hue: 'adjustments' },
};

const GROSS = 'gross_sales';
const UNCLASSIFIED = 'other_unclassified';

/**
 * The waterfall of one payout from its components, in the order of a payout statement. Components of zero are left
 * out; one that is not known, or not classified, becomes an unmapped step, so the steps always carry every cent.
 */
export function toWaterfall({
  components,
  netCents,
  accounts = {},
}: WaterfallInput): WaterfallData {
  const joined = new Map<string, number>();
  for (const [key, cents] of Object.entries(components)) {
    const component = ownerOf(key);
    joined.set(component, (joined.get(component) ?? 0) + cents);
  }
  const grossCents = joined.get(GROSS) ?? 0;
  joined.delete(GROSS);

  const order = [
    ...Object.keys(STEP_WORDS),
    ...[...joined.keys()].filter((key) => !(key in STEP_WORDS)),
  ];
  const steps = order.flatMap((key): WaterfallStep[] => {
    const cents = joined.get(key) ?? 0;
    return cents === 0 ? [] : [toStep(key, cents, accounts[key])];
  });
  return { grossCents, steps, netCents };
}

function ownerOf(key: string): string {
  return key !== 'sales_tax' && key.endsWith('_tax') ? key.slice(0, -'_tax'.length) : key;
}

function toStep(key: string, cents: number, account: string | undefined): WaterfallStep {
  const known = STEP_WORDS[key];
  return {
    id: key,
    label: known?.label ?? (key === UNCLASSIFIED ? 'Not classified' : key.replaceAll('_', ' ')),
    cents,
    hue: known?.hue ?? 'adjustments',
    ...(account === undefined ? {} : { account }),
    ...(known === undefined && account === undefined ? { unmapped: true } : {}),
  };
}
