import { Text, type HelpArticle } from '@platebook/ui';
import { articleWords } from './help.messages.ts';

type ArticleId =
  | 'connecting'
  | 'matching'
  | 'accounts'
  | 'lineItems'
  | 'blocked'
  | 'reversing'
  | 'inviting'
  | 'files'
  | 'confirming'
  | 'billing';

type Source = {
  readonly id: ArticleId;
  /** The page it is about, and links to. */
  readonly path: string;
  /** Pages it is suggested on first: an address or a prefix. */
  readonly pages: readonly string[];
};

/** In the order that new users need them. */
const SOURCES: readonly Source[] = [
  {
    id: 'connecting',
    path: '/dashboard/platform',
    pages: ['/dashboard/platform/ubereats', '/dashboard/platform/doordash', '/dashboard/platform'],
  },
  {
    id: 'files',
    path: '/dashboard/sync/files',
    pages: ['/dashboard/sync/files', '/dashboard/sync/imports', '/dashboard/report-manager'],
  },
  {
    id: 'matching',
    path: '/dashboard/platform/ubereats/store-mapping',
    pages: ['/dashboard/stores', '/dashboard/platform/ubereats/', '/dashboard/platform/doordash/'],
  },
  {
    id: 'accounts',
    path: '/dashboard/platform/quickbooks/mapping',
    pages: ['/dashboard/platform/quickbooks', '/dashboard/stores/'],
  },
  {
    id: 'lineItems',
    path: '/dashboard/sync/payouts',
    pages: ['/dashboard/sync/payouts', '/dashboard/sync/imports', '/dashboard/report-manager'],
  },
  {
    id: 'blocked',
    path: '/dashboard/sync',
    pages: ['/dashboard/sync', '/dashboard/batch-operations'],
  },
  {
    id: 'reversing',
    path: '/dashboard/sync?view=posted',
    pages: ['/dashboard/sync/entries', '/dashboard/sync/runs', '/dashboard/sync/reconcile'],
  },
  {
    id: 'confirming',
    path: '/dashboard/sync/reconcile',
    pages: ['/dashboard/sync/reconcile', '/dashboard/sync/entries', '/dashboard/sync/runs'],
  },
  {
    id: 'inviting',
    path: '/dashboard/team-management',
    pages: ['/dashboard/team-management', '/dashboard/clients', '/dashboard/settings/client'],
  },
  {
    id: 'billing',
    path: '/dashboard/subscription',
    pages: ['/dashboard/subscription', '/dashboard/billing'],
  },
];

/**
 * Every article in the reader's language; those about the page at `pathname` are marked (none if null). Searchable by
 * all their words.
 */
export function helpArticles(pathname: string | null): readonly HelpArticle[] {
  return SOURCES.map(({ id, pages }) => {
    const text = articleWords[`${id}Text`];
    return {
      id,
      title: articleWords[`${id}Title`],
      keywords: [articleWords[`${id}Keys`], text],
      onThisPage: pathname !== null && pages.some((page) => isAt(pathname, page)),
      body: text.split('\n').map((paragraph) => <Text key={paragraph}>{paragraph}</Text>),
    };
  });
}

/** The page an article is about; null if the article does not exist. */
export function pathOfArticle(id: string): string | null {
  return SOURCES.find((source) => source.id === id)?.path ?? null;
}

/** A prefix that ends in a slash only matches pages below it. */
function isAt(pathname: string, page: string): boolean {
  return page.endsWith('/')
    ? pathname.startsWith(page)
    : pathname === page || pathname.startsWith(`${page}/`);
}
