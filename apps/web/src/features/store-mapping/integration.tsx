import type { components } from '@platebook/api-client';
import { Badge, Button, InlineAlert, Stack, Text, type TableColumn } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../shared/services.ts';
import { platformStoresQuery, type StoreMapping } from './store-mapping.queries.ts';
import { usePlatformStoreChanges } from './use-mapping-changes.ts';

type State = components['schemas']['PlatformStoreIntegration']['state'];

const WORDS: Readonly<
  Record<State, { text: string; tone: 'success' | 'neutral' | 'warning' | 'danger' }>
> = {
  on: { text: 'On', tone: 'success' },
  switching: { text: 'Being switched on', tone: 'neutral' },
  retrying: { text: 'Asking again', tone: 'warning' },
  failed: { text: 'Refused', tone: 'danger' },
};

/** Whether Uber Eats gives us the reports of the store. */
export const INTEGRATION: TableColumn<StoreMapping> = {
  id: 'integration',
  header: 'Reports',
  cell: ({ platform_store: theirs }) => {
    const integration = theirs?.integration ?? null;
    if (integration === null) {
      return <Text tone="muted">By upload</Text>;
    }
    const { text, tone } = WORDS[integration.state];
    return (
      <Stack gap="xs">
        <span>
          <Badge tone={tone}>{text}</Badge>
        </span>
        {integration.failure === null ? null : (
          <Text size="small" tone="muted">
            {integration.failure.message}
          </Text>
        )}
      </Stack>
    );
  },
};

export type RefusedStoresProps = {
  tenant: string;
  mappings: readonly StoreMapping[];
  mayMap: boolean;
};

/** Uber Eats would not switch stores on: what that means, and the way to have it asked again. */
export function RefusedStores({ tenant, mappings, mayMap }: RefusedStoresProps) {
  const { api } = useServices();
  const stores = useQuery(platformStoresQuery(api, tenant, 'ubereats'));
  const { refresh } = usePlatformStoreChanges(tenant, 'ubereats');
  const count = mappings.filter(
    ({ platform_store: theirs }) => theirs?.integration?.state === 'failed',
  ).length;
  if (count === 0) {
    return null;
  }
  const asked = stores.data?.refresh.state;
  return (
    <InlineAlert
      tone="warning"
      title={`Uber Eats did not switch ${count === 1 ? 'a store' : `${count} stores`} on`}
      action={
        mayMap ? (
          <Button
            size="sm"
            loading={refresh.isPending || asked === 'queued' || asked === 'waiting'}
            onClick={() => refresh.mutate()}
          >
            Ask again
          </Button>
        ) : undefined
      }
    >
      {count === 1 ? 'Its match stays.' : 'Their matches stay.'} Reports can be uploaded meanwhile;
      Uber Eats is asked again every night.
    </InlineAlert>
  );
}
