import * as v from 'valibot';

export const FORMAT = 'platebook-backup';
export const FORMAT_VERSION = 1;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** Names are used in statements, so they must be plain identifiers. */
const name = v.pipe(v.string(), v.regex(/^[a-z_][a-z0-9_]*$/));
const tableName = v.pipe(v.string(), v.regex(/^(?:public|pgboss)\.[a-z_][a-z0-9_]*$/));

const manifestSchema = v.object({
  format: v.literal(FORMAT),
  format_version: v.literal(FORMAT_VERSION),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  /** The release that created it, and its PostgreSQL version. */
  platebook: v.string(),
  postgres: v.string(),
  database: v.string(),
  migrations: v.array(v.object({ name: v.string(), sha256 })),
  /** The ids of the keys that open its sealed data; never the keys. */
  keys: v.array(v.string()),
  /** The version of the job tables; null if there were none yet. */
  queue_version: v.nullable(v.number()),
  /** The first month of the operation events' partitions, and their number. */
  event_months: v.nullable(v.object({ first: v.string(), months: count })),
  sequences: v.array(v.object({ table: name, column: name, last: v.nullable(v.string()) })),
  tables: v.array(
    v.object({
      name: tableName,
      columns: v.array(name),
      rows: count,
      parts: v.array(v.object({ file: v.string(), rows: count, bytes: count, sha256 })),
    }),
  ),
});

/** The contents of a backup, at the end of the archive, followed by its own SHA-256. */
export type Manifest = v.InferOutput<typeof manifestSchema>;
export type DumpedTable = Manifest['tables'][number];
export type Part = DumpedTable['parts'][number];

export const MANIFEST_FILE = 'manifest.json';
export const MANIFEST_HASH_FILE = 'manifest.sha256';

/** Null for anything but a manifest of this format. */
export function parseManifest(text: string): Manifest | null {
  try {
    const parsed = v.safeParse(manifestSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch (error) {
    if (error instanceof SyntaxError) {
      return null;
    }
    throw error;
  }
}

export function rowsIn({ tables }: Pick<Manifest, 'tables'>): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

export function lastMigrationOf({ migrations }: Pick<Manifest, 'migrations'>): string {
  return migrations.at(-1)?.name ?? 'none';
}
