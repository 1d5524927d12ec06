import { sql } from 'kysely';
import type { Selectable, Updateable } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { pageOf } from '../../db/page-of.ts';
import type { PageOrder, PageRequest } from '../../db/page-of.ts';
import type { Tables } from '../../db/tables.ts';
import type { Page } from '../../http/cursor.ts';
import { differingColumns } from '../../db/differing-columns.ts';

export type BannerRow = Readonly<Selectable<Tables['site_banners']>>;
export type BannerRevisionRow = Readonly<Selectable<Tables['site_banner_revisions']>>;

const CONTENT_COLUMNS = [
  'severity',
  'shown_on',
  'title_en',
  'title_fr',
  'body_en',
  'body_fr',
  'starts_at',
  'ends_at',
] as const;

/** The content of a banner. */
export type BannerContent = Pick<BannerRevisionRow, (typeof CONTENT_COLUMNS)[number]>;

/** Only the content of a wider row. */
export function bannerContentOf(row: BannerContent): BannerContent {
  const { severity, shown_on, title_en, title_fr, body_en, body_fr, starts_at, ends_at } = row;
  return { severity, shown_on, title_en, title_fr, body_en, body_fr, starts_at, ends_at };
}

/** The fields in which two contents differ. */
export const changedOfBanner = (one: BannerContent, other: BannerContent) =>
  differingColumns(CONTENT_COLUMNS, one, other);

export type BannerState = 'draft' | 'scheduled' | 'shown' | 'ended';

/** A banner with its latest and its published revision. */
export type Banner = BannerRow & {
  readonly state: BannerState;
  readonly latest: BannerRevision;
  readonly published: BannerRevision | null;
};

export type BannerRevision = BannerRevisionRow & { readonly saved_by_email: string | null };

const EDITED_LAST: PageOrder<BannerRow> = {
  name: 'edited',
  keys: [
    {
      column: 'site_banners.edited_at',
      type: 'timestamptz',
      descending: true,
      of: ({ edited_at: at }) => at.toISOString(),
    },
    { column: 'site_banners.id', type: 'uuid', of: ({ id }) => id },
  ],
};

type Request = PageRequest & { readonly state?: BannerState | undefined; readonly now: Date };

export async function pageBanners(
  tx: Transaction,
  { state, now, ...request }: Request,
): Promise<Page<Banner>> {
  let query = banners(tx, now);
  if (state !== undefined) {
    query = query.where(stateAt(now), '=', state);
  }
  const page = await pageOf(query, request, {
    order: EDITED_LAST,
    toRow: (row: StatedRow) => row,
  });
  const items: Banner[] = [];
  for (const row of page.items) {
    items.push(await withRevisions(tx, row));
  }
  return { ...page, items };
}

/** Null if there is none. */
export async function findBanner(tx: Transaction, id: string, now: Date): Promise<Banner | null> {
  const row = await banners(tx, now).where('site_banners.id', '=', id).executeTakeFirst();
  return row === undefined ? null : withRevisions(tx, row);
}

type StatedRow = BannerRow & { readonly state: BannerState };

function banners(tx: Transaction, now: Date) {
  return tx
    .selectFrom('site_banners')
    .leftJoin('site_banner_revisions as shown', (join) =>
      join
        .onRef('shown.banner_id', '=', 'site_banners.id')
        .onRef('shown.revision', '=', 'site_banners.published_revision'),
    )
    .selectAll('site_banners')
    .select(stateAt(now).as('state'));
}

/** Whether a banner is shown depends only on its published revision and the time. */
function stateAt(now: Date) {
  return sql<BannerState>`case
    when site_banners.published_revision is null then 'draft'
    when site_banners.ended_at is not null or shown.ends_at <= ${now} then 'ended'
    when shown.starts_at > ${now} then 'scheduled'
    else 'shown' end`;
}

async function withRevisions(tx: Transaction, row: StatedRow): Promise<Banner> {
  const latest = await findBannerRevision(tx, row.id, row.revision);
  if (latest === null) {
    throw new Error(`Banner ${row.id} has no revision ${row.revision}.`);
  }
  const { published_revision: revision } = row;
  const published = revision === null ? null : await findBannerRevision(tx, row.id, revision);
  return { ...row, latest, published };
}

/** Null if there is none. */
export async function findBannerRevision(
  tx: Transaction,
  bannerId: string,
  revision: number,
): Promise<BannerRevision | null> {
  const row = await revisions(tx, bannerId).where('revision', '=', revision).executeTakeFirst();
  return row ?? null;
}

const NEWEST_FIRST: PageOrder<BannerRevision> = {
  name: 'newest',
  keys: [
    {
      column: 'site_banner_revisions.revision',
      type: 'bigint',
      descending: true,
      of: ({ revision }) => String(revision),
    },
  ],
};

export function pageBannerRevisions(
  tx: Transaction,
  bannerId: string,
  request: PageRequest,
): Promise<Page<BannerRevision>> {
  return pageOf(revisions(tx, bannerId), request, {
    order: NEWEST_FIRST,
    toRow: (row: BannerRevision) => row,
  });
}

function revisions(tx: Transaction, bannerId: string) {
  return tx
    .selectFrom('site_banner_revisions')
    .leftJoin('users', 'users.id', 'site_banner_revisions.saved_by')
    .selectAll('site_banner_revisions')
    .select('users.email as saved_by_email')
    .where('site_banner_revisions.banner_id', '=', bannerId);
}

/** Locks the banner until the transaction ends; null if there is none. */
export async function lockBanner(tx: Transaction, id: string): Promise<BannerRow | null> {
  const row = await tx
    .selectFrom('site_banners')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertBanner(
  tx: Transaction,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<void> {
  await tx.insertInto('site_banners').values({ id, created_at: at, edited_at: at }).execute();
}

export async function insertBannerRevision(
  tx: Transaction,
  revision: BannerRevisionRow,
): Promise<void> {
  await tx.insertInto('site_banner_revisions').values(revision).execute();
}

export async function updateBanner(
  tx: Transaction,
  id: string,
  changes: Updateable<Tables['site_banners']>,
): Promise<void> {
  await tx.updateTable('site_banners').set(changes).where('id', '=', id).execute();
}
