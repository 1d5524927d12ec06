import { messages } from '../../shared/language/messages.ts';

/** How a plan is paid for, and what was. */
export const words = messages({
  payment: 'Payment',
  method: 'Payment method',
  loadingPayment: 'Loading the payment method',
  loadingInvoices: 'Loading invoices',
  loadingDetails: 'Loading billing contacts',
  none: 'None yet',
  paidByYou: 'You pay for this client.',
  paidByOther:
    'Someone else pays for this client. Only they can see and change the payment method.',
  expiring: 'This card expires soon',
  expired: 'This card has expired',
  replace: 'Use another card before the next payment so posting doesn’t stop.',
  change: 'Change payment method',
  unchanged: 'Your payment method wasn’t changed.',
  invoices: 'Invoices',
  next: (amount: string, day: string) => `Next invoice: about ${amount} on ${day}.`,
  noNext: 'No more charges.',
  noInvoices: 'No invoices yet. The first appears when you pay for a plan.',
  contacts: 'Billing contacts',
  emails: 'Email receipts to',
  emailsHint:
    'They get a copy of each receipt. Whoever pays gets theirs from the payment provider.',
  taxId: 'Tax ID',
  taxIdHint: 'Printed on your next invoices.',
  notEmail: 'This isn’t an email address.',
  emailsInvalid: 'Remove or correct anything that isn’t an email address',
  taxIdLong: 'Use at most 30 characters',
  save: 'Save contacts',
  what: 'the billing contacts',
  saved: 'Saved',
  unsaved: 'Unsaved changes',
});
