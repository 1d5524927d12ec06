import type { ChannelSyncStatus } from '../../../shared/api/entities.ts';
import { words, channelStatesWords } from './overview.messages.tsx';

/** The states, most serious first. */
const WORST_FIRST: readonly ChannelSyncStatus['state'][] = [
  'failed',
  'behind',
  'waiting',
  'working',
  'never_synced',
  'paused',
  'up_to_date',
];

/** All channels in a sentence: "3 store connections: 1 failed, 2 up to date." */
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

/** The channels, most serious state first. */
export function worstFirst(channels: readonly ChannelSyncStatus[]): ChannelSyncStatus[] {
  return channels.toSorted(
    (one, other) =>
      WORST_FIRST.indexOf(one.state) - WORST_FIRST.indexOf(other.state) ||
      one.store_name.localeCompare(other.store_name),
  );
}

/** The next scheduled fetch (ISO instant); null if there is none. */
export function nextSync(channels: readonly Pick<ChannelSyncStatus, 'schedule'>[]): string | null {
  return (
    channels
      .filter(({ schedule }) => schedule.paused_at === null)
      .flatMap(({ schedule }) => schedule.next_run_at ?? [])
      .toSorted()[0] ?? null
  );
}
