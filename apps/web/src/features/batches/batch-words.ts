import type { components } from '@platebook/api-client';
import { formatPeriod } from '../../shared/format/days.ts';
import type { Batch, BatchItem, BatchSummary } from './batches.queries.ts';

type Schemas = components['schemas'];
export type Operation = Schemas['BatchOperation'];
type Options = Schemas['BatchOptions'];

export type OperationWords = {
  readonly title: string;
  /** What it does for each client. */
  readonly meaning: string;
  /** What it has to be told. */
  readonly asks: readonly (
    | 'days'
    | 'platform'
    | 'dry_run'
    | 'template'
    | 'from_client'
    | 'paused'
  )[];
};

export const OPERATIONS: Readonly<Record<Operation, OperationWords>> = {
  sync: {
    title: 'Sync',
    meaning: 'Fetches reports for a period from Uber Eats and DoorDash.',
    asks: ['days', 'platform', 'dry_run'],
  },
  retry_failed: {
    title: 'Retry failed',
    meaning: 'Restarts the syncs that failed last.',
    asks: ['platform'],
  },
  post_ready: {
    title: 'Post ready entries',
    meaning: 'Posts every mapped and reviewed entry to QuickBooks.',
    asks: ['platform'],
  },
  apply_mapping_template: {
    title: 'Apply a mapping template',
    meaning: 'Maps line items to the accounts in a template.',
    asks: ['template'],
  },
  copy_mapping: {
    title: 'Copy a mapping',
    meaning: 'Copies the accounts mapping from another client.',
    asks: ['from_client'],
  },
  set_schedule: {
    title: 'Pause or resume automatic sync',
    meaning: 'Turns automatic sync off or on.',
    asks: ['paused', 'platform'],
  },
  export_workpapers: {
    title: 'Export workpapers',
    meaning: 'Creates a month-end pack for each client: workpapers, journal and summaries.',
    asks: ['days'],
  },
};

export const TEMPLATES: Readonly<Record<NonNullable<Options['template']>, string>> = {
  us_facilitated: 'United States, tax remitted by the platform',
  us_not_facilitated: 'United States, tax remitted by the restaurant',
  canada: 'Canada',
  cash: 'Cash basis',
  minimal: 'Minimal',
};

/** What a batch was told, in a line: "Nov 2–8, 2026 · Uber Eats". */
export function optionsInWords({
  operation,
  options,
}: Pick<BatchSummary, 'operation' | 'options'>): string {
  const { from, to, channel_type: platform, dry_run: dry, template, paused } = options;
  const parts = [
    ...(from === undefined || to === undefined ? [] : [formatPeriod(from, to)]),
    ...(platform === undefined ? [] : [platform === 'ubereats' ? 'Uber Eats' : 'DoorDash']),
    ...(dry === true ? ['Dry run'] : []),
    ...(template === undefined ? [] : [TEMPLATES[template]]),
    ...(operation === 'set_schedule' ? [paused === true ? 'Pause' : 'Resume'] : []),
  ];
  return parts.join(' · ');
}

/** The tone and word of a badge. */
export type StateWords = {
  readonly word: string;
  readonly tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
};

export const STATUSES: Readonly<Record<BatchSummary['status'], StateWords>> = {
  running: { word: 'Running', tone: 'info' },
  paused: { word: 'Paused', tone: 'warning' },
  completed: { word: 'Completed', tone: 'success' },
  partial: { word: 'Partly done', tone: 'warning' },
  failed: { word: 'Failed', tone: 'danger' },
  cancelled: { word: 'Canceled', tone: 'neutral' },
};

export const ITEM_STATES: Readonly<Record<BatchItem['state'], StateWords>> = {
  queued: { word: 'Waiting', tone: 'neutral' },
  running: { word: 'Working', tone: 'info' },
  done: { word: 'Done', tone: 'success' },
  skipped: { word: 'Skipped', tone: 'neutral' },
  failed: { word: 'Failed', tone: 'danger' },
  cancelled: { word: 'Canceled', tone: 'neutral' },
  undone: { word: 'Reversed', tone: 'neutral' },
};

const ITEM_ORDER: readonly BatchItem['state'][] = [
  'failed',
  'running',
  'queued',
  'done',
  'skipped',
  'cancelled',
  'undone',
];

/** Failures on top, then what is under way; the rest as it was started. */
export function inOrderOfConcern(items: readonly BatchItem[]): readonly BatchItem[] {
  return [...items].sort(
    (one, other) => ITEM_ORDER.indexOf(one.state) - ITEM_ORDER.indexOf(other.state),
  );
}

/** "12 of 40 clients", "3 failed". */
export function progressOf({ counts }: Pick<Batch, 'counts'>): { percent: number; words: string } {
  const { total, queued, running, failed } = counts;
  const over = total - queued - running;
  const failures = failed === 0 ? '' : `, ${failed} failed`;
  return {
    percent: total === 0 ? 100 : Math.floor((100 * over) / total),
    words: `${over} of ${total === 1 ? '1 client' : `${total} clients`}${failures}`,
  };
}
