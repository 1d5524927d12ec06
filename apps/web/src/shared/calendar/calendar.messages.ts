import { counted, formatCount } from '../format/counted.ts';
import { messages } from '../language/messages.ts';

type Days = {
  /** Every due day of what is synced is there. */
  isWhole: boolean;
  missing: number;
  partial: number;
  unsynced: number;
};

/** What the calendar of days says. */
export const words = messages({
  channelOf: (platform: string, store: string, isSynced: boolean) =>
    `${platform}, ${store}${isSynced ? '' : ' (not synced yet)'}`,
  summary: ({ isWhole, missing, partial, unsynced }: Days) =>
    `${[
      ...(isWhole ? ['No days are missing'] : []),
      ...(missing === 0 ? [] : [`${counted(missing, 'day is', 'days are')} missing`]),
      ...(partial === 0
        ? []
        : [`${formatCount(partial)} ${partial === 1 ? 'is' : 'are'} incomplete`]),
      ...(unsynced === 0
        ? []
        : [`${counted(unsynced, 'channel is', 'channels are')} not synced yet`]),
    ].join(', ')}.`,
  earlier: 'Earlier',
  later: 'Later',
  loading: 'Loading the calendar',
  title: 'Days by store',
  channel: 'Channel',
  empty: 'No stores sell on a delivery platform yet.',
});
