import { messages } from '../shared/language/messages.ts';

/** The made-up weeks of the front page, and the accounts of their entries. */
export const words = messages({
  taxCollected: 'Tax collected',
  promotions: 'Promotions',
  refunds: 'Refunds and error charges',
  commission: 'Commission',
  marketing: 'Marketing',
  otherFees: 'Other fees and tax on fees',
  platformTax: 'Tax remitted by the platform',
  taxAccount: 'Facilitator tax pass-through',
  promotionsAccount: 'Promotions (contra)',
  refundsAccount: 'Refunds & error charges (contra)',
  commissionAccount: 'Delivery commission',
  advertisingAccount: 'Delivery advertising',
  feesAccount: 'Promotion fees',
  grossSales: 'Gross sales',
  netPayout: 'Net payout',
  period: 'Mar 30–Apr 5',
  uberSentence:
    'You sold $5,100.00. Uber Eats kept $1,809.50 (35.5%) in all: commission $1,275.00, marketing and other fees $142.00, promotions $324.00, refunds and adjustments $98.05, less tax, tips and fees passed on $29.55. It paid $3,290.50 on Apr 7; every cent is accounted for.',
  doorDashSentence:
    'You sold $4,186.40. DoorDash kept $1,483.75 (35.4%) in all: commission $1,046.60, marketing and other fees $159.75, promotions $215.00, refunds and adjustments $62.40. It paid $2,702.65 on Apr 6; every cent is accounted for.',
  week: (platform: string, period: string) => `One week on ${platform}, ${period}`,
  salesAccount: (platform: string) => `Delivery sales – ${platform}`,
  clearingAccount: (platform: string) => `Clearing – ${platform}`,
  entry: 'Journal entry',
  account: 'Account',
  debit: 'Debit (USD)',
  credit: 'Credit (USD)',
  total: 'Total',
  note: 'An example with made-up figures. The clearing account returns to zero when the deposit reaches your bank.',
});
