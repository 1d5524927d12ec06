import type { ChartSample } from '../statechart/simulate.ts';

const done = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const fails = (actor: string) => ({
  type: `xstate.error.actor.${actor}`,
  error: new Error('The line is dead'),
});
const file = { reportId: 'r1', fileName: 'payments-november.csv' };
const checked = {
  rows: 1_204,
  rowsQuarantined: 0,
  payouts: 3,
  identitiesChecked: 12,
  identitiesBroken: 0,
  blocked: [],
};

export const SYNC_LIFECYCLE_INPUT = { runId: 'run1', reportIds: ['r1'] };

/** Everything that can happen to a run, each outcome of its actors included. */
export const SYNC_LIFECYCLE_SAMPLES: readonly ChartSample[] = [
  { label: 'Stored', event: done('importReport', { reports: [{ ...file, sha256: 'a1' }] }) },
  { label: 'Storing fails', event: fails('importReport') },
  {
    label: 'Recognised',
    event: done('recogniseReports', {
      recognised: [{ ...file, platform: 'ubereats', reportType: 'payment_details' }],
      blocked: [],
    }),
  },
  { label: 'Nothing known', event: done('recogniseReports', { recognised: [], blocked: [] }) },
  { label: 'Recognising fails', event: fails('recogniseReports') },
  { label: 'Checked', event: done('checkIdentities', checked) },
  { label: 'No payout left', event: done('checkIdentities', { ...checked, payouts: 0 }) },
  { label: 'Checking fails', event: fails('checkIdentities') },
  { label: 'Planned', event: done('planEntries', { payoutsPlanned: 3, entries: 4, blocked: [] }) },
  {
    label: 'Nothing planned',
    event: done('planEntries', { payoutsPlanned: 0, entries: 0, blocked: [] }),
  },
  { label: 'Planning fails', event: fails('planEntries') },
  { label: 'Try again', event: { type: 'run.retry' } },
];
