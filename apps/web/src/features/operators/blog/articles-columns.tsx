import { Badge, Link, type FilterProperty } from '@platebook/ui';
import type { ListColumn } from '../../../shared/list/list-definition.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { capitalized } from '../../../shared/format/capitalized.ts';
import { articleHref, stateOf, STATE_TONES } from './article.view.ts';
import { LOCALES, type Article } from './articles.queries.ts';
import { localeNames, stateNames, words } from './blog.messages.ts';

/** The columns of the articles. */
export function articlesColumns(): readonly ListColumn<Article>[] {
  return [
    {
      id: 'title',
      header: words.articleTitle,
      value: ({ title }) => title,
      cell: (article) => (
        <Link href={articleHref(article)} variant="quiet">
          {article.title}
        </Link>
      ),
      width: 320,
      pinned: true,
      sorts: true,
      card: 'title',
    },
    {
      id: 'status',
      header: words.status,
      value: (article) => stateNames[stateOf(article)],
      cell: (article) => {
        const state = stateOf(article);
        return <Badge tone={STATE_TONES[state]}>{stateNames[state]}</Badge>;
      },
      width: 200,
      card: 'note-end',
    },
    {
      id: 'language',
      header: words.language,
      value: ({ locale }) => capitalized(localeNames[locale]),
      width: 92,
    },
    {
      id: 'edited',
      header: words.edited,
      value: ({ edited_at: at }) => at,
      cell: ({ edited_at: at }) => <Instant at={at} />,
      width: 184,
      sorts: true,
      card: 'note',
    },
    { id: 'edited-by', header: words.editedBy, value: authorOf, width: 164 },
    { id: 'address', header: words.address, value: ({ slug }) => slug, width: 240 },
    {
      id: 'published',
      header: words.publishedOn,
      value: ({ published_at: at }) => at ?? '',
      cell: ({ published_at: at }) => (at === null ? null : <Instant at={at} />),
      width: 184,
    },
  ];
}

/** The author of an article version. */
function authorOf({ edited_by: author, is_shipped: isShipped }: Article): string {
  return author === null
    ? isShipped
      ? words.shippedAuthor
      : words.unknownAuthor
    : (author.email ?? author.user_id);
}

/** The filters of articles; their states are tabs of the list. */
export function articlesProperties(): readonly FilterProperty[] {
  return [
    {
      id: 'locale',
      label: words.language,
      single: true,
      values: LOCALES.map((value) => ({ value, label: capitalized(localeNames[value]) })),
    },
  ];
}
