import { MESSAGES } from '@platebook/api-client';
import { Banner, Button, EmptyState, Page, PageHeader, Stack } from '@platebook/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../../shared/services.ts';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';
import { AccessDenied } from './access-denied.tsx';
import { ClientDialog } from './client-dialog.tsx';
import { ClientList } from './client-list.tsx';
import { words } from './clients.messages.ts';
import { serverSentence } from '../../shared/language/server-errors.ts';

/** All the reader's clients by pending work: choose, create, change, archive or delete one. */
export function ClientsPage() {
  const { api, activeClient } = useServices();
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  const { data: clients } = useSuspenseQuery(clientsQuery(api));
  const current = useActiveClient();
  const { search } = useLocation();
  const isFirstUse = clients.length === 0 && !/[?&](?:view|q)=/.test(search);
  const createButton = (
    <Button variant="primary" icon="add" onClick={() => setCreating(true)}>
      {words.createOne}
    </Button>
  );
  return (
    <Page>
      <title>{words.pageTitle}</title>
      <Stack gap="xl">
        <PageHeader
          title={words.title}
          description={words.description}
          actions={isFirstUse ? undefined : createButton}
        />
        <AccessDenied lastClientId={current?.id ?? null} />
        {current === null && clients.length > 0 ? (
          <Banner tone="info" title={serverSentence(MESSAGES.selectClientFirst)} />
        ) : null}
        {isFirstUse ? (
          <EmptyState
            kind="first-use"
            title={serverSentence(MESSAGES.createFirstClient)}
            action={createButton}
          >
            {words.firstUse}
          </EmptyState>
        ) : (
          <ClientList />
        )}
      </Stack>
      <ClientDialog
        client={null}
        open={creating}
        onOpenChange={setCreating}
        onSaved={({ id }) => {
          setCreating(false);
          activeClient.select(id);
          void navigate(toClientHref('/dashboard/stores', id));
        }}
      />
    </Page>
  );
}
