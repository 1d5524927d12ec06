import { Kysely, PostgresDialect, sql } from 'kysely';
import { generate, PostgresDialect as GeneratorDialect } from 'kysely-codegen';
import type { Pool } from 'pg';

/** What the schema does not state about a column: its parser, or how it may be written. */
const SAID_HERE: Readonly<Record<string, string>> = {
  'users.user_metadata': 'JSONColumnType<Record<string, unknown>>',
  'users.app_metadata': 'ColumnType<Record<string, unknown>, string | undefined, string>',
  'user_preferences.preferences': 'JSONColumnType<Record<string, unknown>>',
  'audit_log.details': 'JSONColumnType<Record<string, string | number | boolean | null>>',
  'dataflow_events.context': 'JSONColumnType<Record<string, unknown>>',
  'sessions.refresh_key': 'ColumnType<Buffer | null, null | undefined, null>',
  'signing_keys.private_jwk': 'ColumnType<Record<string, unknown> | null, never, null>',
  'report_files.bytes': 'ColumnType<Buffer, Buffer | BytesInPieces>',
  'report_parts.bytes': 'ColumnType<Buffer, Buffer | BytesInPieces>',
};

const TYPES = {
  int8: 'number',
  date: 'string',
  timestamptz: 'Date',
  jsonb: 'JsonColumn',
  bytea: 'Buffer',
};

const IMPORTS = {
  JsonColumn: '../stored-json.ts#JsonColumn',
  JsonColumnOrNull: '../stored-json.ts#JsonColumnOrNull',
  BytesInPieces: '../bytes-in-pieces.ts#BytesInPieces',
  ColumnType: 'kysely#ColumnType',
  GeneratedAlways: 'kysely#GeneratedAlways',
  JSONColumnType: 'kysely#JSONColumnType',
};

/**
 * The types of all tables for Kysely, in TypeScript, from the migrated schema. The values of a column are those of its
 * CHECK constraint; JSON is unread until its parser has read it (`stored-json.ts`).
 */
export async function describeTables(pool: Pool): Promise<string> {
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
  const columns = { ...(await describeColumns(db)), ...SAID_HERE };
  return generate({
    db,
    dialect: new GeneratorDialect(),
    defaultSchemas: ['public'],
    typeMapping: TYPES,
    customImports: IMPORTS,
    overrides: { columns },
  });
}

type Described = {
  readonly column: string;
  readonly is_json: boolean;
  readonly is_array: boolean;
  readonly is_nullable: boolean;
  readonly has_default: boolean;
  readonly is_always_generated: boolean;
  /** The CHECK constraint, as PostgreSQL prints it. */
  readonly words: string | null;
};

async function describeColumns(db: Kysely<never>): Promise<Record<string, string>> {
  const { rows } = await sql<Described>`
    select c.relname || '.' || a.attname as column,
      a.atttypid = 'jsonb'::regtype as is_json,
      t.typcategory = 'A' as is_array,
      not a.attnotnull as is_nullable,
      a.atthasdef or a.attidentity <> '' as has_default,
      a.attgenerated <> '' or a.attidentity = 'a' as is_always_generated,
      (select substring(pg_get_constraintdef(k.oid) from 'ARRAY\\[(.*?)\\]')
        from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid)
            ~ ('^CHECK \\(\\("?' || a.attname || '"? (= ANY \\(|<@ )ARRAY\\[[^]]*\\]\\)?\\)\\)$')
        limit 1) as words
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped`.execute(db);
  return Object.fromEntries(rows.flatMap((row) => typeOf(row).map((type) => [row.column, type])));
}

/** Empty if the column's type is sufficient. */
function typeOf(row: Described): string[] {
  if (row.is_json) {
    return [jsonOf(row)];
  }
  if (row.is_always_generated) {
    return ['GeneratedAlways<number>'];
  }
  if (row.words === null) {
    return [];
  }
  const words = [...row.words.matchAll(/'([^']*)'/g)].map(([, word]) => `'${word}'`);
  const numbers = [...row.words.matchAll(/(?<=^|, )'?(-?\d+)/g)].map(([, digits]) => digits);
  const isText = row.words.includes('::text');
  const union = (isText ? words : numbers).join(' | ');
  const one = row.is_array ? `(${union})[]` : union;
  const held = row.is_nullable ? `${one} | null` : one;
  return [row.has_default ? `Generated<${held}>` : held];
}

function jsonOf({ is_nullable, has_default }: Described): string {
  if (is_nullable) {
    return 'JsonColumnOrNull';
  }
  return has_default ? 'Generated<JsonColumn>' : 'JsonColumn';
}
