import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { BannerPlace, BannerSeverity, SiteLocale } from '../../db/tables.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { PublicBanner } from '../../http/pages-module.ts';
import type { Clock } from '../../platform/clock.ts';

type Deps = { readonly database: Database; readonly clock: Clock };

/** A banner for readers, in both languages. */
type ShownBanner = {
  readonly id: string;
  readonly severity: BannerSeverity;
  readonly title: Readonly<Record<SiteLocale, string>>;
  readonly body: Readonly<Record<SiteLocale, string>>;
};

/** The banners in the app. */
export function shownBannersRoutes(deps: Deps): Pick<Handlers, 'listShownBanners'> {
  return {
    listShownBanners: {
      needs: 'nobody',
      handle: async ({ query: { locale = 'en-US' } }) => {
        const banners = await readShown(deps, 'app');
        return ok({
          items: banners.map(({ id, severity, title, body }) => ({
            id,
            severity,
            title: title[locale],
            body: body[locale],
          })),
        });
      },
    },
  };
}

/** The banners on the public pages. */
export async function readSiteBanners(deps: Deps): Promise<PublicBanner[]> {
  const banners = await readShown(deps, 'site');
  return banners.map(({ severity, title, body }) => ({ severity, title, body }));
}

/** The banners currently shown in a place, incidents first, then newest first. */
function readShown(
  { database, clock }: Deps,
  place: Exclude<BannerPlace, 'everywhere'>,
): Promise<ShownBanner[]> {
  const now = clock.now();
  return database.readAsOwner(async (tx) => {
    const rows = await tx
      .selectFrom('site_banners as banner')
      .innerJoin('site_banner_revisions as shown', (join) =>
        join
          .onRef('shown.banner_id', '=', 'banner.id')
          .onRef('shown.revision', '=', 'banner.published_revision'),
      )
      .select(['banner.id', 'shown.severity'])
      .select(['shown.title_en', 'shown.title_fr', 'shown.body_en', 'shown.body_fr'])
      .where('banner.ended_at', 'is', null)
      .where('shown.shown_on', 'in', ['everywhere', place])
      .where(sql<boolean>`coalesce(shown.starts_at, '-infinity') <= ${now}`)
      .where(sql<boolean>`coalesce(shown.ends_at, 'infinity') > ${now}`)
      .orderBy(sql`array_position(array['incident', 'warning', 'info'], shown.severity)`)
      .orderBy('banner.published_at', 'desc')
      .orderBy('banner.id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      severity: row.severity,
      title: { 'en-US': row.title_en, 'fr-CA': row.title_fr },
      body: { 'en-US': row.body_en, 'fr-CA': row.body_fr },
    }));
  });
}
