import { counted } from '../../shared/format/counted.ts';
import { messages } from '../../shared/language/messages.ts';

/** Where a plan and its trial stand. */
export const words = messages({
  trial: 'Trial',
  active: 'Active',
  past_due: 'Payment failed',
  expired: 'Trial ended',
  cancelled: 'Ended',
  canceledActive: 'Canceled, still active',
  trialEnded: 'Trial ended',
  trialEnds: 'Trial ends',
  ends: 'Ends',
  postingStops: 'Posting stops',
  renews: 'Renews',
  oncePosted: (left: number) => `Once you’ve posted ${counted(left, 'more payout')}`,
  daysThenPosted: (days: number, left: number) =>
    `In ${counted(days, 'day')} or later, once you’ve posted ${counted(left, 'more payout')}`,
  hasEnded: (plan: string) => `${plan} has ended`,
  endedOn: (plan: string, day: string) => `${plan} ended on ${day}`,
  readOnly: 'You can still read and export everything. Nothing new posts until you choose a plan.',
  paused: 'Posting is paused: the last payment failed',
  resumesOnPay: 'You can still read and export everything. Posting resumes when you pay.',
  noTrial: 'You’re not on a trial',
  noTrialOf: (plan: string) => `You’re on ${plan}. There’s no trial to end.`,
  became: (plan: string) => `Your trial became ${plan}`,
  allHere: 'Everything you set up and posted in the trial is still here.',
  trialOver: 'Your trial has ended',
  nothingDeleted: 'Nothing new posts until you choose a plan. Nothing was deleted.',
  daysOver: 'Your trial days are over',
  daysLeft: (days: number) => `${counted(days, 'day')} left`,
  endsWithDays: 'The trial ends when its days are over.',
  endsWithPayouts: (payouts: number) =>
    `The trial ends when its days are over and you’ve posted ${counted(payouts, 'payout')}, whichever comes later.`,
  nextPosting: 'You can keep posting payouts to QuickBooks. Home shows anything that needs you.',
  nextReports: 'Reports and payouts keep coming in. Home shows anything that needs you.',
  stopsQuickBooks: 'Nothing new posts to QuickBooks until you choose a plan.',
  stops: 'Nothing new posts until you choose a plan.',
  readAndExport: 'You can read and export everything. Nothing is deleted.',
  entriesStay: 'Entries already in your books stay as they are.',
  resumesOnChoice: 'Posting resumes as soon as you choose a plan.',
  continues: 'Choose a plan before then and posting continues without a break.',
});
