import { ButtonLink, EmptyState, Page, PageHeader, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { dataflowPermissionsQuery } from '../../../shared/account/dataflow.queries.ts';
import type { ListDefinition, ListRequest } from '../../../shared/list/list-definition.ts';
import { ListView } from '../../../shared/list/list-view.tsx';
import { useServices } from '../../../shared/services.ts';
import { bannerHref } from './banner.view.ts';
import { bannersColumns } from './banners-columns.tsx';
import { bannersList, type Banner } from './banners.queries.ts';
import { words } from './content.messages.ts';

/** Announcements in any state. */
export function ContentPage() {
  const { api } = useServices();
  const navigate = useNavigate();
  const { data: permissions } = useQuery(dataflowPermissionsQuery(api));
  const manages = permissions?.capabilities.includes('manage_configurations') === true;
  const definition = useMemo<ListDefinition<Banner>>(() => bannersDefinition(), []);
  const create = manages ? (
    <ButtonLink href="/admin/content/new" variant="primary" icon="add">
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
          listOf={(request: ListRequest) => bannersList(api, request)}
          onOpen={(banner) => void navigate(bannerHref(banner))}
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

function bannersDefinition(): ListDefinition<Banner> {
  return {
    id: 'banners',
    noun: { one: words.banner, many: words.banners, all: words.allBanners },
    columns: bannersColumns(),
    rowKey: ({ id }) => id,
    properties: [],
    sort: { columnId: 'edited', descending: true },
    parts: [
      { id: 'all', label: words.all, none: words.none },
      { id: 'shown', label: words.shown, none: words.noShown },
      { id: 'scheduled', label: words.scheduled, none: words.noScheduled },
      { id: 'drafts', label: words.drafts, none: words.noDrafts },
      { id: 'ended', label: words.ended, none: words.noEnded },
    ],
  };
}
