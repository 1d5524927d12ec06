import type { OnlineOptions } from '../../online/options.ts';

export type BackupCreateOptions = OnlineOptions & {
  readonly out?: string;
  readonly keep?: number;
  readonly dryRun?: boolean;
};

export type RestoreOptions = OnlineOptions & {
  readonly replace?: boolean;
  readonly dryRun?: boolean;
  readonly confirm?: string;
};
