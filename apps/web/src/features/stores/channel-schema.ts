import {
  maxLength,
  object,
  pipe,
  record,
  string,
  trim,
  union,
  literal,
  type InferOutput,
} from 'valibot';
import type { Channel } from '../../shared/api/entities.ts';
import { daySchema } from './store-schema.ts';

const LONGEST_ACCOUNT = 100;

/** A choice that may be left to the client's settings is an empty text. */
const choice = pipe(string(), trim());

/** A channel as its form holds it. */
export const channelSchema = object({
  platform_store_id: pipe(string(), trim(), maxLength(200, 'Use at most 200 characters')),
  channel_config: object({
    time_zone: choice,
    report_source: choice,
    payout_cadence: choice,
    pay_week_starts_on: choice,
    watch_window_days: choice,
    posting_model: choice,
    split: choice,
    basis: choice,
    bank_leg: choice,
    posting_mode: choice,
    starts_on: union([literal(''), daySchema], 'Enter a day as YYYY-MM-DD, like 2026-11-01'),
  }),
  accounts: record(
    string(),
    pipe(string(), trim(), maxLength(LONGEST_ACCOUNT, 'Use at most 100 characters')),
  ),
});
export type ChannelFields = InferOutput<typeof channelSchema>;
type ConfigField = keyof ChannelFields['channel_config'];

const CONFIG_FIELDS = Object.keys(channelSchema.entries.channel_config.entries) as ConfigField[];
const NUMBERS: readonly ConfigField[] = ['pay_week_starts_on', 'watch_window_days'];

/** What the form shows of a channel; without one it is new. */
export function toChannelFields(
  channel: Channel | null,
  components: readonly string[],
): ChannelFields {
  const config = channel?.channel_config ?? {};
  const accounts = channel?.qbo_mapping_config.accounts ?? {};
  return {
    platform_store_id: channel?.platform_store_id ?? '',
    channel_config: Object.fromEntries(
      CONFIG_FIELDS.map((field) => [field, String(config[field] ?? '')]),
    ) as ChannelFields['channel_config'],
    accounts: Object.fromEntries(
      // An account of a component this page does not know is kept as it is.
      [...new Set([...components, ...Object.keys(accounts)])].map((key) => [
        key,
        accounts[key] ?? '',
      ]),
    ),
  };
}

/** What the server is sent: what is empty is left to the client's settings or to the default account. */
export function toChannelBody({ platform_store_id: id, channel_config, accounts }: ChannelFields) {
  const config = Object.entries(channel_config).flatMap(([field, value]) =>
    value === ''
      ? []
      : [[field, NUMBERS.includes(field as ConfigField) ? Number(value) : value] as const],
  );
  return {
    platform_store_id: id === '' ? null : id,
    // The choices are those of the contract, and the server looks at each.
    channel_config: Object.fromEntries(config) as Channel['channel_config'],
    qbo_mapping_config: {
      accounts: Object.fromEntries(
        Object.entries(accounts).filter(([, account]) => account !== ''),
      ),
    },
  };
}
