import { expect, test } from 'vitest';
import { refusal } from '../../../shared/testing/api.fake.ts';
import { fakePage } from '../../../shared/testing/page.fake.tsx';
import { channelStatus } from '../../../shared/testing/sync.fake.ts';
import { usePausing } from './channels-drawer.tsx';

test.each([
  [true, undefined, 'fulfilled'],
  [false, undefined, 'fulfilled'],
  [true, () => refusal(403, 'permission_error', 'Ask an owner.'), 'rejected'],
])('automatic sync of a channel, paused: %s', async (paused, answer, end) => {
  const page = fakePage(answer);
  const key = ['client', 't1', 'sync-status'];
  page.services.queries.setQueryData(key, {});
  const { mutateAsync } = page.hook(() => usePausing('t1'));
  const [{ status }] = await Promise.allSettled([mutateAsync({ channel: channelStatus, paused })]);
  expect(page.sent).toEqual([
    {
      method: 'PUT',
      path: '/api/v2/clients/tenants/t1/stores/s1/channels/c1/schedule',
      body: { paused },
    },
  ]);
  expect(status).toBe(end);
  expect(page.services.queries.getQueryState(key)?.isInvalidated).toBe(true);
});
