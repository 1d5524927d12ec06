import type { ChartSample } from '../statechart/simulate.ts';

const done = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const fails = (actor: string, error: unknown = new Error('The line is dead')) => ({
  type: `xstate.error.actor.${actor}`,
  error,
});
const forGood = Object.assign(new Error('The platform has closed this account'), {
  code: 'account_closed',
  retryable: false,
});

const file = { reportId: 'r1', fileName: 'payments-november.csv' };
const checked = {
  rows: 1_204,
  rowsQuarantined: 0,
  payouts: 2,
  identitiesChecked: 12,
  identitiesBroken: 0,
  blocked: [],
};
const toPost = [
  { key: 'k1', documentNumber: 'UE-260331-7QK2M', totalCents: 133_940 },
  { key: 'k2', documentNumber: 'UE-260405-3XW8P', totalCents: 218_415 },
];
const planned = { payoutsPlanned: 2, entries: 2, toPost, unmapped: [], blocked: [] };
const unplanned = { payoutsPlanned: 0, entries: 0, toPost: [] };
const blocked = [
  {
    file: file.fileName,
    reason: 'does_not_balance',
    message: 'The rows do not add up to the payout. Import the complete report.',
  },
];

/** A run that fetches its reports from the platform. */
export const SYNC_LIFECYCLE_INPUT = { runId: 'run1', reportIds: [], autoPost: false };

/** Every event a run accepts, including each outcome of its actors. */
export const SYNC_LIFECYCLE_SAMPLES: readonly ChartSample[] = [
  { label: 'Start', event: { type: 'run.start' } },
  { label: 'Approve', event: { type: 'run.approve' } },
  { label: 'Stop', event: { type: 'run.cancel' } },
  { label: 'Try again', event: { type: 'run.retry' } },
  { label: 'Mapping saved', event: { type: 'mapping.saved' } },
  {
    label: '1 report fetched',
    event: done('fetchReports', { reports: [{ ...file, sha256: 'a1' }] }),
  },
  { label: 'Fetching fails', event: fails('fetchReports') },
  { label: 'Fetching fails for good', event: fails('fetchReports', forGood) },
  {
    label: 'Recognized',
    event: done('recogniseReports', {
      recognised: [{ ...file, platform: 'ubereats', reportType: 'payment_details' }],
      blocked: [],
    }),
  },
  { label: 'No report known', event: done('recogniseReports', { recognised: [], blocked: [] }) },
  { label: 'Recognizing fails', event: fails('recogniseReports') },
  { label: 'Checked', event: done('checkIdentities', checked) },
  {
    label: 'No payout left',
    event: done('checkIdentities', { ...checked, payouts: 0, rowsQuarantined: 12 }),
  },
  {
    label: 'Nothing was sold',
    event: done('checkIdentities', { ...checked, payouts: 0, rowsQuarantined: 0, blocked: [] }),
  },
  { label: 'Checking fails', event: fails('checkIdentities') },
  { label: '2 entries planned', event: done('planEntries', planned) },
  {
    label: 'Planned, nothing of it to post',
    event: done('planEntries', { ...planned, toPost: [] }),
  },
  { label: 'Nothing new', event: done('planEntries', { ...unplanned, unmapped: [], blocked: [] }) },
  {
    label: 'Lines have no account',
    event: done('planEntries', {
      ...unplanned,
      unmapped: [{ line: 'Bag fee', amountCents: 1_150 }],
      blocked: [],
    }),
  },
  {
    label: 'Nothing can be planned',
    event: done('planEntries', { ...unplanned, unmapped: [], blocked }),
  },
  { label: 'Planning fails', event: fails('planEntries') },
  {
    label: 'First entry posted',
    event: done('sendEntries', [
      { key: 'k1', outcome: { kind: 'posted', key: 'k1', externalId: '4711' } },
    ]),
  },
  {
    label: 'Second entry posted',
    event: done('sendEntries', [
      { key: 'k2', outcome: { kind: 'posted', key: 'k2', externalId: '4712' } },
    ]),
  },
  {
    label: 'First entry refused',
    event: done('sendEntries', [
      { key: 'k1', outcome: { kind: 'refused', key: 'k1', reason: 'The period is closed.' } },
    ]),
  },
  {
    label: 'Second entry refused',
    event: done('sendEntries', [
      { key: 'k2', outcome: { kind: 'refused', key: 'k2', reason: 'The period is closed.' } },
    ]),
  },
  {
    label: 'Too many requests',
    event: done('sendEntries', [{ key: 'k1', outcome: { kind: 'throttled', untilMs: 60_000 } }]),
  },
  {
    label: 'No answer',
    event: done('sendEntries', [{ key: 'k1', outcome: { kind: 'unknown', untilMs: 130_000 } }]),
  },
  { label: 'Sending breaks off', event: fails('sendEntries') },
  { label: 'The pause is over', event: done('waitForTurn', undefined) },
  { label: 'The pause breaks off', event: fails('waitForTurn') },
  { label: 'The quarantine is over', event: done('waitOut', undefined) },
  { label: 'The quarantine breaks off', event: fails('waitOut') },
  { label: 'Not in the books', event: done('askBooks', { kind: 'absent', key: 'k1' }) },
  {
    label: 'In the books, equal',
    event: done('askBooks', { kind: 'posted', key: 'k1', externalId: '4711' }),
  },
  {
    label: 'In the books, different',
    event: done('askBooks', { kind: 'different', key: 'k1', reason: 'The total is 1,339.04.' }),
  },
  {
    label: 'The books ask to wait',
    event: done('askBooks', { kind: 'later', key: 'k1', untilMs: 1_800_000_000_000 }),
  },
  { label: 'The books do not answer', event: fails('askBooks') },
  { label: 'Read back, equal', event: done('readBack', { different: [] }) },
  {
    label: 'Read back, different',
    event: done('readBack', { different: [{ key: 'k1', reason: 'The total is 1,339.04.' }] }),
  },
  { label: 'Reading back fails', event: fails('readBack') },
];
