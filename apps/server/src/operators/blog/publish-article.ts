import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/database.ts';
import { contentOf, findRevision } from '../../site/blog/revisions.store.ts';
import type { PostKey } from '../../site/blog/revisions.store.ts';
import { AppError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';
import { lockArticle, lockDueArticles, markPublished, updateArticle } from './articles.store.ts';
import type { ArticleRow } from './articles.store.ts';
import { entryOf, lockUnchanged } from './edit-article.ts';
import type { BlogDeps } from './edit-article.ts';

type Change = PostKey & {
  /** The latest revision that the caller saw (optimistic lock). */
  readonly base: number;
  readonly actor: Actor;
};

const NOT_SCHEDULED = { scheduled_revision: null, scheduled_at: null };

/**
 * Publishes the latest revision, immediately or at a future instant. Throws `blog_post_not_found`, `blog_post_changed`,
 * and `validation_failed` for an instant in the past.
 */
export function publishArticle(
  { database, clock }: BlogDeps,
  { publishAt, ...change }: Change & { readonly publishAt: Date | null },
): Promise<void> {
  const at = clock.now();
  if (publishAt !== null && publishAt <= at) {
    throw new AppError('validation_failed', { errors: [fieldError('/publish_at', 'in_the_past')] });
  }
  return database.asOwner(async (tx) => {
    const row = await lockUnchanged(tx, change);
    const { revision } = row;
    if (publishAt === null) {
      await show(tx, row, { revision, actor: change.actor, at, now: at });
      return;
    }
    await updateArticle(tx, row, { scheduled_revision: revision, scheduled_at: publishAt });
    const entry = entryOf('scheduled', row, change.actor);
    const details = { ...entry.details, revision, publish_at: publishAt.toISOString() };
    await recordAudit(tx, { ...entry, details, at });
  });
}

/** Throws `blog_post_not_found` and `blog_post_not_scheduled`. */
export function cancelSchedule(
  { database, clock }: BlogDeps,
  { actor, ...key }: Omit<Change, 'base'>,
): Promise<void> {
  const at = clock.now();
  return database.asOwner(async (tx) => {
    const row = await lockArticle(tx, key);
    if (row === null) {
      throw new AppError('blog_post_not_found');
    }
    if (row.scheduled_at === null) {
      throw new AppError('blog_post_not_scheduled');
    }
    await updateArticle(tx, row, NOT_SCHEDULED);
    await recordAudit(tx, { ...entryOf('schedule_cancelled', row, actor), at });
  });
}

/**
 * Withdraws an article and its scheduled publication. Throws `blog_post_not_published` and the errors of
 * `publishArticle`.
 */
export function withdrawArticle({ database, clock }: BlogDeps, change: Change): Promise<void> {
  const at = clock.now();
  return database.asOwner(async (tx) => {
    const row = await lockUnchanged(tx, change);
    if (row.status !== 'published') {
      throw new AppError('blog_post_not_published');
    }
    await updateArticle(tx, row, { status: 'withdrawn', ...NOT_SCHEDULED });
    await recordAudit(tx, { ...entryOf('withdrawn', row, change.actor), at });
  });
}

/** Publishes due articles as of their scheduled time; returns how many. */
export function publishDueArticles({ database, clock }: BlogDeps): Promise<number> {
  const now = clock.now();
  const actor: Actor = { kind: 'job', userId: null, requestId: 'blog.publish' };
  return database.asOwner(async (tx) => {
    const due = await lockDueArticles(tx, now);
    for (const row of due) {
      const revision = row.scheduled_revision ?? row.revision;
      await show(tx, row, { revision, actor, at: row.scheduled_at ?? now, now });
    }
    return due.length;
  });
}

type Showing = {
  readonly revision: number;
  readonly actor: Actor;
  /** The published-at instant that readers see. */
  readonly at: Date;
  readonly now: Date;
};

async function show(
  tx: Transaction,
  row: ArticleRow,
  { revision, actor, at, now }: Showing,
): Promise<void> {
  const content = await findRevision(tx, row, revision);
  if (content === null) {
    throw new AppError('blog_revision_not_found');
  }
  await updateArticle(tx, row, {
    ...contentOf(content),
    ...NOT_SCHEDULED,
    status: 'published',
    shown_revision: revision,
    published_at: row.published_at ?? at,
    updated_at: at,
  });
  await markPublished(tx, { ...row, revision }, at);
  const entry = entryOf('published', row, actor);
  await recordAudit(tx, {
    ...entry,
    before: contentOf(row),
    after: contentOf(content),
    details: { ...entry.details, revision },
    at: now,
  });
}
