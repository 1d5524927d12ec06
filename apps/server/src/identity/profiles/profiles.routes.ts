import type { Request } from 'express';
import type { Database } from '../../db/database.ts';
import type { Handlers } from '../../http/operations.ts';
import { PostgrestError } from '../../http/postgrest-errors.ts';
import type { Clock } from '../../platform/clock.ts';
import { readNewProfiles, toPostgrestError } from './profile-insert.ts';
import { selectRows } from './profile-query.ts';
import type { ProfileRow } from './profile-query.ts';
import { insertProfile, listProfiles } from './profiles.store.ts';
import type { Profile } from './profiles.store.ts';

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

/** A list, or the one row itself where the caller accepts nothing else. */
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
