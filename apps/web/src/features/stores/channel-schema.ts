import {
  check,
  literal,
  maxLength,
  object,
  pipe,
  string,
  trim,
  union,
  type InferOutput,
} from 'valibot';
import type { Channel } from '../../shared/api/entities.ts';
import { daySchema } from './store-schema.ts';
import { words } from './stores.messages.tsx';

/** An option inherited from the client is an empty string. */
const choice = pipe(string(), trim());

const LONGEST_WATCH_DAYS = 90;

/** A channel as its form holds it. */
export const channelSchema = object({
  platform_store_id: pipe(
    string(),
    trim(),
    maxLength(200, () => words.tooLong),
  ),
  channel_config: object({
    time_zone: choice,
    report_source: choice,
    payout_cadence: choice,
    pay_week_starts_on: choice,
    watch_window_days: pipe(
      choice,
      check(
        (days) => days === '' || (/^\d+$/.test(days) && Number(days) <= LONGEST_WATCH_DAYS),
        () => words.daysRange,
      ),
    ),
    late_rows: choice,
    closed_period: choice,
    posting_model: choice,
    split: choice,
    basis: choice,
    bank_leg: choice,
    sales: choice,
    posting_mode: choice,
    starts_on: union([literal(''), daySchema], () => words.dateFormat),
  }),
});
export type ChannelFields = InferOutput<typeof channelSchema>;
type ConfigField = keyof ChannelFields['channel_config'];

const CONFIG_FIELDS = Object.keys(channelSchema.entries.channel_config.entries) as ConfigField[];
const NUMBERS: readonly ConfigField[] = ['pay_week_starts_on', 'watch_window_days'];

/** The form values of a channel; without one, the defaults. */
export function toChannelFields(channel: Channel | null): ChannelFields {
  const config = channel?.channel_config ?? {};
  return {
    platform_store_id: channel?.platform_store_id ?? '',
    channel_config: Object.fromEntries(
      CONFIG_FIELDS.map((field) => [field, String(config[field] ?? '')]),
    ) as ChannelFields['channel_config'],
  };
}

/** The request body: empty options are inherited from the client's settings. */
export function toChannelBody({ platform_store_id: id, channel_config }: ChannelFields) {
  const config = Object.entries(channel_config).flatMap(([field, value]) =>
    value === ''
      ? []
      : [[field, NUMBERS.includes(field as ConfigField) ? Number(value) : value] as const],
  );
  return {
    platform_store_id: id === '' ? null : id,
    // The options are the contract's, and the server validates each.
    channel_config: Object.fromEntries(config) as Channel['channel_config'],
  };
}
