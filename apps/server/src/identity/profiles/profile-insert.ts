import { DatabaseError } from 'pg';
import { PostgrestError } from '../../http/postgrest-errors.ts';
import { isColumn } from './profile-query.ts';

export type NewProfile = { readonly id: string; readonly fullName: string | null };

type Row = Readonly<Record<string, unknown>>;

/** What a caller may say; the rest of the columns is ours. */
const WRITABLE = ['id', 'full_name'];
const NAME_MAX = 200;

/** The rows of an insert. Throws what PostgREST would answer. */
export function readNewProfiles(body: unknown): NewProfile[] {
  const rows = (Array.isArray(body) ? body : [body]) as Row[];
  return rows.map((row) => {
    for (const name of Object.keys(row)) {
      refuseColumn(name);
    }
    const { id, full_name: fullName = null } = row;
    if (id === undefined || id === null) {
      throw new PostgrestError('23502', {
        message: 'null value in column "id" of relation "profiles" violates not-null constraint',
      });
    }
    if (typeof id !== 'string' || (fullName !== null && !isName(fullName))) {
      throw new PostgrestError('22P02');
    }
    return { id, fullName };
  });
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= NAME_MAX && !value.includes('\u0000');
}

function refuseColumn(name: string): void {
  if (!isColumn(name)) {
    throw new PostgrestError('PGRST204', {
      message: `Could not find the '${name}' column of 'profiles' in the schema cache`,
    });
  }
  if (!WRITABLE.includes(name)) {
    throw new PostgrestError('42501', {
      message: `permission denied for column "${name}" of table "profiles"`,
    });
  }
}

/** What PostgreSQL refused, in its own words; anything else is thrown on. */
export function toPostgrestError(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) {
    return error;
  }
  const { code, message, detail } = error;
  return code === '23505' || code === '42501' || code === '22P02'
    ? new PostgrestError(code, { message, cause: error, ...(detail ? { details: detail } : {}) })
    : error;
}
