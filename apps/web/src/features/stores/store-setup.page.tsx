import { Link, Page, PageHeader, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Client } from '../../shared/api/entities.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ReadOnlyNote } from '../../shared/page/read-only-note.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { ChannelsSection } from './channels-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { storeQuery } from './stores.queries.ts';

/** One store: its details, and the platforms it sells on. */
export function StoreSetupPage() {
  const { storeId = '' } = useParams();
  return (
    <Page>
      <ClientPageTitle>Store set-up</ClientPageTitle>
      <ForActiveClient>
        {(client) => <StoreSetup key={storeId} client={client} storeId={storeId} />}
      </ForActiveClient>
    </Page>
  );
}

type StoreSetupProps = { client: Client; storeId: string };

function StoreSetup({ client, storeId }: StoreSetupProps) {
  const { api } = useServices();
  const href = useClientHref();
  const store = useQuery(storeQuery(api, client.tenant_id, storeId));
  return (
    <Loaded query={store} label="Loading the store" lines={6}>
      {(found) => (
        <Stack gap="xxl">
          <PageHeader
            eyebrow={<Link href={href('/dashboard/stores')}>Stores</Link>}
            title={found.name}
          />
          {mayManage(client) ? (
            <DetailsSection store={found} />
          ) : (
            <ReadOnlyNote>
              Changing a store needs the level Tenant Manager. Ask the owner of this client.
            </ReadOnlyNote>
          )}
          <ChannelsSection store={found} client={client} />
        </Stack>
      )}
    </Loaded>
  );
}
