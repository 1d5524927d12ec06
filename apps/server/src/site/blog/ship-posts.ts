import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { Database, Transaction } from '../../db/database.ts';
import type { SiteLocale } from '../../db/tables.ts';
import { contentOf, findRedirect, insertRevision } from './revisions.store.ts';

const FILE = /^([a-z0-9-]+)\.(en-US|fr-CA)\.md$/;
const FRONT_MATTER = /^---\n(.*?)\n---\n(.*)$/s;

const Head = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  summary: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
  tags: v.array(v.pipe(v.string(), v.nonEmpty())),
  author: v.pipe(v.string(), v.nonEmpty()),
  published: v.pipe(v.string(), v.isoDate()),
  updated: v.pipe(v.string(), v.isoDate()),
  featured: v.optional(v.boolean(), false),
});

type Content = {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly tags: readonly string[];
  readonly author: string;
};

/** An article in a file of the product. */
export type ShippedPost = Content & {
  readonly slug: string;
  readonly locale: SiteLocale;
  readonly isFeatured: boolean;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
};

/** Reads every `<slug>.<locale>.md` of a folder. Throws an error that names an invalid file. */
export async function readShippedPosts(folder: string): Promise<ShippedPost[]> {
  const names = (await readdir(folder)).sort();
  return Promise.all(
    names.map(async (name) => parsePost(name, await readFile(join(folder, name), 'utf8'))),
  );
}

export function parsePost(name: string, text: string): ShippedPost {
  const [, slug, locale] = FILE.exec(name) ?? [];
  const [, front, body] = FRONT_MATTER.exec(text) ?? [];
  if (slug === undefined || front === undefined || body === undefined) {
    throw new Error(`${name} is no article: it needs a name such as a-title.en-US.md and a head.`);
  }
  const head = v.safeParse(Head, parse(front));
  if (!head.success) {
    throw new Error(`The head of ${name} is not complete: ${v.summarize(head.issues)}`);
  }
  const { published, updated, featured, ...content } = head.output;
  return {
    ...content,
    slug,
    locale: locale as SiteLocale,
    body: body.trim(),
    isFeatured: featured,
    publishedAt: new Date(`${published}T12:00:00Z`),
    updatedAt: new Date(`${updated}T12:00:00Z`),
  };
}

/**
 * Upserts this release's articles: new ones are published, those of an earlier release are replaced, and one that was
 * edited, renamed or withdrawn here is left unchanged. Idempotent.
 */
export async function shipPosts(
  database: Database,
  posts: readonly ShippedPost[],
): Promise<{ readonly written: number }> {
  return database.asOwner(async (tx) => {
    let written = 0;
    for (const post of posts) {
      written += (await shipPost(tx, post)) ? 1 : 0;
    }
    return { written };
  });
}

async function shipPost(tx: Transaction, post: ShippedPost): Promise<boolean> {
  const sha256 = digestOf(post);
  const row = await tx
    .selectFrom('blog_posts')
    .selectAll()
    .where('slug', '=', post.slug)
    .where('locale', '=', post.locale)
    .forUpdate()
    .executeTakeFirst();
  const isOurs = row === undefined || row.shipped_sha256 === digestOf(row);
  if (!isOurs || row?.shipped_sha256 === sha256 || (await findRedirect(tx, post.slug)) !== null) {
    return false;
  }
  const content = {
    title: post.title,
    summary: post.summary,
    body: post.body,
    tags: [...post.tags],
    author: post.author,
  };
  const revision = (row?.revision ?? 0) + 1;
  const saved = { ...content, updated_at: post.updatedAt, edited_at: post.updatedAt };
  const written = await tx
    .insertInto('blog_posts')
    .values({
      ...saved,
      slug: post.slug,
      locale: post.locale,
      is_featured: post.isFeatured,
      status: 'published',
      published_at: post.publishedAt,
      shipped_sha256: sha256,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['slug', 'locale'])
        .doUpdateSet({ ...saved, revision, shown_revision: revision, shipped_sha256: sha256 }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertRevision(tx, {
    ...contentOf(written),
    slug: post.slug,
    locale: post.locale,
    revision,
    saved_by: null,
    saved_at: post.updatedAt,
    restored_revision: null,
    published_at: written.status === 'published' ? post.updatedAt : null,
  });
  return true;
}

function digestOf({ title, summary, body, tags, author }: Content): string {
  return createHash('sha256')
    .update(JSON.stringify([title, summary, body, tags, author]))
    .digest('hex');
}
