import type { PlanInvoice } from '../api/entities.ts';
import type { ListColumn } from '../list/list-definition.ts';
import { words } from './invoices.messages.ts';

/** "Paid", "Past due". */
export function invoiceState({ state }: Pick<PlanInvoice, 'state'>): string {
  return words[state];
}

/** The columns of an invoice file. */
export function invoiceColumns(): readonly ListColumn<PlanInvoice>[] {
  const day = (instant: string | null) => instant?.slice(0, 10) ?? '';
  return [
    { id: 'number', header: words.number, value: ({ number }) => number },
    { id: 'date', header: words.date, value: ({ issued_at }) => day(issued_at) },
    { id: 'description', header: words.description, value: ({ description }) => description },
    { id: 'from', header: words.from, value: ({ period_starts_at }) => day(period_starts_at) },
    { id: 'to', header: words.to, value: ({ period_ends_at }) => day(period_ends_at) },
    {
      id: 'amount',
      header: words.amount,
      value: ({ amount_cents }) => amount_cents,
      file: ({ amount_cents }) => ({ cents: amount_cents }),
      numeric: true,
    },
    { id: 'currency', header: words.currency, value: ({ currency }) => currency },
    { id: 'status', header: words.status, value: invoiceState },
    { id: 'page', header: words.page, value: ({ url }) => url ?? '' },
  ];
}
