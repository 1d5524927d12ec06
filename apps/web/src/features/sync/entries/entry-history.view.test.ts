import { expect, test } from 'vitest';
import { isGoneFromBooks, outcomeWords, postingWords, toMilestones } from './entry-history.view.ts';

test('an entry was approved, saved and confirmed, latest first, by whom', () => {
  const milestones = toMilestones({
    history: [
      {
        at: '2026-11-21T10:00:00.000Z',
        action: 'undo_requested',
        actor_kind: 'api',
        actor_name: 'Sam Ortiz',
      },
      {
        at: '2026-11-21T09:00:00.000Z',
        action: 'approved',
        actor_kind: 'person',
        actor_name: 'Dana Whitfield',
      },
    ],
    posted_at: '2026-11-21T09:00:02.000Z',
    verified_at: '2026-11-21T09:00:03.000Z',
    external_id: '145',
  });
  expect(milestones.map(({ actor, action }) => [actor.kind, actor.name, action])).toEqual([
    ['api', 'Sam Ortiz', 'asked to reverse it'],
    ['system', 'Platebook', 'confirmed that QuickBooks has it exactly as sent'],
    ['system', 'QuickBooks', 'saved it as entry 145'],
    ['person', 'Dana Whitfield', 'approved it'],
  ]);
});

test('events that have not happened are not shown', () => {
  const never = { history: [], posted_at: null, verified_at: null, external_id: null };
  expect(toMilestones(never)).toEqual([]);
});

test('a posting and its calls are described in words', () => {
  expect(postingWords({ operation: 'create', state: 'posted' })).toBe('Post: done');
  expect(postingWords({ operation: 'delete', state: 'blocked' })).toBe('Delete: needs you');
  expect(outcomeWords('equal')).toBe('Matches to the cent');
  expect(outcomeWords('not_seen_before')).toBe('not seen before');
});

test('a deleted entry is gone from the books, a reversed one is not', () => {
  const posting = { request_id: 'r', sends: 1, asks: 0, next_attempt_at: null } as const;
  const after = (operation: 'create' | 'delete', state: 'posted' | 'pending') =>
    isGoneFromBooks({ status: 'reversed', posting: { ...posting, operation, state } });
  expect([
    after('delete', 'posted'),
    after('delete', 'pending'),
    after('create', 'posted'),
  ]).toEqual([true, false, false]);
});
