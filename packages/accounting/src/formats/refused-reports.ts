import type { RefusedReport } from './report-format.ts';

const NO_MONEY = 'It holds no payout money, so nothing can be booked from it.';

/** Reports that are recognized by their header and must not be read, with what to upload instead. */
export const REFUSED_REPORTS: readonly RefusedReport[] = [
  {
    title: 'Uber Eats Orders and items',
    identifiedBy: ['workflow id', 'item name'],
    reason: 'would_double_count',
    message:
      'This is the Uber Eats "Orders and items" report: it lists each order and then its items again, so adding its rows would double count sales. Export "Payment Details" instead.',
  },
  {
    title: 'Uber Eats store pauses',
    identifiedBy: ['pause start', 'pause duration'],
    reason: 'unsupported_report',
    message: `This is the Uber Eats store pause report. ${NO_MONEY} Export "Payment Details" instead.`,
  },
  {
    title: 'Uber Eats order history',
    identifiedBy: ['order id', 'ticket size'],
    reason: 'unsupported_report',
    message:
      'This is the Uber Eats order history report: it has order values but no fees and no payout. Export "Payment Details" instead.',
  },
  {
    title: 'Uber Eats Payment Details of a country with VAT',
    identifiedBy: ['order id', 'workflow id', 'vat on sales'],
    reason: 'unsupported_report',
    message:
      'This is the Uber Eats Payment Details report of a country with VAT. Payouts of the United States and of Canada can be read, in USD and CAD; those of other countries cannot.',
  },
  {
    title: 'DoorDash product mix',
    identifiedBy: ['item name', 'category', 'gross sales'],
    reason: 'unsupported_report',
    message: `This is the DoorDash product mix report: sales by item. ${NO_MONEY} Give the "Detailed transactions" export or TRANSACTION_DETAIL instead.`,
  },
  ...['total orders incl. cancelled orders', 'total delivered or picked up orders'].map(
    (name): RefusedReport => ({
      title: 'DoorDash sales by store or by time',
      identifiedBy: ['gross sales', name],
      reason: 'unsupported_report',
      message: `This is a DoorDash sales report (sales by store or by time): it adds up orders and has no payout. ${NO_MONEY} Give the "Detailed transactions" export or TRANSACTION_DETAIL instead.`,
    }),
  ),
  {
    title: 'DoorDash sales by order',
    identifiedBy: ['order id', 'order status', 'gross sales'],
    reason: 'unsupported_report',
    message: `This is a DoorDash sales by order report: it has the value of each order and no fees and no payout. ${NO_MONEY} Give the "Detailed transactions" export or TRANSACTION_DETAIL instead.`,
  },
  {
    title: 'DoorDash ORDER_DETAIL',
    identifiedBy: ['order item id', 'item name', 'unit price'],
    reason: 'would_double_count',
    message:
      'This is the DoorDash ORDER_DETAIL report: it lists items, and adding them up would double count orders. Give the "Detailed transactions" export or TRANSACTION_DETAIL instead.',
  },
  {
    title: 'DoorDash STORE_INFORMATION',
    identifiedBy: ['store id', 'store address', 'store latitude'],
    reason: 'unsupported_report',
    message: `This is the DoorDash STORE_INFORMATION report. ${NO_MONEY} Give the "Detailed transactions" export or TRANSACTION_DETAIL instead.`,
  },
  {
    title: 'DoorDash promotion or advertising performance',
    identifiedBy: ['campaign id', 'store id'],
    reason: 'unsupported_report',
    message: `This is a DoorDash campaign performance report. ${NO_MONEY} Give the "Detailed transactions" export or TRANSACTION_DETAIL instead.`,
  },
];
