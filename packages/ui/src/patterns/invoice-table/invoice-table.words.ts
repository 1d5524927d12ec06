import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the invoice table. */
export const invoiceTableWords = wordsOf('invoiceTable', {
  paid: 'Paid',
  toBePaid: 'Unpaid',
  pastDue: 'Past due',
  refunded: 'Refunded',
  credited: 'Credited',
  open: 'Open',
  openInvoice: (number: string) => `Open invoice ${number}`,
  voided: 'Void',
  invoices: 'Invoices',
  nothingWasChargedYet: 'No charges yet.',
  invoice: 'Invoice',
  writtenOn: 'Date',
  chargedFor: 'For',
  amount: (currency: string) => `Amount (${currency})`,
  state: 'Status',
  paper: 'Document',
  pdf: 'PDF',
  pdfOfInvoice: (number: string) => `PDF of invoice ${number}`,
});
