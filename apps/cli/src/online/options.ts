import type { components } from '@platebook/api-client';
import type { GlobalOptions } from '../commands/global-options.ts';

export const OUTPUT_FORMATS = ['table', 'tsv', 'csv', 'json', 'ndjson', 'yaml'] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

/** The options of every command that calls a server. */
export type OnlineOptions = GlobalOptions & {
  readonly profile?: string;
  readonly apiUrl?: string;
  readonly tokenFile?: string;
  readonly output?: OutputFormat;
  /** The fields to print, separated by commas, or true for all. */
  readonly json?: string | true;
  /** A jq filter. */
  readonly jq?: string;
  /** Undefined: on a terminal and in csv. */
  readonly header?: boolean;
  /** commander's form of `--no-pager`. */
  readonly pager: boolean;
  /** commander's form of `--no-input`. */
  readonly input: boolean;
  /** Seconds. */
  readonly timeout?: number;
  readonly retry?: number;
};

/** The server actions, by their full names. */
export const ONLINE_COMMANDS = [
  'auth login',
  'auth logout',
  'auth status',
  'auth whoami',
  'auth token',
  'auth refresh',
  'client list',
  'client show',
  'client use',
  'client create',
  'client update',
  'client delete',
  'store list',
  'store show',
  'store channel list',
  'store channel connect',
  'store channel disconnect',
  'store mapping pending',
  'store mapping list',
  'store mapping confirm',
  'store mapping export',
  'store mapping import',
  'entry list',
  'entry approve',
  'exception list',
  'exception resolve',
  'sync trigger',
  'sync upload',
  'sync status',
  'sync owed',
  'sync history',
  'sync show',
  'sync watch',
  'sync retry',
  'sync report',
  'sync workpapers',
  'sync export',
  'admin create',
  'admin list',
  'admin grant',
  'admin revoke',
  'invitation list',
  'invitation create',
  'invitation uses',
  'invitation extend',
  'invitation disable',
  'notify stats',
  'notify list',
  'notify create',
  'notify broadcast',
  'notify preview',
  'notify test',
  'notify scheduled',
  'notify cancel',
  'notify user',
  'notify delete',
  'notify restore',
  'notify health',
  'notify sync stats',
  'notify sync recent',
  'notify sync resend',
  'dataflow permissions',
  'dataflow health',
  'dataflow stats',
  'dataflow trace',
  'dataflow operations',
  'dataflow errors',
  'dataflow export',
  'dataflow cleanup',
  'portal stats',
  'demo list',
  'demo update',
  'ticket list',
  'ticket show',
  'ticket update',
  'ticket reply',
  'verification list',
  'verification create',
  'verification resend',
  'verification delete',
  'ledger list',
  'ledger verify',
  'plan list',
  'plan show',
  'plan subscribers',
  'plan update',
  'format aliases',
  'format headers',
  'format versions',
  'format restore',
  'setting list',
  'setting changes',
  'jobs list',
  'jobs show',
  'jobs watch',
  'jobs cancel',
  'backup create',
  'backup verify',
  'backup list',
  'keys list',
  'keys rotate',
  'config get',
  'config set',
  'config unset',
  'config list',
  'config explain',
  'config edit',
  'config path',
] as const;
export type OnlineCommand = (typeof ONLINE_COMMANDS)[number];

/** Commands without actions that print like the server actions. */
export const SINGLE_COMMANDS = ['restore', 'api', 'doctor', 'open', 'version'] as const;
export type SingleCommand = (typeof SINGLE_COMMANDS)[number];

export type LoginOptions = OnlineOptions & {
  readonly withToken?: boolean;
  readonly email?: string;
  readonly phone?: string;
  /** An authenticator code or a recovery code. */
  readonly otp?: string;
};
export type LogoutOptions = OnlineOptions & { readonly all?: boolean; readonly dryRun?: boolean };
export type TokenOptions = OnlineOptions & { readonly show?: boolean };
export type ListOptions = OnlineOptions & {
  readonly limit?: number;
  readonly all?: boolean;
  readonly cursor?: string;
};
export type ClientUseOptions = OnlineOptions & { readonly dryRun?: boolean };
export type ClientListOptions = ListOptions & {
  readonly search?: string;
  readonly category?: 'qbo' | 'delivery_only';
  readonly archived?: boolean;
};
export type ClientCreateOptions = OnlineOptions & {
  readonly category?: 'qbo' | 'delivery_only';
  readonly number?: string;
  readonly timezone?: string;
  readonly country?: 'US' | 'CA';
  readonly tenant?: string;
  readonly dryRun?: boolean;
};
export type StoreOptions = ListOptions & { readonly client?: string };
export type EntryListOptions = StoreOptions & {
  readonly status?: components['schemas']['EntryStatus'];
};
export type EntryApproveOptions = OnlineOptions & {
  readonly client?: string;
  /** An amount of money, as typed. */
  readonly difference?: string;
  readonly reason?: string;
  readonly dryRun?: boolean;
};
export type ExceptionListOptions = OnlineOptions & {
  readonly client?: string;
  readonly status?: 'open' | 'resolved' | 'all';
};
export type ExceptionResolveOptions = OnlineOptions & {
  readonly client?: string;
  readonly note?: string;
  readonly dryRun?: boolean;
};
export type MappingOptions = StoreOptions & {
  readonly channel?: 'ubereats' | 'doordash';
  readonly state?: 'confirmed' | 'ignored' | 'ended';
};
export type MappingExportOptions = OnlineOptions & {
  readonly client?: string;
  readonly accounts?: boolean;
  readonly out?: string;
};
export type MappingImportOptions = OnlineOptions & {
  readonly client?: string;
  readonly accounts?: boolean;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
};
export type ConfirmMappingOptions = OnlineOptions & {
  readonly client?: string;
  readonly channel?: 'ubereats' | 'doordash';
  readonly platformStore?: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
};
export type AdminCreateOptions = OnlineOptions & {
  readonly email: string;
  readonly dryRun?: boolean;
};
export type AdminGrantOptions = OnlineOptions & {
  readonly level?: components['schemas']['SystemLevel'];
  readonly dryRun?: boolean;
};
export type AdminRevokeOptions = OnlineOptions & {
  readonly dryRun?: boolean;
  readonly yes?: boolean;
};
export type InvitationListOptions = ListOptions & { readonly campaign?: string };
export type InvitationCreateOptions = OnlineOptions & {
  readonly count?: number;
  readonly maxUses?: number;
  readonly campaign?: string;
  readonly expires?: string;
  readonly plan?: string;
  readonly trialDays?: number;
  readonly dryRun?: boolean;
};
export type InvitationExtendOptions = OnlineOptions & {
  readonly expires: string;
  readonly dryRun?: boolean;
};
export type InvitationDisableOptions = OnlineOptions & {
  readonly dryRun?: boolean;
  readonly yes?: boolean;
};
export type PortalStatsOptions = OnlineOptions & { readonly exitStatus?: boolean };
export type ConfigOptions = OnlineOptions & { readonly client?: string };
export type ConfigSetOptions = OnlineOptions & {
  /** Saves to the project's file instead of the user's. */
  readonly project?: boolean;
  readonly dryRun?: boolean;
};
export type ApiOptions = Omit<OnlineOptions, 'input'> & {
  /** `name=value`, as strings. */
  readonly field?: readonly string[];
  /** `name=value`, as JSON. */
  readonly typedField?: readonly string[];
  /** A file with the body, or `-` for stdin; false from `--no-input`, which has no effect here. */
  readonly input?: string | false;
  readonly paginate?: boolean;
  readonly dryRun?: boolean;
};
export type OpenOptions = OnlineOptions & { readonly print?: boolean };
export type VersionOptions = OnlineOptions & { readonly check?: boolean };
