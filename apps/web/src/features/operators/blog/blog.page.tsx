import { ButtonLink, EmptyState, Page, PageHeader, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { dataflowPermissionsQuery } from '../../../shared/account/dataflow.queries.ts';
import type { ListDefinition, ListRequest } from '../../../shared/list/list-definition.ts';
import { ListView } from '../../../shared/list/list-view.tsx';
import { useServices } from '../../../shared/services.ts';
import { articleHref } from './article.view.ts';
import { articlesColumns, articlesProperties } from './articles-columns.tsx';
import { articlesList, type Article } from './articles.queries.ts';
import { words } from './blog.messages.ts';

/** The articles of the public site in any state. */
export function BlogPage() {
  const { api } = useServices();
  const navigate = useNavigate();
  const { data: permissions } = useQuery(dataflowPermissionsQuery(api));
  const manages = permissions?.capabilities.includes('manage_configurations') === true;
  const definition = useMemo<ListDefinition<Article>>(() => articlesDefinition(), []);
  const create = manages ? (
    <ButtonLink href="/admin/blog/new" variant="primary" icon="add">
      {words.create}
    </ButtonLink>
  ) : null;
  return (
    <Page>
      <title>{`${words.title} – Platebook`}</title>
      <Stack gap="xl">
        <PageHeader
          title={words.title}
          description={
            permissions === undefined || manages
              ? words.about
              : `${words.about} ${words.needs('manage_configurations')}`
          }
          actions={create}
        />
        <ListView
          definition={definition}
          client={null}
          about={words.fileName}
          listOf={(request: ListRequest) => articlesList(api, request)}
          onOpen={(article) => void navigate(articleHref(article))}
          empty={
            <EmptyState kind="first-use" size="table" title={words.none} action={create}>
              {words.noneMeaning}
            </EmptyState>
          }
        />
      </Stack>
    </Page>
  );
}

function articlesDefinition(): ListDefinition<Article> {
  return {
    id: 'articles',
    noun: { one: words.article, many: words.articles, all: words.allArticles },
    columns: articlesColumns(),
    rowKey: ({ slug, locale }) => `${slug} ${locale}`,
    properties: articlesProperties(),
    sort: { columnId: 'edited', descending: true },
    searches: true,
    parts: [
      { id: 'all', label: words.all, none: words.none },
      { id: 'drafts', label: words.drafts, none: words.noDrafts },
      { id: 'scheduled', label: words.scheduled, none: words.noScheduled },
      { id: 'published', label: words.published, none: words.noPublished },
      { id: 'withdrawn', label: words.withdrawn, none: words.noWithdrawn },
    ],
  };
}
