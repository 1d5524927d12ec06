import { adds, movesTax, type MoneyColumn } from '../report-format.ts';

/**
 * Columns only in Canadian files. "Tax on Markup", "Tax on Service fee (Markup)" and a tax column for ads are never
 * printed, so the GST/HST, QST and PST columns there are the money itself rather than a split of another column.
 */
export const UBEREATS_CANADA_MONEY: readonly MoneyColumn[] = [
  { names: ['cost of delivery (excl. tax)'], terms: adds('delivery_network_fee') },
  { names: ['tax on cost of delivery'], terms: adds('delivery_network_fee_tax') },
  { names: ['marketplace fee discount'], terms: adds('commission') },
  { names: ['service fee (markup)'], terms: adds('commission') },
  ...taxes(['gst/hst', 'qst', 'pst'], 'service fee (markup)', () => adds('commission_tax')),
  ...taxes(['gst/hst', 'qst', 'pst'], 'markup', () => adds('markup_tax')),
  // "Other payments" for an ad include the tax in these columns.
  ...taxes(['gst/hst', 'qst', 'pst'], 'ads spend', () => inside('ads_marketing')),
  ...taxes(['gst/hst', 'qst', 'pst'], 'ads credit', () => inside('ad_credit')),
];

function taxes(
  names: readonly string[],
  column: string,
  terms: () => MoneyColumn['terms'],
): MoneyColumn[] {
  return names.map((tax) => ({ names: [`${tax} on ${column}`], terms: terms() }));
}

function inside(component: 'ads_marketing' | 'ad_credit'): MoneyColumn['terms'] {
  const terms = movesTax(component, `${component}_tax`);
  return () => terms;
}
