import { messages } from '../language/messages.ts';

/** The columns and states of invoices. */
export const words = messages({
  invoice: 'invoice',
  invoices: 'invoices',
  number: 'Invoice',
  date: 'Date',
  description: 'For',
  amount: 'Amount',
  currency: 'Currency',
  status: 'Status',
  from: 'From',
  to: 'To',
  client: 'Client',
  paidBy: 'Paid by',
  page: 'Page',
  paid: 'Paid',
  open: 'Unpaid',
  past_due: 'Past due',
  credited: 'Credited',
  void: 'Void',
  card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  expires: (month: string) => `Expires ${month}`,
});
