import { expect, test } from 'vitest';
import type { LiveChange } from '../../messages/live/live.port.ts';
import { createDatabaseFake, SCOPE } from './database.fake.ts';
import { recordChange } from './record-change.ts';

test('a change ends with refreshing pages, then with the audit log', async () => {
  const { tx, statements } = createDatabaseFake();
  const published: LiveChange[] = [];
  const actor = { kind: 'user', userId: SCOPE.userId, requestId: SCOPE.requestId } as const;
  const live = {
    changed: (_tx: typeof tx, ...changes: readonly LiveChange[]) => {
      expect(statements).toEqual([]);
      published.push(...changes);
      return Promise.resolve();
    },
  };
  const at = new Date('2026-11-20T14:02:00Z');
  await recordChange(
    tx,
    live,
    { scope: SCOPE, actor },
    {
      what: 'confirmed',
      shown: { topic: 'store_mapping', id: 'page' },
      target: { type: 'store_mapping', id: 'mapping' },
      before: { state: 'pending' },
      after: { state: 'confirmed' },
      details: { store_id: 'harbor' },
      at,
    },
  );
  expect(published).toEqual([{ tenantId: SCOPE.tenantId, topic: 'store_mapping', id: 'page' }]);
  const [append, ...more] = statements;
  expect(more).toEqual([]);
  expect(append?.sql).toContain('append_audit');
  expect(append?.parameters).toEqual([
    SCOPE.tenantId,
    SCOPE.userId,
    'user',
    'store_mapping.confirmed',
    'store_mapping',
    'mapping',
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
    '{"store_id":"harbor"}',
    SCOPE.requestId,
    at,
  ]);
  expect(append?.parameters[6]).not.toBe(append?.parameters[7]);
});
