import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import type { Migration } from '../../db/migrate.ts';

const ANSWER_WITHIN_MS = 250;

type State =
  | { readonly ready: true; readonly database: 'embedded' | 'external'; readonly migration: string }
  | { readonly ready: false; readonly reason: string };

export type Readiness = {
  readonly check: () => Promise<State>;
  /** From here on the server reports not ready, regardless of the database. */
  readonly drain: () => void;
};

type Deps = {
  readonly database: Database;
  readonly kind: 'embedded' | 'external';
  readonly migrations: readonly Migration[];
};

export function createReadiness({ database, kind, migrations }: Deps): Readiness {
  let isDraining = false;
  const head = migrations.at(-1)?.name ?? '';
  return {
    drain: () => {
      isDraining = true;
    },
    check: async () => {
      if (isDraining) {
        return { ready: false, reason: 'The server is stopping.' };
      }
      const newest = await Promise.race([
        newestMigration(database),
        delay(ANSWER_WITHIN_MS, 'late' as const, { ref: false }),
      ]);
      if (newest === 'late' || newest === 'gone') {
        return { ready: false, reason: 'The database does not answer.' };
      }
      return newest === head
        ? { ready: true, database: kind, migration: head }
        : { ready: false, reason: `The database is at ${newest}, this program needs ${head}.` };
    },
  };
}

async function newestMigration(database: Database): Promise<string> {
  return database
    .asOwner((tx) =>
      tx
        .selectFrom('schema_migrations')
        .select('name')
        .orderBy('name', 'desc')
        .limit(1)
        .executeTakeFirst(),
    )
    .then((row) => row?.name ?? 'none')
    .catch(() => 'gone');
}
