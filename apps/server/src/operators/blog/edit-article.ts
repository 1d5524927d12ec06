import { marked } from 'marked';
import type { MarkedToken } from 'marked';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database, Transaction } from '../../db/database.ts';
import {
  changedColumns,
  contentOf,
  findRedirect,
  findRevision,
  insertRevision,
} from '../../site/blog/revisions.store.ts';
import type { PostContent, PostKey } from '../../site/blog/revisions.store.ts';
import { AppError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';
import type { Clock } from '../../platform/clock.ts';
import { FIELD_NAMES } from './article-fields.ts';
import {
  localesOf,
  lockAddresses,
  lockArticle,
  moveArticle,
  updateArticle,
} from './articles.store.ts';
import type { ArticleRow } from './articles.store.ts';

export type BlogDeps = { readonly database: Database; readonly clock: Clock };

type Edit = PostKey & {
  /** The latest revision that the caller saw (optimistic lock). */
  readonly base: number;
  readonly actor: Actor;
};

/** Creates a draft. Throws `blog_slug_taken`, and `validation_failed` for an image without alternative text. */
export function createArticle(
  { database, clock }: BlogDeps,
  { slug, locale, content, actor }: Omit<Edit, 'base'> & { readonly content: PostContent },
): Promise<void> {
  refuseImagesWithoutText(content);
  const at = clock.now();
  return database.asOwner(async (tx) => {
    await lockAddresses(tx);
    const there = await localesOf(tx, slug);
    if (there.includes(locale) || (await findRedirect(tx, slug)) !== null) {
      throw new AppError('blog_slug_taken');
    }
    await tx
      .insertInto('blog_posts')
      .values({
        ...contentOf(content),
        tags: [...content.tags],
        slug,
        locale,
        updated_at: at,
        edited_at: at,
      })
      .execute();
    await saveRevision(tx, { slug, locale }, { content, revision: 1, actor, at });
    await recordAudit(tx, { ...entryOf('created', { slug, locale }, actor), after: content, at });
  });
}

/** Saves a new revision. Throws `blog_post_not_found`, `blog_post_changed` and `validation_failed`. */
export function saveArticle(
  { database, clock }: BlogDeps,
  { content, ...edit }: Edit & { readonly content: PostContent },
): Promise<void> {
  refuseImagesWithoutText(content);
  const at = clock.now();
  return database.asOwner(async (tx) => {
    const row = await lockUnchanged(tx, edit);
    await addRevision(tx, row, { content, actor: edit.actor, at, restored: null });
  });
}

/**
 * Saves the content of an earlier revision as a new one. Throws `blog_revision_not_found` and the errors of
 * `saveArticle`.
 */
export function restoreArticle(
  { database, clock }: BlogDeps,
  { revision, ...edit }: Edit & { readonly revision: number },
): Promise<void> {
  const at = clock.now();
  return database.asOwner(async (tx) => {
    const row = await lockUnchanged(tx, edit);
    const content = await findRevision(tx, edit, revision);
    if (content === null) {
      throw new AppError('blog_revision_not_found');
    }
    await addRevision(tx, row, { content, actor: edit.actor, at, restored: revision });
  });
}

/** Renames an article in both languages. Throws `blog_post_not_found` and `blog_slug_taken`. */
export function renameArticle(
  { database, clock }: BlogDeps,
  { from, to, actor }: { readonly from: string; readonly to: string; readonly actor: Actor },
): Promise<void> {
  const at = clock.now();
  return database.asOwner(async (tx) => {
    await lockAddresses(tx);
    const rows = await tx
      .selectFrom('blog_posts')
      .select('published_at')
      .where('slug', '=', from)
      .forUpdate()
      .execute();
    if (rows.length === 0) {
      throw new AppError('blog_post_not_found');
    }
    if (from === to) {
      return;
    }
    const leadsTo = await findRedirect(tx, to);
    if ((await localesOf(tx, to)).length > 0 || (leadsTo !== null && leadsTo !== from)) {
      throw new AppError('blog_slug_taken');
    }
    // Nobody knows the slug of an article that was never published.
    const leavesRedirect = rows.some(({ published_at: published }) => published !== null);
    await moveArticle(tx, { from, to, leavesRedirect, at });
    await recordAudit(tx, {
      actor,
      tenantId: null,
      action: 'article.renamed',
      target: { type: 'article', id: to },
      details: { from, redirect: leavesRedirect },
      at,
    });
  });
}

/**
 * Locks one language of an article until the transaction ends. Throws `blog_post_not_found`, and `blog_post_changed`
 * with the differing fields if somebody saved a later revision than the caller saw.
 */
export async function lockUnchanged(
  tx: Transaction,
  { slug, locale, base }: Pick<Edit, 'slug' | 'locale' | 'base'>,
): Promise<ArticleRow> {
  const row = await lockArticle(tx, { slug, locale });
  if (row === null) {
    throw new AppError('blog_post_not_found');
  }
  if (row.revision === base) {
    return row;
  }
  const seen = await findRevision(tx, row, base);
  const latest = await findRevision(tx, row, row.revision);
  const changed = seen === null || latest === null ? [] : changedColumns(latest, seen);
  throw new AppError('blog_post_changed', {
    errors: changed.map((column) =>
      fieldError(`/content/${FIELD_NAMES[column]}`, 'changed_meanwhile'),
    ),
  });
}

/** The audit log entry of a change to one language of an article. */
export function entryOf(verb: string, { slug, locale }: PostKey, actor: Actor) {
  return {
    actor,
    tenantId: null,
    action: `article.${verb}`,
    target: { type: 'article', id: slug },
    details: { locale },
  };
}

type Saving = {
  readonly content: PostContent;
  readonly actor: Actor;
  readonly at: Date;
  readonly restored: number | null;
};

async function addRevision(
  tx: Transaction,
  row: ArticleRow,
  { content, actor, at, restored }: Saving,
): Promise<void> {
  const before = await findRevision(tx, row, row.revision);
  const revision = row.revision + 1;
  await saveRevision(tx, row, { content, revision, actor, at, restored });
  // A never-published article is visible to nobody: its row has the last saved content.
  const shown = row.status === 'draft' ? { ...contentOf(content), shown_revision: revision } : {};
  await updateArticle(tx, row, { ...shown, revision, edited_at: at, shipped_sha256: null });
  const entry = entryOf(restored === null ? 'updated' : 'restored', row, actor);
  const changed = before === null ? [] : changedColumns(content, before);
  await recordAudit(tx, {
    ...entry,
    before: before === null ? undefined : contentOf(before),
    after: contentOf(content),
    details: {
      ...entry.details,
      revision,
      changed: changed.join(' '),
      ...(restored === null ? {} : { restored }),
    },
    at,
  });
}

type NewRevision = Omit<Saving, 'restored'> & {
  readonly revision: number;
  readonly restored?: number | null;
};

function saveRevision(
  tx: Transaction,
  { slug, locale }: PostKey,
  { content, revision, actor, at, restored = null }: NewRevision,
): Promise<void> {
  return insertRevision(tx, {
    ...contentOf(content),
    slug,
    locale,
    revision,
    saved_by: actor.userId,
    saved_at: at,
    restored_revision: restored,
    published_at: null,
  });
}

function refuseImagesWithoutText({ body }: PostContent): void {
  const images = imagesWithoutText(body);
  if (images.length > 0) {
    throw new AppError('validation_failed', {
      errors: images
        .slice(0, 20)
        .map((image) =>
          fieldError('/content/body_markdown', 'image_without_text', { name: image }),
        ),
    });
  }
}

/** The URLs of images in Markdown that lack alternative text. */
function imagesWithoutText(markdown: string): string[] {
  const found: string[] = [];
  void marked.walkTokens(marked.lexer(markdown), (input) => {
    const token = input as MarkedToken;
    if (token.type === 'image' && token.text.trim() === '') {
      found.push(token.href);
    }
  });
  return found;
}
