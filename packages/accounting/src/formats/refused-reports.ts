import type { RefusedReport } from './report-format.ts';

const NO_MONEY = 'It holds no payout money, so nothing can be booked from it.';

/** Reports that are known by their header and must not be read, with what to give instead. */
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
