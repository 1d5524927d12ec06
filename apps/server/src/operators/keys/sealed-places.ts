import { placeOfFactor } from '../../identity/auth/second-factor/factors.store.ts';
import { placeOfSession } from '../../identity/auth/sessions/sessions.store.ts';
import { placeOfSigningKey } from '../../identity/auth/tokens/signing-keys.store.ts';
import { placeOfToken, SEALED_COLUMNS } from '../../connectors/connections/sealed-tokens.ts';
import type { Provider } from '../../db/tables.ts';
import { placeOfSecret } from '../../platform/server-secrets.ts';

/** A row with a sealed value, with the columns that form its context. */
export type SealedRow = {
  readonly id: string;
  readonly sealed: string;
  /** Only for connections. */
  readonly tenant_id: string;
  readonly provider: Provider;
};

/** A column with sealed values, and the context of each of them. */
export type SealedPlace = {
  readonly table: string;
  readonly column: string;
  /** The column that identifies a row. */
  readonly id: string;
  readonly idType: 'uuid' | 'text';
  readonly placeOf: (row: SealedRow) => string;
};

/** Every column with sealed values; sealed cookies exist only in browsers, which get new ones. */
export const SEALED_PLACES: readonly SealedPlace[] = [
  {
    table: 'server_secrets',
    column: 'sealed',
    id: 'name',
    idType: 'text',
    placeOf: ({ id }) => placeOfSecret(id),
  },
  {
    table: 'signing_keys',
    column: 'sealed_private_jwk',
    id: 'kid',
    idType: 'text',
    placeOf: ({ id }) => placeOfSigningKey(id),
  },
  {
    table: 'mfa_factors',
    column: 'sealed_secret',
    id: 'id',
    idType: 'uuid',
    placeOf: ({ id }) => placeOfFactor(id),
  },
  {
    table: 'sessions',
    column: 'sealed_refresh_key',
    id: 'id',
    idType: 'uuid',
    placeOf: ({ id }) => placeOfSession(id),
  },
  ...SEALED_COLUMNS.map((column) => ({
    table: 'connections',
    column,
    id: 'id',
    idType: 'uuid' as const,
    placeOf: (row: SealedRow) => placeOfToken(row, column),
  })),
];

/** Sends a statement; the caller asserts its columns. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ readonly rows: unknown[] }>;

export type SealedCount = {
  readonly table: string;
  readonly column: string;
  /** The id of the key that opens them. */
  readonly kid: string;
  readonly secrets: number;
};

/** How many secrets each key opens, by column. A column that an older database lacks is skipped. */
export async function countSealed(run: RunSql): Promise<SealedCount[]> {
  const counts: SealedCount[] = [];
  for (const { table, column } of SEALED_PLACES) {
    const { rows: found } = await run(
      `select from pg_attribute
        where attrelid = to_regclass($1) and attname = $2 and not attisdropped`,
      [`public.${table}`, column],
    );
    if (found.length === 0) {
      continue;
    }
    const { rows } = await run(
      `select split_part(${column}, '.', 2) as kid, count(*)::integer as secrets
        from public.${table} where ${column} is not null group by 1 order by 1`,
    );
    counts.push(
      ...(rows as Pick<SealedCount, 'kid' | 'secrets'>[]).map((row) => ({ table, column, ...row })),
    );
  }
  return counts;
}
