import { listKnownFormats } from '@platebook/accounting';
import { actorOf } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/database.ts';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { createKeyedQueue } from '../../platform/keyed-queue.ts';
import { keyOf } from './change-aliases.ts';
import { publishTrial, restoreVersion } from './publish-version.ts';
import type { PublishDeps } from './publish-version.ts';
import {
  presentAlias,
  presentFormat,
  presentHeader,
  presentTrial,
  presentVersion,
} from './report-formats.presenter.ts';
import { countOutcomes } from './trials.store.ts';
import { tryChanges } from './try-changes.ts';
import { pageUnknownHeaders } from './unknown-headers.store.ts';
import { newestVersion, pageVersions, versionsOfAliases } from './versions.store.ts';

type ReadingIds = 'getReportFormats' | 'listUnknownHeaders' | 'listReportFormatVersions';
type ChangingIds =
  | 'createReportFormatTrial'
  | 'createReportFormatVersion'
  | 'restoreReportFormatVersion';

/** The registry of report formats: what is read, which headers are unknown, and the aliases published for them. */
export function reportFormatsRoutes(deps: PublishDeps): Pick<Handlers, ReadingIds | ChangingIds> {
  return { ...readingRoutes(deps), ...changingRoutes(deps) };
}

function readingRoutes({ database }: PublishDeps): Pick<Handlers, ReadingIds> {
  return {
    getReportFormats: {
      needs: 'user',
      handle: async () => ok(await database.readAsOwner(readRegistry)),
    },
    listUnknownHeaders: {
      needs: 'user',
      handle: async ({ query: { limit = DEFAULT_LIMIT, cursor, platform, q, ...query } }) =>
        ok(
          await database.readAsOwner(async (tx) => {
            const aliases = (await newestVersion(tx))?.aliases ?? [];
            const keys = aliases.map(keyOf);
            const { aliased, has_money: hasMoney } = query;
            const page = await pageUnknownHeaders(
              tx,
              {
                platform,
                hasMoney,
                text: q,
                ...(aliased === undefined ? {} : { aliased: { keys, isWanted: aliased } }),
              },
              { limit, cursor },
            );
            return {
              items: page.items.map((header) => presentHeader(header, aliases)),
              next_cursor: page.nextCursor,
            };
          }),
        ),
    },
    listReportFormatVersions: {
      needs: 'user',
      handle: async ({ query: { limit = DEFAULT_LIMIT, cursor } }) =>
        ok(
          await database.readAsOwner(async (tx) => {
            const page = await pageVersions(tx, { limit, cursor });
            const trials = page.items.flatMap(({ trialId }) => trialId ?? []);
            const counts = await countOutcomes(tx, trials);
            return {
              items: page.items.map((version) =>
                presentVersion(version, counts.get(version.trialId ?? '') ?? null),
              ),
              next_cursor: page.nextCursor,
            };
          }),
        ),
    },
  };
}

async function readRegistry(tx: Transaction) {
  const newest = await newestVersion(tx);
  const aliases = newest?.aliases ?? [];
  const since = await versionsOfAliases(tx, aliases);
  return {
    version: newest?.version ?? 0,
    published_at: newest?.publishedAt.toISOString() ?? null,
    formats: listKnownFormats().map(presentFormat),
    aliases: aliases.map((alias, at) => presentAlias(alias, since[at] ?? 1)),
  };
}

function changingRoutes(deps: PublishDeps): Pick<Handlers, ChangingIds> {
  // However many are requested, only one trial's file is in memory.
  const turns = createKeyedQueue();
  return {
    createReportFormatTrial: {
      needs: 'user',
      handle: async ({ body, principal }) => {
        const trial = await turns('trial', () =>
          tryChanges(deps, body.changes, actorOf(principal)),
        );
        return created(presentTrial(trial), 'Changes tried');
      },
    },
    createReportFormatVersion: {
      needs: 'user',
      handle: async ({ body, principal }) => {
        const published = await publishTrial(
          deps,
          {
            trialId: body.trial_id,
            reason: body.reason,
            acceptsEffects: body.accept_effects ?? false,
          },
          actorOf(principal),
        );
        const { version, filesQueued } = published;
        return created({ ...presentVersion(version, null), filesQueued }, 'Version published');
      },
    },
    restoreReportFormatVersion: {
      needs: 'user',
      handle: async ({ body, principal }) => {
        const restored = await restoreVersion(deps, body, actorOf(principal));
        return created({ ...presentVersion(restored, null), filesQueued: 0 }, 'Version published');
      },
    },
  };
}
