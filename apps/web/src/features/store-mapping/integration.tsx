import { reasonSentence } from '../../shared/language/server-errors.ts';
import type { components } from '@platebook/api-client';
import { Badge, Button, InlineAlert, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { ListColumn } from '../../shared/list/list-definition.ts';
import { useServices } from '../../shared/services.ts';
import { platformStoresQuery } from '../../shared/store-mapping/platform-stores.queries.ts';
import { type StoreMapping } from './store-mapping.queries.ts';
import { useStoresRefresh } from './use-platform-store-changes.ts';
import { words } from './store-mapping.messages.ts';

type Integration = components['schemas']['PlatformStoreIntegration'];
type State = Integration['state'];

const labels = (): Readonly<
  Record<State, { text: string; tone: 'success' | 'neutral' | 'warning' | 'danger' }>
> => ({
  on: { text: words.on, tone: 'success' },
  switching: { text: words.turningOn, tone: 'neutral' },
  retrying: { text: words.retrying, tone: 'warning' },
  failed: { text: words.refused, tone: 'danger' },
});

/** Whether Uber Eats provides the store's reports. */
export const integrationColumn = (): ListColumn<StoreMapping> => ({
  id: 'integration',
  header: words.reports,
  value: ({ platform_store: theirs }) => {
    const integration = theirs?.integration ?? null;
    return integration === null
      ? words.byUpload
      : [labels()[integration.state].text, failureOf(integration)].filter(Boolean).join(': ');
  },
  cell: ({ platform_store: theirs }) => {
    const integration = theirs?.integration ?? null;
    if (integration === null) {
      return (
        <Text as="span" tone="muted">
          {words.byUpload}
        </Text>
      );
    }
    const { text, tone } = labels()[integration.state];
    return (
      <>
        <Badge tone={tone}>{text}</Badge>{' '}
        <Text as="span" size="small" tone="muted">
          {failureOf(integration)}
        </Text>
      </>
    );
  },
  width: 280,
});

function failureOf({ failure }: Integration): string {
  return failure === null ? '' : reasonSentence(failure);
}

export type RefusedStoresProps = {
  tenant: string;
  mappings: readonly StoreMapping[];
  mayMap: boolean;
};

/** Uber Eats refused to activate stores: what that means, and a retry. */
export function RefusedStores({ tenant, mappings, mayMap }: RefusedStoresProps) {
  const { api } = useServices();
  const stores = useQuery(platformStoresQuery(api, tenant, 'ubereats'));
  const refresh = useStoresRefresh(tenant, 'ubereats');
  const count = mappings.filter(
    ({ platform_store: theirs }) => theirs?.integration?.state === 'failed',
  ).length;
  if (count === 0) {
    return null;
  }
  const refreshState = stores.data?.refresh.state;
  return (
    <InlineAlert
      tone="warning"
      title={words.reportsNotOn(count)}
      action={
        mayMap ? (
          <Button
            size="sm"
            loading={refresh.isPending || refreshState === 'queued' || refreshState === 'waiting'}
            onClick={() => refresh.mutate()}
          >
            {words.tryAgain}
          </Button>
        ) : undefined
      }
    >
      {words.uploadMeanwhile(count)}
    </InlineAlert>
  );
}
