import type { components } from '@platebook/api-client';
import type { ChannelSyncStatus } from '../../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import { reasonSentence } from '../../../shared/language/server-errors.ts';

export type SyncChoice = {
  /** Null for all. */
  readonly storeIds: readonly string[] | null;
  /** Null for both. */
  readonly platform: ChannelSyncStatus['channel_type'] | null;
  /** Inclusive; null for each channel's default window. */
  readonly days: { readonly from: string; readonly to: string } | null;
  readonly dryRun: boolean;
};

/** The longest period of a single run; a longer one is a backfill. */
const LONGEST_RUN_DAYS = 31;
const DAY_MS = 86_400_000;

/** The choice in the server's format. */
export function toTriggerRequest(
  tenant: string,
  { storeIds, platform, days, dryRun }: SyncChoice,
): components['schemas']['TriggerSyncRequest'] {
  return {
    tenant_id: tenant,
    ...(storeIds === null ? {} : { store_ids: [...storeIds] }),
    ...(platform === null ? {} : { channel_type: platform }),
    ...(days === null ? {} : { from: days.from, to: days.to }),
    ...(days !== null && lengthOf(days) > LONGEST_RUN_DAYS ? { backfill: true } : {}),
    dry_run: dryRun,
  };
}

/** The stores with a channel, by name, as options. */
export function storesOf(
  channels: readonly Pick<ChannelSyncStatus, 'store_id' | 'store_name'>[],
): { value: string; label: string }[] {
  const names = new Map(channels.map(({ store_id, store_name }) => [store_id, store_name]));
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

/** Which channel is skipped, by store, and why: "Fishtown, Uber Eats: Uber Eats is paused. Resume it first." */
export function skippedInWords(
  { store_id, channel_type, code, message }: components['schemas']['SkippedChannel'],
  channels: readonly Pick<ChannelSyncStatus, 'store_id' | 'store_name'>[],
): string {
  const platform = PLATFORM_NAMES[channel_type];
  const store = channels.find((channel) => channel.store_id === store_id)?.store_name;
  const where = store === undefined ? platform : `${store}, ${platform}`;
  return `${where}: ${reasonSentence({ code, message, values: { name: platform } })}`;
}

function lengthOf({ from, to }: { from: string; to: string }): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}
