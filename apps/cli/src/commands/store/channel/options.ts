import type { OnlineOptions } from '../../../online/options.ts';

export const CHANNEL_TYPES = ['ubereats', 'doordash'] as const;
type ChannelType = (typeof CHANNEL_TYPES)[number];

type InClient = OnlineOptions & { readonly client?: string; readonly channel?: ChannelType };

export type ChannelListOptions = InClient & { readonly store?: string };
export type ChannelConnectOptions = InClient & {
  readonly platformStore?: string;
  readonly dryRun?: boolean;
};
export type ChannelDisconnectOptions = InClient & {
  readonly dryRun?: boolean;
  readonly yes?: boolean;
};
