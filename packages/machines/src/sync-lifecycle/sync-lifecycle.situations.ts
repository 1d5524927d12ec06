import type { SyncLifecycleSituation } from './sync-lifecycle.connect.ts';
import type { RunCounts, RunState } from './sync-lifecycle.types.ts';

const NOTHING: RunCounts = {
  reports: 0,
  reportsRecognised: 0,
  rows: 0,
  rowsQuarantined: 0,
  payouts: 0,
  identitiesChecked: 0,
  identitiesBroken: 0,
  payoutsPlanned: 0,
  entries: 0,
};
const IMPORTED = { ...NOTHING, reports: 2 };
const RECOGNISED = { ...IMPORTED, reportsRecognised: 2 };
const CHECKED = {
  ...RECOGNISED,
  rows: 1204,
  rowsQuarantined: 1,
  payouts: 3,
  identitiesChecked: 12,
};
const PLANNED = { ...CHECKED, payoutsPlanned: 3, entries: 4 };

const nothingWrong = { reportIds: ['r1', 'r2'], blocked: [], failure: null };

/** One believable situation for each state of a run: what stories show and tests read. */
export const SYNC_LIFECYCLE_SITUATIONS: Record<RunState, SyncLifecycleSituation> = {
  importing: { state: 'importing', context: { ...nothingWrong, counts: NOTHING } },
  recognising: { state: 'recognising', context: { ...nothingWrong, counts: IMPORTED } },
  checking: { state: 'checking', context: { ...nothingWrong, counts: RECOGNISED } },
  planning: { state: 'planning', context: { ...nothingWrong, counts: CHECKED } },
  ready: { state: 'ready', context: { ...nothingWrong, counts: PLANNED } },
  blocked: {
    state: 'blocked',
    context: {
      ...nothingWrong,
      counts: IMPORTED,
      blocked: [
        {
          file: 'payments-november.csv',
          reason: 'unknown_money_column',
          column: 'Kitchen levy',
          message:
            'The column "Kitchen levy" holds money and is not known. Nothing of this file was booked. Ask for the column to be added, then import the file again.',
        },
        {
          file: 'store-pauses.csv',
          reason: 'unsupported_report',
          message:
            'This is a list of store pauses, not a payment report. Nothing of it was booked. Download "Payment details" instead.',
        },
      ],
    },
  },
  failed: {
    state: 'failed',
    context: {
      ...nothingWrong,
      counts: RECOGNISED,
      failure: {
        step: 'check',
        code: 'database_unavailable',
        message: 'The database did not answer.',
        retryable: true,
      },
    },
  },
};
