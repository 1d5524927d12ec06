import { codedMessages } from '@platebook/accounting';
import type { CodedMessage } from '@platebook/accounting';

type Entries = { readonly entries: number };
type Schedules = { readonly schedules: number };
type Mapped = { readonly components: number; readonly missing_accounts: number };

/** The message values of a batch's results for a client, by code. */
type BatchMessageValues = {
  // What would be done.
  readonly post_entries: Entries;
  readonly map_components: Mapped;
  readonly make_workpapers: { readonly payouts: number };
  /** `without`: names of platforms that are not connected. Dates are `YYYY-MM-DD`. */
  readonly sync_channels: {
    readonly channels: number;
    readonly from: string;
    readonly to: string;
    readonly without: string[];
  };
  readonly restart_syncs: { readonly syncs: number };
  readonly pause_schedules: Schedules;
  readonly resume_schedules: Schedules;
  // What was done.
  readonly entries_sent: Entries & { readonly refused: number };
  readonly entries_reversed: Entries & { readonly left: number };
  readonly components_mapped: Mapped;
  readonly file_made: { readonly file: string };
  readonly channels_synced: { readonly channels: number; readonly left_out: number };
  readonly syncs_restarted: { readonly syncs: number; readonly left: number };
  readonly schedules_paused: Schedules;
  readonly schedules_resumed: Schedules;
  readonly schedules_restored: Schedules;
  // The outcome of its runs.
  readonly runs_failed: { readonly count: number };
  readonly runs_waiting: { readonly count: number };
  /** Stored before codes existed. */
  readonly stored: { readonly text: string };
};

export type BatchMessageCode = keyof BatchMessageValues;
export type BatchMessage = CodedMessage<BatchMessageValues>;

const ENGLISH: {
  readonly [Code in BatchMessageCode]: (values: BatchMessageValues[Code]) => string;
} = {
  post_entries: ({ entries }) => `Post ${entriesOf(entries)}`,
  map_components: (mapped) => `Map ${counted(mapped.components, 'component')}${lacking(mapped)}`,
  make_workpapers: ({ payouts }) => `Workpapers of ${counted(payouts, 'payout')}`,
  sync_channels: ({ channels, from, to, without }) =>
    `Sync ${counted(channels, 'channel')}, ${from} to ${to}${without.length === 0 ? '' : `; ${without.join(' and ')} is left out because it isn't connected`}`,
  restart_syncs: ({ syncs }) => `Start ${counted(syncs, 'failed sync')} again`,
  pause_schedules: ({ schedules }) => `Pause ${counted(schedules, 'schedule')}`,
  resume_schedules: ({ schedules }) => `Go on with ${counted(schedules, 'schedule')}`,
  entries_sent: ({ entries, refused }) =>
    `${entriesOf(entries)} sent${refused === 0 ? '' : `, ${refused} refused`}`,
  entries_reversed: ({ entries, left }) =>
    `${entriesOf(entries)} reversed today${left === 0 ? '' : `, ${left} left`}`,
  components_mapped: (mapped) =>
    `${counted(mapped.components, 'component')} mapped${lacking(mapped)}`,
  file_made: ({ file }) => file,
  channels_synced: ({ channels, left_out: left }) =>
    `${counted(channels, 'channel')} synced${left === 0 ? '' : `; ${counted(left, 'channel')} left out`}`,
  syncs_restarted: ({ syncs, left }) =>
    `${counted(syncs, 'sync')} started again${left === 0 ? '' : `; ${left} can't be`}`,
  schedules_paused: ({ schedules }) => `${counted(schedules, 'schedule')} paused`,
  schedules_resumed: ({ schedules }) => `${counted(schedules, 'schedule')} going on`,
  schedules_restored: ({ schedules }) => `${counted(schedules, 'schedule')} as before`,
  runs_failed: ({ count }) => `${count} failed`,
  runs_waiting: ({ count }) => `${count} waiting for you`,
  stored: ({ text }) => text,
};

/** The messages about what a batch does for a client. */
export const batchMessage = codedMessages<BatchMessageValues>(ENGLISH);

/** Several messages as one text; null if there are none. */
export function textOf(messages: readonly Pick<BatchMessage, 'message'>[]): string | null {
  return messages.length === 0 ? null : messages.map(({ message }) => message).join('; ');
}

export function isBatchMessageCode(code: string): code is BatchMessageCode {
  return Object.hasOwn(ENGLISH, code);
}

/** A sentence that QuickBooks lacks accounts, to append after what was mapped. */
export function lacking({ missing_accounts: missing }: Pick<Mapped, 'missing_accounts'>): string {
  return missing === 0 ? '' : `; the books lack ${counted(missing, 'account')}`;
}

function entriesOf(count: number): string {
  return counted(count, 'entry', 'entries');
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
