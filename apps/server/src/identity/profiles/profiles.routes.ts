import type { Request } from 'express';
import type { Database } from '../../db/database.ts';
import type { Handlers } from '../../http/operations.ts';
import { PostgrestError } from '../../http/postgrest-errors.ts';
import type { Clock } from '../../platform/clock.ts';
import { selectRows, isColumn } from './profile-query.ts';
import type { ProfileRow } from './profile-query.ts';
import { insertProfile, listProfiles } from './profiles.store.ts';
import type { Profile } from './profiles.store.ts';
import { DatabaseError } from 'pg';

type ProfileHandlers = Pick<Handlers, 'listProfiles' | 'createProfile'>;

const ONE_ROW = 'application/vnd.pgrst.object+json';

/** Spec 7: the profiles table is read by id and inserted into, as a PostgREST client does it. */
export function profilesRoutes({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): ProfileHandlers {
  return {
    listProfiles: {
      needs: 'user',
      handle: async ({ principal, query, request }) => {
        const profiles = await database.asUser(principal.userId, listProfiles);
        return { kind: 'wire', status: 200, ...shape(selectRows(profiles, query), request) };
      },
    },
    createProfile: {
      needs: 'user',
      handle: async ({ principal, query, body, request }) => {
        const rows = readNewProfiles(body);
        const at = clock.now();
        const inserted = await database
          .asUser(principal.userId, async (tx): Promise<Profile[]> => {
            for (const row of rows) {
              await insertProfile(tx, { ...row, at });
            }
            return listProfiles(tx);
          })
          .catch((error: unknown) => {
            throw toPostgrestError(error);
          });
        return wantsRows(request)
          ? {
              kind: 'wire',
              status: 201,
              ...shape(selectRows(inserted, { select: query.select }), request),
            }
          : { kind: 'empty', status: 201 };
      },
    },
  };
}

function wantsRows(request: Request): boolean {
  return (request.get('prefer') ?? '').includes('return=representation');
}

type Shaped = { body: ProfileRow | ProfileRow[]; headers: Record<string, string> };

/** A list, or a single row if the caller accepts only that. */
function shape(rows: ProfileRow[], request: Request): Shaped {
  const range = rows.length === 0 ? '*/*' : `0-${rows.length - 1}/*`;
  if (!(request.get('accept') ?? '').includes(ONE_ROW)) {
    return { body: rows, headers: { 'content-range': range } };
  }
  const [row] = rows;
  if (row === undefined || rows.length > 1) {
    throw new PostgrestError('PGRST116', {
      details: `The result contains ${rows.length} rows`,
    });
  }
  return {
    body: row,
    headers: { 'content-range': range, 'content-type': `${ONE_ROW}; charset=utf-8` },
  };
}

type NewProfile = { readonly id: string; readonly fullName: string | null };

type Row = Readonly<Record<string, unknown>>;

/** Columns a caller may write; the rest are set by the server. */
const WRITABLE = ['id', 'full_name'];
const NAME_MAX = 200;

/** The rows of an insert. Throws PostgREST's errors. */
function readNewProfiles(body: unknown): NewProfile[] {
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

/** PostgreSQL's error in PostgREST's format; anything else is rethrown. */
function toPostgrestError(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) {
    return error;
  }
  const { code, message, detail } = error;
  return code === '23505' || code === '42501' || code === '22P02'
    ? new PostgrestError(code, { message, cause: error, ...(detail ? { details: detail } : {}) })
    : error;
}
