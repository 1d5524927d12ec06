import type { ReportFormat, RowKind } from '../report-format.ts';

const PAYMENT_BY_DESCRIPTION: Readonly<Record<string, string>> = {
  'ad spend': 'ad_spend',
  'ads spend': 'ad_spend',
  'ad spends': 'ad_spend',
  'ad credit': 'ad_credit',
  'ad credits': 'ad_credit',
  'ads credit': 'ad_credit',
  'ads credits': 'ad_credit',
};

/** Classifies a row by its status and by the description of its "Other payments". */
export const UBEREATS_ROW_KIND: ReportFormat['kind'] = {
  columns: ['order status', 'other payments description'],
  names: ['ad_spend', 'ad_credit', 'other'],
  of: ([status = '', description = '']): RowKind => {
    const words = description.toLowerCase().replace(/\s+/g, ' ').trim();
    return {
      name: PAYMENT_BY_DESCRIPTION[words] ?? 'other',
      // A refund prints the date of the original order, which may be in a closed month.
      dated: /^\s*refund(ed)?\s*$/i.test(status) ? 'period_end' : 'own',
      description: description.trim(),
    };
  },
};
