import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../shared/testing/api.fake.ts';
import type { Composed } from './compose-schema.ts';
import { plannedBroadcast } from './notifications.fake.ts';
import { clientsOf, previewMail, sendComposed, sendTestMail } from './send.ts';

const BROADCAST = '/api/admin/notifications/broadcast';
const CREATE = '/api/admin/notifications/create';
const CONTENT = {
  type: 'warning',
  priority: 'high',
  title: 'Maintenance',
  message: 'On Sunday.',
} as const;
const SEND_AT = '2026-11-29T06:00:00.000Z';

const composed = (changes: Partial<Composed>): Composed => ({
  audience: 'clients',
  ids: ['t1'],
  sendAt: null,
  ...CONTENT,
  ...changes,
});

async function send(changes: Partial<Composed>, dryRun = false) {
  const { api, sent } = fakeApi(() => ({ answered: true }));
  const outcome = await sendComposed(api, composed(changes), { key: 'k1', dryRun });
  return { kind: outcome.kind, sent };
}

test.each<[string, Partial<Composed>, object]>([
  ['everyone', { audience: 'all', ids: [] }, { target_all_tenants: true }],
  [
    'everyone, whoever was chosen before',
    { audience: 'all', ids: ['t1'] },
    { target_all_tenants: true },
  ],
  [
    'several clients',
    { ids: ['t1', 't2'] },
    { target_all_tenants: false, target_tenant_ids: ['t1', 't2'] },
  ],
  [
    'one client at a later time',
    { sendAt: SEND_AT },
    { target_all_tenants: false, target_tenant_ids: ['t1'], send_at: SEND_AT },
  ],
  [
    'everyone at a later time',
    { audience: 'all', ids: [], sendAt: SEND_AT },
    { target_all_tenants: true, send_at: SEND_AT },
  ],
])('for %s it is a broadcast that is sent only once', async (_, changes, target) => {
  expect(await send(changes)).toEqual({
    kind: 'broadcast',
    sent: [
      {
        method: 'POST',
        path: BROADCAST,
        body: { ...CONTENT, ...target, idempotency_key: 'k1' },
      },
    ],
  });
});

test.each<[string, Partial<Composed>, object]>([
  ['one client', {}, { scope: 'tenant', target_tenant_id: 't1' }],
  [
    'some people',
    { audience: 'people', ids: ['u1', 'u2'] },
    { scope: 'user', target_user_ids: 'u1,u2' },
  ],
])('for %s it is sent at once', async (_, changes, query) => {
  expect(await send(changes)).toEqual({
    kind: 'notification',
    sent: [{ method: 'POST', path: CREATE, query, body: CONTENT }],
  });
});

test.each<[Partial<Composed>, string]>([
  [{ audience: 'all', ids: [] }, BROADCAST],
  [{}, CREATE],
])('in a preview, the same request of %j sends nothing', async (changes, path) => {
  const [looked, sent] = [await send(changes, true), await send(changes)];
  expect(looked.kind).toBe(sent.kind);
  expect(looked.sent).toEqual(
    sent.sent.map((request) => ({
      ...request,
      path,
      query: { ...request.query, dry_run: 'true' },
    })),
  );
});

test('a refusal is passed on', async () => {
  const { api } = fakeApi(() => refusal(409, 'idempotency_key_reused', 'It was sent already.'));
  const sending = sendComposed(api, composed({}), { key: 'k1', dryRun: false });
  await expect(sending).rejects.toMatchObject({
    code: 'idempotency_key_reused',
    message: 'It was sent already.',
  });
});

test.each<[string, Pick<Composed, 'audience' | 'ids'>, object]>([
  [
    'the first client that was chosen',
    { audience: 'clients', ids: ['t1', 't2'] },
    { query: { target_tenant_id: 't1' } },
  ],
  ['no client before one is chosen', { audience: 'clients', ids: [] }, {}],
  ['no client where people are chosen', { audience: 'people', ids: ['u1'] }, {}],
  ['no client where it is for all', { audience: 'all', ids: ['t1'] }, {}],
])('its email names %s', async (_, target, query) => {
  const { api, sent } = fakeApi(() => ({ mails: [{ subject: 'Maintenance' }] }));
  const typed = { ...target, title: ' Maintenance ', message: ' On Sunday.\n' };
  await expect(previewMail(api, typed)).resolves.toEqual([{ subject: 'Maintenance' }]);
  await sendTestMail(api, typed);
  expect(sent).toEqual(
    ['preview', 'test'].map((path) => ({
      method: 'POST',
      path: `/api/admin/notifications/${path}`,
      ...query,
      body: { title: 'Maintenance', message: 'On Sunday.' },
    })),
  );
});

test('a named client without people is not a recipient', () => {
  const counts = { total_tenants: 5, failed_tenants: 2 };
  expect(clientsOf({ ...plannedBroadcast, ...counts })).toBe(3);
});
