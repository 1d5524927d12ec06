import { type Field, withHeadings } from '../../online/print.ts';
import type { Leftover } from './leftovers.ts';

/** The server program's description of a backup. */
type Described = {
  readonly created_at: string;
  readonly platebook: string;
  readonly postgres: string;
  readonly migration: string;
  readonly tables: number;
  readonly rows: number;
  readonly keys: readonly string[];
};

export type CreatedBackup = Described & {
  readonly file: string;
  readonly bytes: number;
  readonly removed: readonly string[];
  readonly leftovers: readonly Leftover[];
};

export type PlannedBackup = {
  readonly file: string;
  readonly tables: number;
  /** The database's size on disk; the archive is smaller. */
  readonly database_bytes: number;
  readonly removed: readonly string[];
};

export const PLANNED_FIELDS = withHeadings<PlannedBackup>([
  { name: 'dry_run', of: () => true },
  { name: 'file', of: ({ file }) => file },
  { name: 'tables', of: ({ tables }) => tables },
  {
    name: 'database_bytes',
    heading: 'Bytes of the database',
    of: ({ database_bytes }) => database_bytes,
  },
  { name: 'removed', of: ({ removed }) => [...removed] },
]);

export type VerifiedBackup = Described & {
  readonly file: string;
  readonly bytes: number;
  readonly parts: number;
  readonly missing_keys: readonly string[];
};

export type ListedBackup = {
  readonly file: string;
  readonly bytes: number;
  readonly created_at: string | null;
  readonly migration: string | null;
  readonly rows: number | null;
  readonly keys: readonly string[];
  readonly problem: string | null;
};

export type RestorePlan = Described & {
  readonly database: string;
  readonly is_empty: boolean;
  readonly sessions: number;
  readonly newer_migrations: number;
};

export type Restored = {
  readonly database: string;
  readonly kept_as: string | null;
  readonly tables: number;
  readonly rows: number;
  readonly entries: number;
  readonly postings: number;
  readonly files: number;
  readonly audit_chains: number;
  readonly audit_records: number;
  readonly seconds: number;
  readonly leftovers: readonly Leftover[];
};

/** Only those that were removed. */
function leftoversOf({ leftovers }: { readonly leftovers: readonly Leftover[] }): string[] {
  return leftovers.flatMap(({ name, is_removed: isRemoved }) => (isRemoved ? [name] : []));
}

const described: readonly Field<Described>[] = [
  { name: 'created_at', of: ({ created_at }) => created_at },
  { name: 'platebook', of: ({ platebook }) => platebook },
  { name: 'postgres', of: ({ postgres }) => postgres },
  { name: 'migration', of: ({ migration }) => migration },
  { name: 'tables', of: ({ tables }) => tables },
  { name: 'rows', of: ({ rows }) => rows },
  { name: 'keys', of: ({ keys }) => keys },
];

export const CREATED_FIELDS = withHeadings<CreatedBackup>([
  { name: 'file', of: ({ file }) => file },
  { name: 'bytes', of: ({ bytes }) => bytes },
  ...described,
  { name: 'removed', of: ({ removed }) => removed },
  { name: 'leftovers', of: leftoversOf },
]);

export const VERIFIED_FIELDS = withHeadings<VerifiedBackup>([
  { name: 'file', of: ({ file }) => file },
  { name: 'bytes', of: ({ bytes }) => bytes },
  { name: 'parts', of: ({ parts }) => parts },
  ...described,
  { name: 'missing_keys', of: ({ missing_keys }) => missing_keys },
]);

export const LISTED_FIELDS: readonly Field<ListedBackup>[] = [
  { name: 'created_at', heading: 'Made', of: ({ created_at }) => created_at },
  { name: 'bytes', heading: 'Bytes', of: ({ bytes }) => bytes },
  { name: 'rows', heading: 'Rows', of: ({ rows }) => rows },
  { name: 'migration', heading: 'Migration', dispensable: 2, of: ({ migration }) => migration },
  { name: 'keys', heading: 'Keys', dispensable: 1, of: ({ keys }) => keys },
  { name: 'file', heading: 'File', of: ({ file }) => file },
  { name: 'problem', of: ({ problem }) => problem },
];

export const PLAN_FIELDS = withHeadings<RestorePlan>([
  { name: 'database', of: ({ database }) => database },
  { name: 'is_empty', of: ({ is_empty }) => is_empty },
  { name: 'sessions', of: ({ sessions }) => sessions },
  ...described,
  { name: 'newer_migrations', of: ({ newer_migrations }) => newer_migrations },
]);

export const RESTORED_FIELDS = withHeadings<Restored>([
  { name: 'database', of: ({ database }) => database },
  { name: 'kept_as', of: ({ kept_as }) => kept_as },
  { name: 'tables', of: ({ tables }) => tables },
  { name: 'rows', of: ({ rows }) => rows },
  { name: 'entries', of: ({ entries }) => entries },
  { name: 'postings', of: ({ postings }) => postings },
  { name: 'files', of: ({ files }) => files },
  { name: 'audit_chains', of: ({ audit_chains }) => audit_chains },
  { name: 'audit_records', of: ({ audit_records }) => audit_records },
  { name: 'seconds', of: ({ seconds }) => seconds },
  { name: 'leftovers', of: leftoversOf },
]);
