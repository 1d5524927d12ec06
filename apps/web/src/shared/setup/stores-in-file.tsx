import {
  Button,
  ButtonLink,
  Heading,
  Inline,
  InlineAlert,
  Stack,
  Surface,
  Text,
} from '@platebook/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '../api/entities.ts';
import { Loaded } from '../query/loaded.tsx';
import { failureTitle } from '../query/failure.view.ts';
import { useServices } from '../services.ts';
import { platformStoresQuery } from '../store-mapping/platform-stores.queries.ts';
import { useAllStoresCreation } from '../store-mapping/use-all-stores-creation.ts';
import { clientKey } from '../workspace/client-key.ts';
import { useClientHref } from '../workspace/client-href.ts';
import { storesQuery } from '../workspace/stores.queries.ts';
import { addableStores, type StoreInFile } from './file-next.view.ts';
import { words } from './setup.messages.ts';

type StoresInFileProps = {
  client: Client;
  /** At least one; none belongs to the client yet. */
  stores: readonly StoreInFile[];
};

/**
 * The stores in a file. A client without stores gets them in one step; otherwise a person matches them on the mapping
 * page. A file of two platforms handles one after the other.
 */
export function StoresInFile({ client, stores }: StoresInFileProps) {
  const { api } = useServices();
  const own = useQuery(storesQuery(api, client.tenant_id));
  const platform = stores[0]?.platform ?? 'ubereats';
  const shown = useQuery(platformStoresQuery(api, client.tenant_id, platform));
  const ofPlatform = stores.filter((store) => store.platform === platform);
  return (
    <Loaded query={own} label={words.storesLoading} lines={2}>
      {(known) => {
        const isWaiting = known.some(
          ({ channels }) => !channels.some(({ channel_type: type }) => type === platform),
        );
        return isWaiting ? (
          <MatchThem platform={platform} count={ofPlatform.length} />
        ) : (
          <Loaded query={shown} label={words.storesLoading} lines={2}>
            {({ items }) => {
              const addable = addableStores(ofPlatform, items).map(({ id }) => id);
              return addable.length === 0 ? (
                <MatchThem platform={platform} count={ofPlatform.length} />
              ) : (
                <AddThem client={client} stores={ofPlatform} ids={addable} />
              );
            }}
          </Loaded>
        );
      }}
    </Loaded>
  );
}

function MatchThem({ platform, count }: { platform: StoreInFile['platform']; count: number }) {
  const href = useClientHref();
  return (
    <InlineAlert
      tone="warning"
      title={words.storesToMatch(count)}
      action={
        <ButtonLink variant="primary" href={href(`/dashboard/platform/${platform}/store-mapping`)}>
          {words.matchStores(count)}
        </ButtonLink>
      }
    >
      {words.storesToMatchMeaning}
    </InlineAlert>
  );
}

function AddThem({ client, stores, ids }: StoresInFileProps & { ids: readonly string[] }) {
  const queries = useQueryClient();
  const reread = () => {
    void queries.invalidateQueries({ queryKey: clientKey(client.tenant_id) });
  };
  const add = useAllStoresCreation(client.tenant_id, stores[0]?.platform ?? 'ubereats', {
    onCreated: reread,
    onRefused: reread,
  });
  return (
    <Stack as="section" gap="md" aria-labelledby="stores-in-file">
      <Heading level={2} id="stores-in-file">
        {words.addTitle(stores.length)}
      </Heading>
      <Text>{words.addMeaning(client.name)}</Text>
      {add.error === null ? null : (
        <InlineAlert tone="danger" title={failureTitle(add.error)} appeared>
          {words.notAllAdded}
        </InlineAlert>
      )}
      {stores.map(({ platformStoreId, name, payouts }) => (
        <Surface key={platformStoreId}>
          <Text weight="medium">{name}</Text>
          <Text tone="muted" size="small">
            {words.seenPayouts(payouts)}
          </Text>
        </Surface>
      ))}
      <Inline>
        <Button variant="primary" loading={add.isPending} onClick={() => add.mutate(ids)}>
          {words.addStores(ids.length)}
        </Button>
      </Inline>
    </Stack>
  );
}
