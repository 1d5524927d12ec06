import { ButtonLink, EmptyState, Page, PageHeader, Stack } from '@platebook/ui';
import { useMemo, useState } from 'react';
import { localPath } from '../../../shared/language/local-path.ts';
import type { ListDefinition, ListRequest } from '../../../shared/list/list-definition.ts';
import { ListView } from '../../../shared/list/list-view.tsx';
import { useServices } from '../../../shared/services.ts';
import { DemoDialog } from './demo-dialog.tsx';
import { demosColumns, demosProperties } from './demos-columns.tsx';
import { words } from './demos.messages.ts';
import { demosList, type DemoBooking } from './demos.queries.ts';

/** Demo requests from the public site and their status. */
export function BookDemoPage() {
  const { api } = useServices();
  const [open, setOpen] = useState<DemoBooking | null>(null);
  const definition = useMemo<ListDefinition<DemoBooking>>(
    () => ({
      id: 'demos',
      noun: { one: words.request, many: words.requests, all: words.allRequests },
      columns: demosColumns(),
      rowKey: ({ id }) => id,
      properties: demosProperties(),
      sort: { columnId: 'created', descending: true },
      searches: true,
      parts: [
        { id: 'open', label: words.open, none: words.noOpen },
        { id: 'spam', label: words.spam, none: words.noSpam },
      ],
      menu: {
        header: words.actions,
        label: ({ business }) => words.actionsFor(business),
        items: (row) => [
          { kind: 'action', id: 'details', label: words.details, onSelect: () => setOpen(row) },
        ],
      },
    }),
    [],
  );
  const form = <ButtonLink href={publicHref('/book-demo')}>{words.openForm}</ButtonLink>;
  return (
    <Page>
      <title>{`${words.title} – Platebook`}</title>
      <Stack gap="xl">
        <PageHeader title={words.title} description={words.about} actions={form} />
        <ListView
          definition={definition}
          client={null}
          about={words.fileName}
          listOf={(request: ListRequest) => demosList(api, request)}
          onOpen={setOpen}
          empty={
            <EmptyState kind="first-use" size="table" title={words.none}>
              {words.noneMeaning}
            </EmptyState>
          }
        />
      </Stack>
      {open === null ? null : <DemoDialog booking={open} onClose={() => setOpen(null)} />}
    </Page>
  );
}

/** An absolute URL: the page is server-rendered and unknown to the router. */
function publicHref(path: string): string {
  return new URL(localPath(path), window.location.origin).href;
}
