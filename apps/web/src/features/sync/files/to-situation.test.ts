import { expect, test } from 'vitest';
import { importSummary, wholeImport } from '../../../shared/testing/answers.fake.ts';
import { toSituation } from './to-situation.ts';

test('a server run is a situation of the sync lifecycle', () => {
  expect(
    toSituation({
      ...wholeImport,
      state: 'failed',
      failure: { step: 'check', code: 'x', message: 'It stopped.', retryable: true },
      blocked: [
        {
          file: 'payments.csv',
          reason: 'unknown_money_column',
          column: 'Kitchen levy',
          payout_ref: null,
          platform_store_id: 's1',
          message: 'Not known.',
        },
      ],
    }),
  ).toEqual({
    state: 'failed',
    context: {
      unmapped: [],
      entries: [],
      unknownKey: null,
      stopAsked: false,
      counts: {
        reports: 1,
        reportsRecognised: 1,
        rows: 312,
        rowsQuarantined: 0,
        payouts: 1,
        identitiesChecked: 4,
        identitiesBroken: 0,
        payoutsPlanned: 1,
        entries: 1,
      },
      blocked: [
        {
          file: 'payments.csv',
          reason: 'unknown_money_column',
          column: 'Kitchen levy',
          storeId: 's1',
          message: 'Not known.',
        },
      ],
      failure: { step: 'check', code: 'x', message: 'It stopped.', retryable: true },
    },
  });
});

test('a run in a list has no reasons', () => {
  expect(toSituation(importSummary).context.blocked).toEqual([]);
});
