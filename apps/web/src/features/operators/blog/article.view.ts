import { diffArrays } from 'diff';
import { localPath } from '../../../shared/language/local-path.ts';
import type { Article, ArticleContent, ArticleKey, ArticleState } from './articles.queries.ts';
import { fieldNames, words } from './blog.messages.ts';

/** The publication state of an article. */
export function stateOf(
  article: Pick<Article, 'status' | 'scheduled_at' | 'revision' | 'shown_revision'>,
): ArticleState {
  if (article.scheduled_at !== null) {
    return 'scheduled';
  }
  return article.status === 'published' && article.revision > article.shown_revision
    ? 'changed'
    : article.status;
}

export const STATE_TONES = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
  changed: 'warning',
  withdrawn: 'neutral',
} as const satisfies Record<ArticleState, string>;

/** The edit page of an article. */
export function articleHref({ slug, locale }: ArticleKey): string {
  return `/admin/blog/${slug}/${locale}`;
}

/** The public page of an article. */
export function publicHref({ slug, locale }: ArticleKey): string {
  return localPath(`/blog/${slug}`, locale);
}

type Values = Record<string, unknown>;

export type ContentDiff = {
  readonly before: Values;
  readonly after: Values;
  /** The labels of the keys of both. */
  readonly names: Readonly<Record<string, string>>;
};

/** Diffs two contents of an article by field; of the text only the changed paragraphs. */
export function diffContents(one: ArticleContent, other: ArticleContent): ContentDiff {
  const text = diffTexts(one.body_markdown, other.body_markdown);
  return {
    before: { ...fieldsOf(one), ...text.before },
    after: { ...fieldsOf(other), ...text.after },
    names: { ...fieldNames, ...text.names },
  };
}

/** All fields but the text; empty ones are absent. */
function fieldsOf(content: ArticleContent): Values {
  const { title, summary, tags, author, seo_title: seoTitle, seo_description: seoText } = content;
  return {
    title,
    summary,
    ...(tags.length === 0 ? {} : { tags: tags.join(', ') }),
    author,
    is_featured: content.is_featured ? words.yes : words.no,
    ...(seoTitle === null ? {} : { seo_title: seoTitle }),
    ...(seoText === null ? {} : { seo_description: seoText }),
  };
}

/** The changed paragraphs of two texts, by their number in the later one. */
function diffTexts(one: string, other: string): ContentDiff {
  const before: Values = {};
  const after: Values = {};
  const names: Record<string, string> = {};
  let number = 1;
  let changes = 0;
  let removed: readonly string[] = [];
  const close = (added: readonly string[]) => {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1) {
      changes += 1;
      const key = `body_markdown_${changes}`;
      names[key] = words.paragraph(number + at);
      if (removed[at] !== undefined) {
        before[key] = removed[at];
      }
      if (added[at] !== undefined) {
        after[key] = added[at];
      }
    }
    removed = [];
    number += added.length;
  };
  for (const part of diffArrays(paragraphsOf(one), paragraphsOf(other))) {
    if (part.removed) {
      removed = part.value;
    } else if (part.added) {
      close(part.value);
    } else {
      close([]);
      number += part.value.length;
    }
  }
  close([]);
  return { before, after, names };
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
}
