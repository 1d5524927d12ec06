import { expect, test } from 'vitest';
import type { Channel } from '../../shared/api/entities.ts';
import { refusal, type AnswerRequest } from '../../shared/testing/api.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { useChannelSave } from './channel-form.tsx';
import { toChannelFields, type ChannelFields } from './channel-schema.ts';
import { store } from './stores.fake.ts';

const CHANNELS = '/api/v2/clients/tenants/t1/stores/s1/channels';
const [channel] = store.channels as [Channel];

type Change = Partial<Omit<ChannelFields, 'channel_config'>> & {
  readonly channel_config?: Partial<ChannelFields['channel_config']>;
};

/** What is sent where these fields of a channel, or of a new one, are changed. */
async function save(of: Channel | null, change: Change, answer?: AnswerRequest) {
  const page = fakePage(answer ?? (() => channel));
  const key = ['client', 't1', 'stores', 's1'];
  page.services.queries.setQueryData(key, store);
  const saved: Channel[] = [];
  const { mutateAsync } = page.hook(() =>
    useChannelSave({ store, channel: of, platform: 'doordash' }, (one) => saved.push(one)),
  );
  const before = toChannelFields(of);
  const fields = {
    ...before,
    ...change,
    channel_config: { ...before.channel_config, ...change.channel_config },
  };
  const [settled] = await Promise.allSettled([mutateAsync(fields)]);
  const isReadAgain = page.services.queries.getQueryState(key)?.isInvalidated;
  return { sent: page.sent, saved, status: settled.status, isReadAgain };
}

test('a store is connected to a platform with the selected values, the rest left to the client', async () => {
  const { sent, saved, isReadAgain } = await save(null, {
    platform_store_id: 'D-9',
    channel_config: { posting_mode: 'auto', pay_week_starts_on: '0', watch_window_days: '28' },
  });
  expect(sent).toEqual([
    {
      method: 'POST',
      path: CHANNELS,
      body: {
        channel_type: 'doordash',
        platform_store_id: 'D-9',
        channel_config: { posting_mode: 'auto', pay_week_starts_on: 0, watch_window_days: 28 },
      },
    },
  ]);
  expect([saved, isReadAgain]).toEqual([[channel], true]);
});

test('a store without a known platform id is connected without one', async () => {
  const { sent } = await save(null, {});
  expect(sent[0]?.body).toEqual({ channel_type: 'doordash', channel_config: {} });
});

test('a channel is saved under its id; an emptied platform id is removed', async () => {
  const { sent } = await save(channel, { platform_store_id: '' });
  expect(sent).toEqual([
    {
      method: 'PUT',
      path: `${CHANNELS}/ch1`,
      body: { platform_store_id: null, channel_config: {} },
    },
  ]);
});

test('account names stored with the channel are never sent', async () => {
  const named = { ...channel, qbo_mapping_config: { accounts: { commission: 'Fees' } } } as Channel;
  const { sent } = await save(named, { channel_config: { late_rows: 'adjust' } });
  expect(sent[0]?.body).toEqual({
    platform_store_id: 'P-1',
    channel_config: { late_rows: 'adjust' },
  });
});

test.each([
  [409, 'platform_store_taken'],
  [422, 'validation_failed'],
])('a refusal with %i does not report success', async (status, code) => {
  const answer = () => refusal(status, code, 'It is matched already.');
  expect(await save(channel, {}, answer)).toMatchObject({
    saved: [],
    status: 'rejected',
    isReadAgain: false,
  });
});
