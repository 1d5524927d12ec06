import { ACCOUNTS } from '@platebook/accounting';
import type { DeliveryPlatform } from '../../db/tables.ts';

export type TemplateId = 'us_facilitated' | 'us_not_facilitated' | 'canada' | 'cash' | 'minimal';

export type TemplateAccount = {
  readonly platform: DeliveryPlatform | null;
  readonly component: string;
  readonly name: string;
  /** In QuickBooks' spelling. */
  readonly type: string;
};

export type MappingTemplate = {
  readonly id: TemplateId;
  readonly name: string;
  readonly description: string;
  readonly accounts: readonly TemplateAccount[];
};

function everywhere(component: string, name: string, type: string): TemplateAccount[] {
  return [{ platform: null, component, name, type }];
}

function onEach(
  component: string,
  name: (platform: string) => string,
  type: string,
): TemplateAccount[] {
  return [
    { platform: 'ubereats', component, name: name('Uber Eats'), type },
    { platform: 'doordash', component, name: name('DoorDash'), type },
  ];
}

/**
 * The components of a payout in every country, under the names of the worked examples (docs/accounting.md, "Accounts").
 */
const SALES_AND_FEES: readonly TemplateAccount[] = [
  ...onEach('gross_sales', (platform) => `Delivery sales – ${platform}`, 'Income'),
  ...everywhere('markup', ACCOUNTS.markup_sales.name, 'Income'),
  ...everywhere('delivery_fee_income', ACCOUNTS.delivery_fee_income.name, 'Income'),
  ...everywhere('bag_container_other_fees', ACCOUNTS.bag_fee_income.name, 'Income'),
  ...everywhere('merchant_promo', ACCOUNTS.promotions.name, 'Income'),
  ...everywhere('platform_promo', ACCOUNTS.promo_pass_through.name, 'Other Current Liability'),
  ...everywhere('promo_fee', ACCOUNTS.promo_fees.name, 'Expense'),
  ...everywhere('commission', ACCOUNTS.commission.name, 'Expense'),
  ...everywhere('delivery_network_fee', ACCOUNTS.delivery_fees.name, 'Expense'),
  ...everywhere('processing_fee', ACCOUNTS.processing.name, 'Expense'),
  ...everywhere('ads_marketing', ACCOUNTS.advertising.name, 'Expense'),
  ...everywhere('order_error', ACCOUNTS.refunds.name, 'Income'),
  ...everywhere('error_recovery', ACCOUNTS.recoveries.name, 'Income'),
  ...everywhere('tips', ACCOUNTS.tips.name, 'Other Current Liability'),
  ...onEach(
    'capital_repayment',
    (platform) => `Loan payable – ${platform === 'Uber Eats' ? 'Uber' : platform} capital`,
    'Other Current Liability',
  ),
];

const CLEARING = onEach(
  'net_payout',
  (platform) => `Clearing – ${platform}`,
  'Other Current Asset',
);
const FACILITATED = everywhere(
  'facilitator_tax_withheld',
  ACCOUNTS.facilitator_tax.name,
  'Other Current Liability',
);
const REMITTED = everywhere('sales_tax', ACCOUNTS.sales_tax.name, 'Other Current Liability');
const WITHHELD = everywhere(
  'backup_withholding',
  ACCOUNTS.backup_withholding.name,
  'Other Current Asset',
);

/** Starter charts of accounts. A template maps and creates accounts and is not stored. */
export const MAPPING_TEMPLATES: readonly MappingTemplate[] = [
  {
    id: 'us_facilitated',
    name: 'United States, platform remits sales tax',
    description:
      'For states where the platform collects and remits sales tax on orders. Tax nets to zero in your entries.',
    accounts: [...CLEARING, ...SALES_AND_FEES, ...FACILITATED, ...WITHHELD],
  },
  {
    id: 'us_not_facilitated',
    name: 'United States, restaurant remits sales tax',
    description:
      'For states where the platform pays sales tax to the restaurant, which remits it. Also handles tax split between the two.',
    accounts: [...CLEARING, ...SALES_AND_FEES, ...REMITTED, ...FACILITATED, ...WITHHELD],
  },
  {
    id: 'canada',
    name: 'Canada',
    description:
      'GST/HST on sales is a payable, and GST/HST on fees is an input tax credit. Clearing accounts are in Canadian dollars.',
    accounts: [
      ...onEach('net_payout', (platform) => `Clearing – ${platform} (CAD)`, 'Other Current Asset'),
      ...SALES_AND_FEES,
      ...everywhere('sales_tax', ACCOUNTS.hst_payable.name, 'Other Current Liability'),
      ...everywhere('commission_tax', ACCOUNTS.input_tax_credits.name, 'Other Current Asset'),
    ],
  },
  {
    id: 'cash',
    name: 'Cash basis',
    description:
      'One entry on the payout date, with the transfer to the bank, so clearing is back to zero the same day.',
    accounts: [
      ...CLEARING,
      ...everywhere('bank', 'Bank', 'Bank'),
      ...SALES_AND_FEES,
      ...REMITTED,
      ...FACILITATED,
      ...WITHHELD,
    ],
  },
  {
    id: 'minimal',
    name: 'Minimal',
    description: 'The fewest accounts possible: one for sales and one for what platforms keep.',
    accounts: [
      ...everywhere('net_payout', 'Delivery clearing', 'Other Current Asset'),
      ...everywhere('gross_sales', 'Delivery sales', 'Income'),
      ...everywhere('markup', 'Delivery sales', 'Income'),
      ...everywhere('delivery_fee_income', 'Delivery sales', 'Income'),
      ...everywhere('bag_container_other_fees', 'Delivery sales', 'Income'),
      ...['merchant_promo', 'order_error', 'error_recovery'].flatMap((component) =>
        everywhere(component, 'Delivery discounts & refunds', 'Income'),
      ),
      ...[
        'promo_fee',
        'commission',
        'delivery_network_fee',
        'processing_fee',
        'ads_marketing',
      ].flatMap((component) => everywhere(component, 'Delivery platform fees', 'Expense')),
      ...[
        'platform_promo',
        'sales_tax',
        'facilitator_tax_withheld',
        'tips',
        'capital_repayment',
      ].flatMap((component) =>
        everywhere(component, 'Delivery pass-through', 'Other Current Liability'),
      ),
      ...WITHHELD,
    ],
  },
];

export function templateOf(id: TemplateId): MappingTemplate {
  const template = MAPPING_TEMPLATES.find((one) => one.id === id);
  if (template === undefined) {
    throw new RangeError(`The contract names a template ${id} that is not kept here.`);
  }
  return template;
}

/**
 * The account names that templates use for a component; the minimal template is excluded, as its accounts combine too
 * many.
 */
export function templateNames(component: string, platform: DeliveryPlatform | null): string[] {
  const names = MAPPING_TEMPLATES.filter(({ id }) => id !== 'minimal')
    .flatMap(({ accounts }) => accounts)
    .filter(
      (account) =>
        account.component === component &&
        (account.platform === null || account.platform === platform),
    )
    .map(({ name }) => name);
  return [...new Set(names)];
}
