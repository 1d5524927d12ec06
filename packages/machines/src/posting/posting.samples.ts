import type { ChartSample } from '../statechart/simulate.ts';

const planned = [
  { key: 'k1', documentNumber: 'UE-260331-7QK2M', totalCents: 133_940 },
  { key: 'k2', documentNumber: 'UE-260405-3XW8P', totalCents: 218_415 },
];
const done = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const fails = (actor: string, error: unknown = new Error('The line is dead')) => ({
  type: `xstate.error.actor.${actor}`,
  error,
});
const forGood = Object.assign(new Error('The platform has closed this account'), {
  code: 'account_closed',
  retryable: false,
});

export const POSTING_INPUT = { runId: 'r1', autoPost: false };

/** Everything that can happen to a posting run, each outcome of its actors included. */
export const POSTING_SAMPLES: readonly ChartSample[] = [
  { label: 'Start', event: { type: 'run.start' } },
  { label: 'Approve', event: { type: 'run.approve' } },
  { label: 'Stop', event: { type: 'run.cancel' } },
  { label: 'Try again', event: { type: 'run.retry' } },
  { label: 'Undo', event: { type: 'run.undo' } },
  { label: 'Mapping saved', event: { type: 'mapping.saved' } },
  { label: '2 reports fetched', event: done('fetchReports', { reports: 2 }) },
  { label: 'Fetching fails', event: fails('fetchReports') },
  { label: 'Fetching fails for good', event: fails('fetchReports', forGood) },
  { label: '2 reports known', event: done('recognise', { recognised: 2 }) },
  { label: 'No report known', event: done('recognise', { recognised: 0 }) },
  { label: 'Recognising fails', event: fails('recognise') },
  { label: '2 entries planned', event: done('check', { entries: planned, unmapped: [] }) },
  { label: 'Nothing new', event: done('check', { entries: [], unmapped: [] }) },
  {
    label: 'A line has no account',
    event: done('check', {
      entries: planned,
      unmapped: [{ line: 'Bag fee', amountCents: 1_150 }],
    }),
  },
  { label: 'Checking fails', event: fails('check') },
  {
    label: 'First entry posted',
    event: done('sendEntry', { kind: 'posted', key: 'k1', externalId: '4711' }),
  },
  {
    label: 'Second entry posted',
    event: done('sendEntry', { kind: 'posted', key: 'k2', externalId: '4712' }),
  },
  {
    label: 'First entry refused',
    event: done('sendEntry', { kind: 'refused', key: 'k1', reason: 'The period is closed.' }),
  },
  {
    label: 'Second entry refused',
    event: done('sendEntry', { kind: 'refused', key: 'k2', reason: 'The period is closed.' }),
  },
  { label: 'Too many requests', event: done('sendEntry', { kind: 'throttled', untilMs: 60_000 }) },
  { label: 'No answer', event: done('sendEntry', { kind: 'unknown', untilMs: 130_000 }) },
  { label: 'Sending breaks off', event: fails('sendEntry') },
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
  { label: 'The books do not answer', event: fails('askBooks') },
  { label: 'Read back, equal', event: done('readBack', { different: [] }) },
  {
    label: 'Read back, different',
    event: done('readBack', { different: [{ key: 'k1', reason: 'The total is 1,339.04.' }] }),
  },
  { label: 'Reading back fails', event: fails('readBack') },
  { label: 'Reversed', event: done('reverse', undefined) },
  { label: 'Reversing fails', event: fails('reverse') },
];
