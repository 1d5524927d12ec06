import { Link, Page, PageHeader, Stack, Text } from '@platebook/ui';
import { useClientContext } from '@platebook/machines/react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Client, Store } from '../../shared/api/entities.ts';
import { formatDay } from '../../shared/format/days.ts';
import { LeaveGuard } from '../../shared/forms/leave-guard.tsx';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { ReadOnlyNote } from '../../shared/page/read-only-note.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { AddressSection } from './address-section.tsx';
import { ChannelsSection } from './channels-section.tsx';
import { ClosingSection } from './closing-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { RatesSection } from './rates-section.tsx';
import { storeQuery } from '../../shared/workspace/stores.queries.ts';
import { TaxSection } from './tax-section.tsx';
import { useUnsaved } from './unsaved.ts';
import { words } from './stores.messages.tsx';

/** One store: details, address, tax, commissions, and channels. */
export function StoreSetupPage() {
  const { storeId = '' } = useParams();
  return (
    <Page>
      <ClientPageTitle>{words.storeSetup}</ClientPageTitle>
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
  const { may } = useClientContext();
  const store = useQuery(storeQuery(api, client.tenant_id, storeId));
  return (
    <Loaded query={store} label={words.loadingTheStore} lines={6}>
      {(found) => (
        <Stack gap="xxl">
          <PageHeader
            eyebrow={<Link href={href('/dashboard/stores')}>{words.stores}</Link>}
            title={found.name}
            commands={
              may('createManualEntry') && found.deactivated_on === null
                ? [
                    {
                      id: 'manual',
                      label: words.manualEntry,
                      href: href(`/dashboard/stores/${found.id}/manual-qbo-entry`),
                    },
                  ]
                : []
            }
            status={
              found.deactivated_on === null ? undefined : (
                <Text as="span" tone="warning">
                  {words.inactiveFrom(formatDay(found.deactivated_on))}
                </Text>
              )
            }
          />
          <ChannelsSection
            store={found}
            mayConnect={may('createChannel')}
            isQbo={client.client_category !== 'delivery_only'}
          />
          {may('updateStore') ? (
            <Sections store={found} client={client} mayDelete={may('deleteStore')} />
          ) : (
            <ReadOnlyNote>{words.storeReadOnly}</ReadOnlyNote>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

type SectionsProps = { store: Store; client: Client; mayDelete: boolean };

function Sections({ store, client, mayDelete }: SectionsProps) {
  const unsaved = useUnsaved();
  return (
    <>
      <LeaveGuard when={unsaved.any} isSaving={false} what={store.name} />
      <DetailsSection store={store} unsaved={unsaved} />
      <AddressSection store={store} unsaved={unsaved} />
      <TaxSection store={store} unsaved={unsaved} />
      <RatesSection store={store} unsaved={unsaved} />
      <ClosingSection store={store} clientName={client.name} mayDelete={mayDelete} />
    </>
  );
}
