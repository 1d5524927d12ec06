import { expect, test } from 'vitest';
import { syncRun } from '../../../shared/testing/sync.fake.ts';
import { toRunMilestones } from './run-milestones.ts';

test('the history of a run names what was requested and downloaded, latest first', () => {
  const milestones = toRunMilestones({
    run: { ...syncRun, finished_at: '2026-11-21T09:00:09.000Z' },
    history: [
      {
        at: '2026-11-21T09:00:10.000Z',
        action: 'approved',
        actor_kind: 'person',
        actor_name: 'Sam Ortiz',
      },
      {
        at: '2026-11-21T09:00:00.000Z',
        action: 'started',
        actor_kind: 'person',
        actor_name: 'Dana Whitfield',
      },
    ],
    platform_reports: [
      {
        id: 'q1',
        provider: 'ubereats',
        report_type: 'PAYMENT_DETAILS_REPORT',
        external_id: null,
        state: 'ready',
        period_from: '2026-11-02',
        period_to: '2026-11-08',
        failure: null,
        failure_code: null,
        requested_at: '2026-11-21T09:00:01.000Z',
        ready_at: '2026-11-21T09:00:05.000Z',
        downloaded_at: null,
      },
    ],
  });
  expect(milestones.map(({ actor, action }) => [actor.name, action])).toEqual([
    ['Sam Ortiz', 'approved its entries'],
    ['Platebook', 'finished the run'],
    ['Uber Eats', 'prepared the report for Nov 2–8, 2026'],
    ['Platebook', 'requested the report for Nov 2–8, 2026'],
    ['Dana Whitfield', 'started this run (schedule)'],
  ]);
});
