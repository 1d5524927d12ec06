import type { ChannelSyncStatus } from '../../../shared/api/entities.ts';
import { words, channelStatesWords } from './overview.messages.tsx';

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

/** All store connections in a sentence: "3 store connections: 1 failed, 2 up to date." */
export function channelsSentence(channels: readonly Pick<ChannelSyncStatus, 'state'>[]): string {
  if (channels.length === 0) {
    return words.noneConnected;
  }
  const counted = WORST_FIRST.flatMap((state) => {
    const { length: count } = channels.filter((channel) => channel.state === state);
    return count === 0 ? [] : [{ count, state: channelStatesWords[state].toLowerCase() }];
  });
  const all = words.storeConnections(channels.length);
  const [first, ...others] = counted;
  return first === undefined || others.length > 0
    ? words.connectionsByState(
        all,
        counted.map(({ count, state }) => `${count} ${state}`).join(', '),
      )
    : `${all}, ${first.state}.`;
}

/** The channels, the ones to worry about first. */
export function worstFirst(channels: readonly ChannelSyncStatus[]): ChannelSyncStatus[] {
  return channels.toSorted(
    (one, other) =>
      WORST_FIRST.indexOf(one.state) - WORST_FIRST.indexOf(other.state) ||
      one.store_name.localeCompare(other.store_name),
  );
}

/** When the next channel is fetched by its schedule (ISO instant); null when none is planned. */
export function nextSync(channels: readonly Pick<ChannelSyncStatus, 'schedule'>[]): string | null {
  return (
    channels
      .filter(({ schedule }) => schedule.paused_at === null)
      .flatMap(({ schedule }) => schedule.next_run_at ?? [])
      .toSorted()[0] ?? null
  );
}
