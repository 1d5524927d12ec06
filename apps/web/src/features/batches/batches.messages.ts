import { counted, formatCount } from '../../shared/format/counted.ts';
import { messages } from '../../shared/language/messages.ts';

type Previewed = {
  readonly included: number;
  readonly total: number;
  readonly skipped: number;
  readonly blocked: number;
};

/** What batches say. */
export const words = messages({
  title: 'Batch operations',
  intro: 'Run one action for several clients. Review it before it starts.',
  start: 'Start a batch',
  loadingOne: 'Loading the batch',
  batchNoun: 'batch',
  batchesNoun: 'batches',
  allBatches: 'All batches',
  allClients: 'All clients',
  noneYet: 'No batches yet',
  notYours: 'Only a client’s managers and owners can start a batch. Ask the client’s owner.',
  howItWorks:
    'Choose an action and clients. You’ll review what happens for each client before it starts.',
  syncLastWeek: 'Sync last week for every client',
  postReady: 'Post ready entries',
  exportLastMonth: 'Export last month’s workpapers',
  action: 'Action',
  options: 'Options',
  status: 'Status',
  clients: 'Clients',
  entries: 'Entries',
  started: 'Started',
  finished: 'Finished',
  clientCount: (clients: number) => counted(clients, 'client'),
  clientsOfBatch: 'Clients in this batch',
  about: 'About this batch',
  technicalDetails: 'Technical details',
  clientsAtATime: 'Clients at a time',
  fourAtATime: '4, to stay within QuickBooks limits',
  idempotencyKey: 'Idempotency key',
  client: 'Client',
  state: 'Status',
  result: 'Result',
  open: 'Open',
  download: 'Download',
  doneAndWhy: (done: string, why: string) => `${done}: ${why}`,
  downloadPack: (client: string) => `Download month-end pack for ${client}`,
  downloadPacks: (packs: number) => `Download all ${formatCount(packs)} packs`,
  resultsAsCsv: 'Results as CSV',
  pause: 'Pause',
  resume: 'Resume',
  cancelRemaining: 'Cancel remaining',
  retryFailed: (failed: number) => `Retry ${formatCount(failed)} failed`,
  reverse: 'Reverse batch',
  cancelQuestion: 'Cancel remaining clients?',
  inProgressFinish: 'Clients in progress will finish.',
  waitingCanceled: 'Waiting clients are canceled. Finished clients stay as they are.',
  reverseQuestion: 'Reverse this batch?',
  reversedToday: 'Posted entries are reversed with today’s date.',
  schedulesRestored: 'Schedules are restored.',
  irreversibleShown: 'Anything that can’t be reversed shows why.',
  notNow: 'Not now',
  nothingChanged: 'Nothing was changed.',
  chooseAction: 'Choose action',
  chooseClients: 'Choose clients',
  review: 'Review',
  back: 'Back',
  noClients: 'No clients to choose from',
  openClients: 'Open your clients',
  searchClients: 'Search clients',
  selectAll: (clients: number) => `Select all ${formatCount(clients)}`,
  selectNone: 'Select none',
  noneMatch: 'No clients match',
  tooMany: (most: number) => `At most ${formatCount(most)} at a time`,
  selected: (clients: number) => `${formatCount(clients)} selected`,
  name: 'Name',
  number: 'Number',
  accounting: 'Accounting',
  salesDates: 'Sales dates',
  platform: 'Platform',
  both: 'Both',
  dryRun: 'Dry run',
  dryRunMeaning: 'Fetches and checks everything without creating entries.',
  template: 'Template',
  copyFrom: 'Copy mapping from',
  chooseClient: 'Choose a client',
  automaticSync: 'Automatic sync',
  checking: 'Checking each client',
  previewed: ({ included, total, skipped, blocked }: Previewed) =>
    `${formatCount(included)} of ${counted(total, 'client')} included, ${formatCount(skipped)} skipped, ${formatCount(blocked)} blocked.`,
  willBePosted: (entries: number) => `${counted(entries, 'entry', 'entries')} will be posted.`,
  nothingStarted: 'Nothing was started.',
  previewByClient: 'Preview by client',
  startFor: (action: string, clients: number) => `${action} for ${counted(clients, 'client')}`,
  postQuestion: (entries: number, clients: number) =>
    `Post ${counted(entries, 'entry', 'entries')} for ${counted(clients, 'client')}?`,
  postedOnceConfirmed: 'Each entry is marked posted once QuickBooks confirms it.',
  canBeReversed: 'You can reverse posted entries afterward.',
  type: (confirmation: string) => `Type ${confirmation}`,
  postEntries: 'Post entries',
  whatHappens: 'What happens',
});

/** What an operation does for each client. */
export const operationMeanings = messages({
  sync: 'Fetches reports for a period from Uber Eats and DoorDash.',
  retry_failed: 'Retries each client’s last failed syncs.',
  post_ready: 'Posts every mapped and reviewed entry to QuickBooks.',
  apply_mapping_template: 'Maps line items to the accounts in a template.',
  copy_mapping: 'Copies the accounts mapping from another client.',
  set_schedule: 'Turns automatic sync off or on.',
  export_workpapers: 'Creates a month-end pack for each client: workpapers, journal and summaries.',
});

export const templateNames = messages({
  us_facilitated: 'United States, tax remitted by the platform',
  us_not_facilitated: 'United States, tax remitted by the restaurant',
  canada: 'Canada',
  cash: 'Cash basis',
  minimal: 'Minimal',
});

export const batchStatuses = messages({
  running: 'Running',
  paused: 'Paused',
  completed: 'Completed',
  partial: 'Partly done',
  failed: 'Failed',
  cancelled: 'Canceled',
});

export const itemStates = messages({
  queued: 'Waiting',
  running: 'Working',
  done: 'Done',
  skipped: 'Skipped',
  failed: 'Failed',
  cancelled: 'Canceled',
  undone: 'Reversed',
});

export const verdicts = messages({
  will_do: 'Included',
  skip: 'Skipped',
  blocked: 'Blocked',
});

/** What a link opens, by its code. */
export const linkLabels = messages({
  entries: 'Open the entries',
  mapping: 'Open the mapping',
  runs: 'Open the runs',
  sync: 'Open sync',
  download: 'Download',
});
