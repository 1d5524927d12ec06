import type { components } from '@platebook/api-client';
import type { OnlineOptions } from '../../online/options.ts';

type Schemas = components['schemas'];

export const NOTIFICATION_TYPES = ['error', 'warning', 'success', 'info'] as const;
export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
export const DELIVERY_STATUSES = ['pending', 'sent', 'partial', 'failed'] as const;
export const PLATFORMS = ['ubereats', 'doordash'] as const;

type Platform = (typeof PLATFORMS)[number];

export type NotifyStatsOptions = OnlineOptions & {
  readonly since?: string;
  readonly until?: string;
  readonly tenant?: string;
};
export type SyncStatsOptions = NotifyStatsOptions & { readonly platform?: Platform };
type OffsetOptions = { readonly limit?: number; readonly offset?: number };
export type NotifyUserOptions = OnlineOptions & OffsetOptions;
export type NotifyListOptions = NotifyUserOptions & {
  readonly type?: Schemas['NotificationType'];
  readonly priority?: Schemas['NotificationPriority'];
  readonly status?: Schemas['NotificationStatus'];
  readonly tenant?: string;
  readonly since?: string;
  readonly until?: string;
  readonly all?: boolean;
};
export type SyncRecentOptions = OnlineOptions & {
  readonly platform?: Platform;
  readonly status?: Schemas['NotificationStatus'];
  readonly tenant?: string;
  readonly limit?: number;
};
export type NotifyHealthOptions = OnlineOptions & { readonly exitStatus?: boolean };

type WordsOptions = {
  readonly title: string;
  /** A file, or `-` for stdin. */
  readonly bodyFile: string;
  readonly type?: Schemas['NotificationType'];
  readonly priority?: Schemas['NotificationPriority'];
  readonly dryRun?: boolean;
};
export type NotifyCreateOptions = OnlineOptions &
  WordsOptions & {
    readonly scope?: 'tenant' | 'user';
    readonly targetTenant?: string;
    readonly targetUser?: readonly string[];
    readonly yes?: boolean;
  };
export type NotifyBroadcastOptions = OnlineOptions &
  WordsOptions & {
    readonly allTenants?: boolean;
    readonly tenant?: readonly string[];
    readonly sendAt?: Date;
    readonly confirm?: string;
  };
export type NotifyMailOptions = OnlineOptions &
  Pick<WordsOptions, 'title' | 'bodyFile'> & { readonly tenant?: string };
export type NotifyCancelOptions = OnlineOptions & { readonly yes?: boolean };
export type NotifyRestoreOptions = OnlineOptions & { readonly dryRun?: boolean };
export type NotifyDeleteOptions = OnlineOptions & {
  readonly olderThan?: Date;
  readonly tenant?: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly confirm?: string;
};
export type NotifyResendOptions = OnlineOptions & {
  readonly failed?: boolean;
  readonly since?: Date;
  readonly platform?: Platform;
  readonly forceEmail?: boolean;
  readonly max?: number;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
};
