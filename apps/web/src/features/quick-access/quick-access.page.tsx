import { Page, PageHeader, Stack } from '@platebook/ui';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { FavoriteClients } from './favorite-clients.tsx';
import { Pins } from './pins.tsx';
import { Today } from './today.tsx';
import { words } from './quick-access.messages.tsx';

/** What somebody comes for most, one press away: what to do today, their pins, their favorite clients. */
export function QuickAccessPage() {
  return (
    <Page>
      <ClientPageTitle>{words.title}</ClientPageTitle>
      <ForActiveClient>
        {(client) => <QuickAccess key={client.id} client={client} />}
      </ForActiveClient>
    </Page>
  );
}

function QuickAccess({ client }: { client: Client }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Stack gap="xxl">
      <PageHeader
        title={words.title}
        description={words.description(client.name)}
        commands={[
          {
            id: 'edit',
            label: isEditing ? words.done : words.editPins,
            variant: isEditing ? 'primary' : undefined,
            onSelect: () => setEditing(!isEditing),
          },
        ]}
      />
      <Today client={client} />
      <Pins client={client} isEditing={isEditing} />
      <FavoriteClients client={client} />
    </Stack>
  );
}
