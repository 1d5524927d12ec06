import { counted, formatCount } from '../../shared/format/counted.ts';
import { messages } from '../../shared/language/messages.ts';

const entriesOf = (count: number) => counted(count, 'entry', 'entries');

/** What the list of payouts says. */
export const words = messages({
  payout: 'payout',
  payouts: 'payouts',
  allPayouts: 'All payouts',
  paid: 'Paid',
  store: 'Store',
  platform: 'Platform',
  gross: 'Gross sales',
  net: 'Net deposit',
  currency: 'Currency',
  status: 'Status',
  reference: 'Reference',
  salesDays: 'Sales days',
  noneYet: 'No payouts yet',
  upload: 'Upload a report',
  noneYetMeaning:
    'Each payout in a report appears here, ready to post or with what it still needs.',
  name: (store: string, day: string) => `${store}, ${day}`,
  post: (count: number) => `Post ${counted(count, 'payout')}`,
  postLeftOut: (some: number, selected: number) =>
    `${formatCount(some)} of ${formatCount(selected)} are ready to post.`,
  postJob: (count: number) => `Post ${entriesOf(count)}`,
  postTitle: (count: number, total: string, client: string) =>
    `Post ${entriesOf(count)} (${total}) to ${client} in QuickBooks?`,
  postConfirm: (count: number, total: string) => `Post ${entriesOf(count)} (${total})`,
  postKeep: 'Don’t post',
  postDeposit: (total: string) => `${total} is the net deposit, as the platform paid it.`,
  postVerified: 'Each is marked posted once QuickBooks confirms it.',
  postReversible: 'You can reverse each of them afterward.',
  nothingToPost: 'None of these payouts has an entry that can be posted now.',
  notPosted: (count: number, reason: string) => `${entriesOf(count)} left out. ${reason}`,
  tooManyEntries: (most: number) =>
    `These payouts have more than ${formatCount(most)} entries. Select fewer.`,
  openRun: 'Open the run',
  approve: (count: number) => `Approve ${counted(count, 'payout')}`,
  approveLeftOut: (some: number, selected: number) =>
    `${formatCount(some)} of ${formatCount(selected)} need a review.`,
  approveJob: (count: number) => `Approve ${entriesOf(count)}`,
  approveTitle: (count: number, client: string) => `Approve ${entriesOf(count)} for ${client}?`,
  approveConfirm: (count: number) => `Approve ${entriesOf(count)}`,
  approveKeep: 'Keep reviewing',
  approveTotal: (total: string) => `${total} net deposit in all. Every check passed.`,
  approveReady: 'They become ready to post. Nothing is sent to QuickBooks yet.',
  nothingToApprove:
    'None of these payouts needs only your approval. Open them to see what they need.',
  entriesOf: (payouts: number) => `Entries of ${counted(payouts, 'payout')}`,
});
