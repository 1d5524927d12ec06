import type { ReactNode } from 'react';
import { counted } from '../../../shared/format/counted.ts';
import { messages } from '../../../shared/language/messages.ts';

/** What these pages say. */
export const words = messages({
  noneConnected: 'No stores connected to a delivery platform yet.',
  storeConnections: (connections: number) => counted(connections, 'store connection'),
  connectionsByState: (connections: string, states: string) => `${connections}: ${states}.`,
  syncScheduleFor: (name: string) => `Sync schedule for ${name}`,
  connectionsIntro:
    'Each store syncs automatically on each platform. Paused stores sync only when you start it.',
  theScheduleWasntChanged: 'The schedule wasn’t changed.',
  connectionsTitle: 'Store connections',
  automaticSync: 'Automatic sync',
  syncOnAutomatically: (storeName: string, platformnames: string) =>
    `Sync ${storeName} on ${platformnames} automatically`,
  store: 'Store',
  state: 'State',
  lastPayout: 'Last payout',
  none: 'None',
  nextSync: 'Next sync',
  notScheduled: 'Not scheduled',
  syncNow: (name: string) => `Sync ${name} now`,
  syncIntro:
    'Fetches reports from your delivery platforms and prepares entries. You choose what to post.',
  nothingWasFetched: 'Nothing was fetched.',
  stores: 'Stores',
  allStores: (length: number) => `All ${length} stores`,
  chooseStore: 'Choose at least one store.',
  platform: 'Platform',
  allPlatforms: 'All platforms',
  days: 'Days',
  daysHint: 'If empty: the current pay week and days that may still change.',
  longPeriodHint: 'Fetched in runs of 30 days, oldest first.',
  dryRun: 'Dry run',
  dryRunHint: 'Fetches and checks everything without creating entries.',
  startDryRun: 'Start dry run',
  syncNow2: 'Sync now',
  nothingWasChanged: 'Nothing was changed.',
  nothingCouldBeFetched: 'Nothing could be fetched',
  alreadyRunning: ' (already running)',
  mayLeave: 'You can leave this page. Syncing continues.',
  close: 'Close',
  matchToUnblock: (stores: number, entries: number) =>
    `Match ${counted(stores, 'store')} to unblock ${counted(entries, 'entry', 'entries')}`,
  unmatchedHeld: 'Payouts post once their store is matched to one of yours.',
  matchStores: 'Match stores',
  accountsNeeded: 'Each line item needs an account in QuickBooks before its entry can be posted.',
  mapAccounts: 'Map accounts',
  queue: 'Queue',
  payouts: 'Payouts',
  runs: 'Runs',
  calendar: 'Calendar',
  reconcile: 'Reconcile',
  files: 'Files',
  sync: 'Sync',
  partsOfSync: 'Parts of sync',
  syncNow3: 'Sync now…',
  uploadFiles: 'Upload files',
  schedule: 'Schedule',
  automaticSyncIsOff: 'Automatic sync is off.',
  nextSync2: (formatInstant: string) => `Next sync ${formatInstant}.`,
  exportEntriesFor: (name: string) => `Export entries for ${name}`,
  exportMeaning: 'Every line of every entry in the period, whatever its status.',
  cancel: 'Cancel',
  download: 'Download',
  nothingWasDownloaded: 'Nothing was downloaded.',
  period: 'Period',
  customRange: 'Custom range',
  exportTooLong: 'At most 366 days.',
  format: 'Format',
  postTheEntry: 'Post the entry.',
  lessThanAMinute: 'less than a minute',
  pendingInQuickbooks: 'Pending in QuickBooks',
  loadingWhatIsPending: 'Loading what is pending',
  nothingPending: 'Nothing pending. QuickBooks is up to date.',
  action: 'Action',
  waitingFor: 'Waiting for',
  nextAttempt: 'Next attempt',
  lastResponse: 'Last response',
  changedInQuickbooks: 'Changed in QuickBooks',
  checkNow: 'Check now',
  nothingWasChecked: 'Nothing was checked.',
  loadingWhatChanged: 'Loading what changed',
  notCheckedYet: 'Not checked yet.',
  checked: (when: ReactNode) => <>Checked {when}.</>,
  checkedAndMatches: (when: ReactNode) => (
    <>Checked {when}. Everything in QuickBooks matches what was posted.</>
  ),
  change: 'Change',
  deletedInQuickbooks: 'Deleted in QuickBooks',
  differences: 'Differences',
  found: 'Found',
  inQuickbooks: 'In QuickBooks',
  deleted: 'Deleted',
  openInQuickbooks: 'Open in QuickBooks',
  lateChanges: 'Late changes',
  loadingLateChanges: 'Loading late changes',
  lateChangesAppear:
    'If a platform corrects a payout after it was posted, the difference appears here for review.',
  noLateChanges: 'No late changes',
  entry: 'Entry',
});

export const channelStatesWords = messages({
  never_synced: 'Never synced',
  up_to_date: 'Up to date',
  working: 'Syncing now',
  waiting: 'Waiting for the platform',
  behind: 'Behind',
  failed: 'Failed',
  paused: 'Paused',
});

export const exportRangesWords = messages({
  last_month: 'Last month',
  this_month: 'This month',
  last_week: 'Last week',
  this_week: 'This week',
  last_7_days: 'The last 7 days',
  last_30_days: 'The last 30 days',
  last_quarter: 'Last quarter',
  this_quarter: 'This quarter',
  last_year: 'Last year',
  this_year: 'This year',
  yesterday: 'Yesterday',
  today: 'Today',
});

export const exportFormatsWords = messages({
  csv: 'CSV',
  xlsx: 'Excel workbook',
  json: 'JSON',
});

export const owedWords = messages({
  create: 'Post',
  update: 'Correct',
  delete: 'Delete',
});

export const owedStatesWords = messages({
  pending: 'Not sent yet',
  posting: 'Posting',
  unknown: 'Waiting for confirmation',
  unconfirmed: 'Waiting for confirmation',
  blocked: 'Needs you',
});
