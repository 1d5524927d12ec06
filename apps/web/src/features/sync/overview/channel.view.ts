import type { ChannelSyncStatus } from '../../../shared/api/entities.ts';

/** How a channel stands, in words. */
export const CHANNEL_STATES: Record<ChannelSyncStatus['state'], string> = {
  never_synced: 'Never synced',
  up_to_date: 'Up to date',
  working: 'Syncing now',
  waiting: 'Waits for the platform',
  behind: 'Behind',
  failed: 'Failed',
  paused: 'Paused',
};

/** The states in the order they should worry somebody. */
const WORST_FIRST: readonly ChannelSyncStatus['state'][] = [
  'failed',
  'behind',
  'waiting',
  'working',
  'never_synced',
  'paused',
  'up_to_date',
];

/** All channels in a sentence: "3 channels: 1 failed, 2 up to date." */
export function channelsSentence(channels: readonly Pick<ChannelSyncStatus, 'state'>[]): string {
  if (channels.length === 0) {
    return 'No store sells on a delivery platform yet.';
  }
  const said = WORST_FIRST.map((state) => {
    const count = channels.filter((channel) => channel.state === state).length;
    return count === 0 ? null : `${count} ${CHANNEL_STATES[state].toLowerCase()}`;
  }).filter((words) => words !== null);
  const of = channels.length === 1 ? '1 channel' : `${channels.length} channels`;
  return `${of}: ${said.join(', ')}.`;
}

/** The channels, the ones to worry about first. */
export function worstFirst(channels: readonly ChannelSyncStatus[]): ChannelSyncStatus[] {
  return channels.toSorted(
    (one, other) =>
      WORST_FIRST.indexOf(one.state) - WORST_FIRST.indexOf(other.state) ||
      one.store_name.localeCompare(other.store_name),
  );
}

/** When the next channel is fetched by itself (ISO instant); null when none is planned. */
export function nextSync(channels: readonly Pick<ChannelSyncStatus, 'schedule'>[]): string | null {
  return (
    channels
      .filter(({ schedule }) => schedule.paused_at === null)
      .flatMap(({ schedule }) => schedule.next_run_at ?? [])
      .toSorted()[0] ?? null
  );
}

/** Whether nothing was ever fetched, so that the first time should be a dry run. */
export function isFirstTime(channels: readonly Pick<ChannelSyncStatus, 'last_run'>[]): boolean {
  return channels.every(({ last_run }) => last_run === null);
}
