import { expect, test } from 'vitest';
import { safeParse } from 'valibot';
import type { Channel } from '../../shared/api/entities.ts';
import { channelSchema, toChannelBody, toChannelFields } from './channel-schema.ts';

const channel: Channel = {
  id: 'c1',
  store_id: 's1',
  channel_type: 'ubereats',
  platform_store_id: 'PA-001',
  channel_config: {
    time_zone: 'America/Chicago',
    pay_week_starts_on: 1,
    watch_window_days: 0,
    late_rows: 'adjust',
    closed_period: 'refuse',
    posting_mode: 'paused',
    starts_on: '2026-11-01',
  },
  qbo_mapping_config: { accounts: { commission: 'Fees', gift_cards: 'Cards' } },
  created_at: '2026-11-01T09:00:00.000Z',
};

test('a channel passes through its form unchanged; account names are not sent, so they stay', () => {
  const fields = toChannelFields(channel);
  expect(safeParse(channelSchema, fields).output).toEqual(fields);
  expect(toChannelBody(fields)).toEqual({
    platform_store_id: channel.platform_store_id,
    channel_config: channel.channel_config,
  });
});

test('empty values are omitted', () => {
  expect(toChannelBody(toChannelFields(null))).toEqual({
    platform_store_id: null,
    channel_config: {},
  });
});

test.each([
  ['', []],
  ['2026-11-01', []],
  ['2026-11-31', ['That date doesn’t exist']],
])('it may start on "%s"', (starts_on, message) => {
  const fields = toChannelFields(null);
  const changed = { ...fields, channel_config: { ...fields.channel_config, starts_on } };
  const { issues = [] } = safeParse(channelSchema, changed);
  expect(issues.map(({ message }) => message)).toEqual(message);
});

test.each([
  ['', []],
  ['0', []],
  ['90', []],
  ['91', ['Enter a whole number of days from 0 to 90, or leave it empty']],
  ['1.5', ['Enter a whole number of days from 0 to 90, or leave it empty']],
])('it may look back for "%s" days', (watch_window_days, message) => {
  const fields = toChannelFields(null);
  const changed = { ...fields, channel_config: { ...fields.channel_config, watch_window_days } };
  const { issues = [] } = safeParse(channelSchema, changed);
  expect(issues.map(({ message }) => message)).toEqual(message);
});
