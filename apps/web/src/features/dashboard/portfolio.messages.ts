import { counted } from '../../shared/format/counted.ts';
import { messages } from '../../shared/language/messages.ts';

/** What the home of somebody with several clients says. */
export const words = messages({
  title: 'Your clients',
  documentTitle: 'Home',
  allClients: 'All clients',
  loading: 'Loading your clients',
  strip: 'Clients by what they need',
  ok: 'Nothing waiting',
  attention: 'Need attention',
  blocked: 'Something failed',
  figure: (label: string, clients: number) => `${label}: ${counted(clients, 'client')}`,
  hidden: (clients: number) =>
    `${counted(clients, 'client')} ${clients === 1 ? 'requires' : 'require'} two-step sign-in`,
  hiddenMeaning: 'We count what’s waiting there once you sign in with a second step.',
  setUpSecondStep: 'Two-step sign-in',

  needsYou: 'Needs you',
  nothingNeedsYou: 'Nothing needs you in any client right now.',
  allThatNeed: (clients: number) => `All ${counted(clients, 'client')} that need attention`,
  openClient: (client: string) => `Open ${client}`,
  entriesFailed: (entries: number) => `${counted(entries, 'entry', 'entries')} failed to post`,
  importsFailed: (files: number) => `${counted(files, 'file')} couldn’t be read`,
  fetchesFailed: (stores: number) => `${counted(stores, 'store connection')} failed to sync`,
  needMapping: (entries: number) => `${counted(entries, 'entry', 'entries')} without an account`,
  toReview: (entries: number) => `${counted(entries, 'entry', 'entries')} to review`,
  ready: (entries: number) => `${counted(entries, 'entry', 'entries')} ready to post`,
  owed: (entries: number) => `${counted(entries, 'posting')} to confirm in QuickBooks`,
  drifted: (entries: number) => `${counted(entries, 'entry', 'entries')} changed in QuickBooks`,

  continueTitle: 'Continue where you left off',
  continueAt: (client: string, page: string) => `${client} – ${page}`,

  closeTitle: (month: string) => `Close ${month}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  due: (day: string, left: number) =>
    left === 0
      ? `Due today, ${day}`
      : left > 0
        ? `Due ${day}, ${counted(left, 'day')} left`
        : `Was due ${day}, ${counted(-left, 'day')} ago`,
  states: 'Clients by how far the month is',
  all: 'All',
  open: 'Open',
  posted: 'Posted',
  reconciled: 'Reconciled',
  readyToClose: 'Ready to close',
  nothing: 'No payouts',
  client: 'Client',
  state: 'Month',
  openItems: 'Open items',
  postedEntries: 'Posted entries',
  payouts: 'Payouts',
  notReconciled: 'Not reconciled',
  noneInState: 'No clients are at this stage for the month.',
  noClients: 'You have no open clients.',
  clientsNoun: 'clients',
  closeHelp:
    'Open: something isn’t in QuickBooks yet. Posted: QuickBooks differs or hasn’t confirmed. Reconciled: everything agrees, but more may still come. Ready to close: the month is over and everything agrees.',
});
