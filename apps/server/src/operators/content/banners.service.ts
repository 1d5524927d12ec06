import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  bannerContentOf,
  changedOfBanner,
  findBanner,
  findBannerRevision,
  insertBanner,
  insertBannerRevision,
  lockBanner,
  updateBanner,
} from './banners.store.ts';
import type { Banner, BannerContent, BannerRow } from './banners.store.ts';

/** The contract's paths for the columns of a banner's content. */
const BANNER_FIELDS = {
  severity: 'severity',
  shown_on: 'shown_on',
  title_en: 'title/en-US',
  title_fr: 'title/fr-CA',
  body_en: 'body/en-US',
  body_fr: 'body/fr-CA',
  starts_at: 'starts_at',
  ends_at: 'ends_at',
} as const satisfies Record<keyof BannerContent, string>;

export type BannerDeps = { readonly database: Database; readonly clock: Clock };

type Saving = { readonly content: BannerContent; readonly actor: Actor };

/** Creates a draft. Throws `validation_failed` for an end that is not after the beginning. */
export async function createBanner(
  { database, clock }: BannerDeps,
  { content, actor }: Saving,
): Promise<Banner> {
  refuseBackwards(content);
  const at = clock.now();
  const id = randomUUID();
  return database.asOwner(async (tx) => {
    await insertBanner(tx, { id, at });
    await insertBannerRevision(tx, rowOf({ id, revision: 1, content, actor, at }));
    return recorded(tx, 'created', { id, actor, at }, { after: content });
  });
}

/** Saves a new revision. Throws `banner_not_found`, `banner_changed` and `validation_failed`. */
export async function saveBanner(
  { database, clock }: BannerDeps,
  { id, base, content, actor }: Saving & { readonly id: string; readonly base: number },
): Promise<Banner> {
  refuseBackwards(content);
  const at = clock.now();
  return database.asOwner(async (tx) => {
    const row = await lockKnown(tx, id);
    await refuseChanged(tx, row, base);
    const before = await findBannerRevision(tx, id, row.revision);
    const revision = row.revision + 1;
    await insertBannerRevision(tx, rowOf({ id, revision, content, actor, at }));
    await updateBanner(tx, id, { revision, edited_at: at });
    return recorded(
      tx,
      'updated',
      { id, actor, at },
      {
        before: before === null ? undefined : bannerContentOf(before),
        after: content,
        details: {
          revision,
          changed: before === null ? '' : changedOfBanner(content, before).join(' '),
        },
      },
    );
  });
}

/**
 * Publishes a revision in place of another. Throws `banner_not_found`, `banner_revision_not_found` and `banner_over`.
 */
export function publishBanner(
  { database, clock }: BannerDeps,
  {
    id,
    revision,
    actor,
  }: { readonly id: string; readonly revision: number; readonly actor: Actor },
): Promise<Banner> {
  const at = clock.now();
  return database.asOwner(async (tx) => {
    const row = await lockKnown(tx, id);
    const content = await findBannerRevision(tx, id, revision);
    if (content === null) {
      throw new AppError('banner_revision_not_found');
    }
    if (content.ends_at !== null && content.ends_at <= at) {
      throw new AppError('banner_over');
    }
    await updateBanner(tx, id, { published_revision: revision, published_at: at, ended_at: null });
    return recorded(
      tx,
      'published',
      { id, actor, at },
      {
        after: bannerContentOf(content),
        details: { revision, revision_before: row.published_revision },
      },
    );
  });
}

/** Withdraws a banner. Throws `banner_not_found` and `banner_not_published`. */
export function endBanner(
  { database, clock }: BannerDeps,
  { id, actor }: { readonly id: string; readonly actor: Actor },
): Promise<Banner> {
  const at = clock.now();
  return database.asOwner(async (tx) => {
    await lockKnown(tx, id);
    const banner = await findBanner(tx, id, at);
    if (banner?.state !== 'shown' && banner?.state !== 'scheduled') {
      throw new AppError('banner_not_published');
    }
    await updateBanner(tx, id, { ended_at: at });
    const details = { revision: banner.published_revision };
    return recorded(tx, 'ended', { id, actor, at }, { details });
  });
}

async function lockKnown(tx: Transaction, id: string): Promise<BannerRow> {
  const row = await lockBanner(tx, id);
  if (row === null) {
    throw new AppError('banner_not_found');
  }
  return row;
}

async function refuseChanged(tx: Transaction, row: BannerRow, base: number): Promise<void> {
  if (row.revision === base) {
    return;
  }
  const seen = await findBannerRevision(tx, row.id, base);
  const latest = await findBannerRevision(tx, row.id, row.revision);
  const changed = seen === null || latest === null ? [] : changedOfBanner(latest, seen);
  throw new AppError('banner_changed', {
    errors: changed.map((column) =>
      fieldError(`/content/${BANNER_FIELDS[column]}`, 'changed_meanwhile'),
    ),
  });
}

function refuseBackwards({ starts_at: starts, ends_at: ends }: BannerContent): void {
  if (starts !== null && ends !== null && ends <= starts) {
    throw new AppError('validation_failed', {
      errors: [fieldError('/content/ends_at', 'not_valid')],
    });
  }
}

type NewRevision = Saving & { readonly id: string; readonly revision: number; readonly at: Date };

function rowOf({ id, revision, content, actor, at }: NewRevision) {
  return {
    ...bannerContentOf(content),
    banner_id: id,
    revision,
    saved_by: actor.userId,
    saved_at: at,
  };
}

type Change = { readonly id: string; readonly actor: Actor; readonly at: Date };

/** Records a change of a banner, and returns its current state. */
async function recorded(
  tx: Transaction,
  verb: string,
  { id, actor, at }: Change,
  entry: Pick<Parameters<typeof recordAudit>[1], 'before' | 'after' | 'details'>,
): Promise<Banner> {
  const banner = await findBanner(tx, id, at);
  if (banner === null) {
    throw new AppError('banner_not_found');
  }
  await recordAudit(tx, {
    ...entry,
    actor,
    tenantId: null,
    action: `banner.${verb}`,
    target: { type: 'banner', id },
    at,
  });
  return banner;
}
