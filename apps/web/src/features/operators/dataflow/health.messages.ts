import { counted, formatCount } from '../../../shared/format/counted.ts';
import { messages } from '../../../shared/language/messages.ts';

/** What the health page of data flow says. */
export const words = messages({
  title: 'Data flow health',
  about: 'How each part of this installation is doing now, and how it did in the period.',
  loading: 'Loading health',
  pause: 'Pause updates',
  resume: 'Resume updates',
  period: 'Period',
  lastHours: (hours: number) =>
    hours <= 24
      ? hours === 1
        ? 'Last hour'
        : `Last ${counted(hours, 'hour')}`
      : `Last ${counted(hours / 24, 'day')}`,
  healthy: 'Everything works',
  degraded: 'Something needs attention',
  down: 'Part of the installation is down',
  parts: 'Parts',
  worked: (total: number, failed: number) =>
    `${formatCount(total)} in the period, ${formatCount(failed)} failed`,
  waits: (total: number, failed: number) =>
    `${formatCount(total)} waiting, ${formatCount(failed)} failed in the period`,
  answered: (duration: string) => `Answered in ${duration}`,
  slowest: (duration: string) => `95% took at most ${duration}`,
  oldest: (duration: string) => `The oldest has waited ${duration}`,
  stages: 'Stages of a run',
  stage: 'Stage',
  done: 'Done',
  failed: 'Failed',
  half: 'Median',
  most: '95% took at most',
  queues: 'Queues',
  queue: 'Queue',
  waiting: 'Waiting',
  age: 'Oldest',
  noQueues: 'No jobs are waiting.',
  counters: 'Needs attention',
  unknownPostings: 'Postings with an unknown outcome',
  stuckRuns: 'Stuck runs',
  waitingWebhooks: 'Webhooks waiting',
  browserErrors: 'Errors reported by pages',
  droppedEvents: 'Events that weren’t recorded',
  migration: 'Migration',
  databaseSize: 'Database size',
  levels: 'Service levels',
  loadingLevels: 'Loading service levels',
  levelsPeriod: (days: number) => `the last ${counted(days, 'day')}`,
  noDuplicates: 'QuickBooks holds no entry more than once.',
  duplicates: (entries: number) =>
    `QuickBooks holds ${counted(entries, 'entry', 'entries')} more than once`,
  duplicatesMeaning: 'Open each one in its client to see what to delete.',
  megabytes: (megabytes: number) => `${formatCount(megabytes, 1)} MB`,
});

/** What needs somebody, in a sentence. */
export const findingTexts = messages({
  jobs_waiting: 'Jobs have been waiting too long. Check that a worker is running.',
  postings_unknown:
    'Postings have had an unknown outcome for too long. Check that QuickBooks can be reached.',
  runs_stuck: 'Runs haven’t moved for half an hour.',
  webhooks_waiting: 'Webhooks have been waiting for more than 15 minutes.',
  mail_waiting: 'Mail has been waiting for more than 15 minutes. Check the mail settings.',
  events_dropped:
    'Some events couldn’t be recorded, so this period’s figures and traces have gaps.',
});

/** What is promised. */
export const levelNames = messages({
  requests: 'Requests answered',
  fast_requests: 'Requests answered within a second',
  postings: 'Entries posted, not blocked',
  prompt_postings: 'Entries posted within 5 minutes of approval',
  balanced_payouts: 'Payouts that add up',
});

/** What our own parts are called; providers have their own names. */
export const partNames = messages({
  api: 'Web and API',
  database: 'Database',
  queue: 'Job queue',
  workers: 'Workers',
  mail: 'Mail',
});

/** What the stages of a run are called. */
export const stageNames = messages({
  fetch: 'Fetch',
  parse: 'Read',
  validate: 'Check',
  plan: 'Plan',
  post: 'Post',
  verify: 'Verify',
});
