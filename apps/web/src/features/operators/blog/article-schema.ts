import {
  array,
  boolean,
  maxLength,
  nonEmpty,
  object,
  picklist,
  pipe,
  regex,
  string,
  transform,
  trim,
  type InferInput,
  type InferOutput,
} from 'valibot';
import { LOCALES, type ArticleContent, type ArticleKey } from './articles.queries.ts';
import { words } from './blog.messages.ts';

export const LIMITS = {
  title: 120,
  summary: 300,
  body_markdown: 60_000,
  author: 80,
  seo_title: 70,
  seo_description: 200,
} as const;
export const MOST_TAGS = 10;
const LONGEST_SLUG = 100;
const LONGEST_TAG = 50;

const text = (most: number) =>
  pipe(
    string(),
    trim(),
    maxLength(most, () => words.tooLong(most)),
  );
const written = (most: number, message: () => string) => pipe(text(most), nonEmpty(message));

/** The address of an article, as the server takes it. */
export const slugSchema = pipe(
  string(),
  trim(),
  regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, () => words.slugRule),
  maxLength(LONGEST_SLUG, () => words.tooLong(LONGEST_SLUG)),
);

/** What is typed of an article. */
export const articleSchema = pipe(
  object({
    slug: slugSchema,
    locale: picklist(LOCALES),
    title: written(LIMITS.title, () => words.enterTitle),
    summary: written(LIMITS.summary, () => words.enterSummary),
    body_markdown: text(LIMITS.body_markdown),
    tags: array(text(LONGEST_TAG)),
    author: written(LIMITS.author, () => words.enterAuthor),
    is_featured: boolean(),
    seo_title: text(LIMITS.seo_title),
    seo_description: text(LIMITS.seo_description),
  }),
  transform(({ slug, locale, seo_title, seo_description, ...content }) => ({
    slug,
    locale,
    content: {
      ...content,
      tags: [...new Set(content.tags)].filter((tag) => tag !== ''),
      seo_title: seo_title === '' ? null : seo_title,
      seo_description: seo_description === '' ? null : seo_description,
    },
  })),
);

export type ArticleFields = InferInput<typeof articleSchema>;
export type ArticleValues = InferOutput<typeof articleSchema>;

/** What the form shows of an article. */
export function fieldsOf({ slug, locale }: ArticleKey, content: ArticleContent): ArticleFields {
  return {
    ...content,
    slug,
    locale,
    seo_title: content.seo_title ?? '',
    seo_description: content.seo_description ?? '',
  };
}

/** The defaults of a new article. */
export function emptyFields({ slug, locale }: ArticleKey): ArticleFields {
  return {
    slug,
    locale,
    title: '',
    summary: '',
    body_markdown: '',
    tags: [],
    author: 'Platebook',
    is_featured: false,
    seo_title: '',
    seo_description: '',
  };
}
