import type { components } from '@platebook/api-client';
import { formatPeriod } from '../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { batchStatuses, itemStates, templateNames, words } from './batches.messages.ts';
import type { BatchItem, BatchSummary } from './batches.queries.ts';

type Schemas = components['schemas'];
export type Operation = Schemas['BatchOperation'];

type Option = 'days' | 'platform' | 'dry_run' | 'template' | 'from_client' | 'paused';

/** The options of each operation. */
export const OPERATION_OPTIONS: Readonly<Record<Operation, readonly Option[]>> = {
  sync: ['days', 'platform', 'dry_run'],
  retry_failed: ['platform'],
  post_ready: ['platform'],
  apply_mapping_template: ['template'],
  copy_mapping: ['from_client'],
  set_schedule: ['paused', 'platform'],
  export_workpapers: ['days'],
};

export const OPERATIONS = Object.keys(OPERATION_OPTIONS) as Operation[];

/** A batch's options on one line: "Nov 2–8, 2026 · Uber Eats". */
export function optionsInWords({
  operation,
  options,
}: Pick<BatchSummary, 'operation' | 'options'>): string {
  const { from, to, channel_type: platform, dry_run: dry, template, paused } = options;
  const parts = [
    ...(from === undefined || to === undefined ? [] : [formatPeriod(from, to)]),
    ...(platform === undefined ? [] : [PLATFORM_NAMES[platform]]),
    ...(dry === true ? [words.dryRun] : []),
    ...(template === undefined ? [] : [templateNames[template]]),
    ...(operation === 'set_schedule' ? [paused === true ? words.pause : words.resume] : []),
  ];
  return parts.join(' · ');
}

/** The tone and label of a badge. */
export type StateWords = {
  readonly word: string;
  readonly tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
};

const STATUS_TONES: Readonly<Record<BatchSummary['status'], StateWords['tone']>> = {
  running: 'info',
  paused: 'warning',
  completed: 'success',
  partial: 'warning',
  failed: 'danger',
  cancelled: 'neutral',
};

export function batchStatus(status: BatchSummary['status']): StateWords {
  return { word: batchStatuses[status], tone: STATUS_TONES[status] };
}

const ITEM_TONES: Readonly<Record<BatchItem['state'], StateWords['tone']>> = {
  queued: 'neutral',
  running: 'info',
  done: 'success',
  skipped: 'neutral',
  failed: 'danger',
  cancelled: 'neutral',
  undone: 'neutral',
};

export function itemState(state: BatchItem['state']): StateWords {
  return { word: itemStates[state], tone: ITEM_TONES[state] };
}

const ITEM_ORDER: readonly BatchItem['state'][] = [
  'failed',
  'running',
  'queued',
  'done',
  'skipped',
  'cancelled',
  'undone',
];

/** Failures first, then running items; the rest in their original order. */
export function inOrderOfConcern(items: readonly BatchItem[]): readonly BatchItem[] {
  return [...items].sort(
    (one, other) => ITEM_ORDER.indexOf(one.state) - ITEM_ORDER.indexOf(other.state),
  );
}
