import { actorOf } from '../../audit/audit-log.ts';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { presentBanner, presentBannerRevision, toBannerContent } from './banners.presenter.ts';
import { createBanner, endBanner, publishBanner, saveBanner } from './banners.service.ts';
import type { BannerDeps } from './banners.service.ts';
import { findBanner, pageBannerRevisions, pageBanners } from './banners.store.ts';
import type { Banner } from './banners.store.ts';

type ReadIds = 'listBanners' | 'getBanner' | 'listBannerRevisions';
type ChangeIds = 'createBanner' | 'updateBanner' | 'publishBanner' | 'endBanner';

/** The operators' announcements. */
export function bannersRoutes(deps: BannerDeps): Pick<Handlers, ReadIds | ChangeIds> {
  return { ...readRoutes(deps), ...changeRoutes(deps) };
}

type Transaction = Parameters<typeof findBanner>[0];

/** Throws `banner_not_found`. */
async function readBanner(tx: Transaction, id: string, now: Date): Promise<Banner> {
  const banner = await findBanner(tx, id, now);
  if (banner === null) {
    throw new AppError('banner_not_found');
  }
  return banner;
}

function readRoutes({ database, clock }: BannerDeps): Pick<Handlers, ReadIds> {
  return {
    listBanners: {
      needs: 'user',
      handle: async ({ query }) => {
        const { items, nextCursor } = await database.readAsOwner((tx) =>
          pageBanners(tx, {
            state: query.state,
            now: clock.now(),
            limit: query.limit ?? DEFAULT_LIMIT,
            cursor: query.cursor,
          }),
        );
        return ok({ items: items.map(presentBanner), next_cursor: nextCursor });
      },
    },
    getBanner: {
      needs: 'user',
      handle: async ({ path }) =>
        ok(
          presentBanner(
            await database.readAsOwner((tx) => readBanner(tx, path.banner, clock.now())),
          ),
        ),
    },
    listBannerRevisions: {
      needs: 'user',
      handle: async ({ path, query }) => {
        const request = { limit: query.limit ?? DEFAULT_LIMIT, cursor: query.cursor };
        const { page, published } = await database.readAsOwner(async (tx) => {
          const banner = await readBanner(tx, path.banner, clock.now());
          return {
            page: await pageBannerRevisions(tx, path.banner, request),
            published: banner.published_revision,
          };
        });
        return ok({
          items: page.items.map((revision) => presentBannerRevision(revision, published)),
          next_cursor: page.nextCursor,
        });
      },
    },
  };
}

function changeRoutes(deps: BannerDeps): Pick<Handlers, ChangeIds> {
  return {
    createBanner: {
      needs: 'user',
      handle: async ({ body, principal }) => {
        const content = toBannerContent(body.content);
        const banner = await createBanner(deps, { content, actor: actorOf(principal) });
        return created(presentBanner(banner), 'Banner created');
      },
    },
    updateBanner: {
      needs: 'user',
      handle: async ({ path, body, principal }) => {
        const banner = await saveBanner(deps, {
          id: path.banner,
          base: body.revision,
          content: toBannerContent(body.content),
          actor: actorOf(principal),
        });
        return ok(presentBanner(banner), 'Banner saved');
      },
    },
    publishBanner: {
      needs: 'user',
      handle: async ({ path, body, principal }) => {
        const banner = await publishBanner(deps, {
          id: path.banner,
          revision: body.revision,
          actor: actorOf(principal),
        });
        return ok(presentBanner(banner), 'Banner published');
      },
    },
    endBanner: {
      needs: 'user',
      handle: async ({ path, principal }) => {
        const banner = await endBanner(deps, { id: path.banner, actor: actorOf(principal) });
        return ok(presentBanner(banner), 'Banner ended');
      },
    },
  };
}
