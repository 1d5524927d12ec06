import { Button, Inline, InlineAlert, Stack, Surface, Text } from '@platebook/ui';
import type { Client } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import type {
  Platform,
  PlatformStore,
} from '../../shared/store-mapping/platform-stores.queries.ts';
import { useAllStoresCreation } from '../../shared/store-mapping/use-all-stores-creation.ts';
import { addressLine } from './matching.view.ts';
import { words } from './store-mapping.messages.ts';

export type AddAllProps = {
  client: Client;
  platform: Platform;
  /** Unmatched platform stores, when none of ours is pending. */
  stores: readonly PlatformStore[];
  /** Whether the stores are being refetched. */
  disabled: boolean;
  onAdded: (added: { words: string; ids: readonly string[] }) => void;
  onOneByOne: () => void;
};

/** When no store of ours is pending, every platform store must be new: adds them all at once. */
export function AddAll({ client, platform, stores, disabled, onAdded, onOneByOne }: AddAllProps) {
  const createStores = useAllStoresCreation(client.tenant_id, platform, {
    onCreated: (ids) => onAdded({ words: words.addedAndMatched(ids.length), ids }),
    onRefused: onOneByOne,
  });
  const name = PLATFORM_NAMES[platform];
  const count = words.countOfStores(stores.length);
  return (
    <Stack gap="md">
      {createStores.error === null ? null : (
        <InlineAlert tone="danger" title={failureTitle(createStores.error)} appeared>
          {words.addedSoFar}
        </InlineAlert>
      )}
      <Text>
        {stores.length === 1
          ? words.foundOne(name, client.name)
          : words.foundSeveral(name, client.name)}
      </Text>
      {stores.map((store) => (
        <Surface key={store.id}>
          <Text weight="medium">{store.name}</Text>
          <Text tone="muted" size="small">
            {addressLine(store.address) ?? store.platform_store_id}
          </Text>
        </Surface>
      ))}
      <Inline gap="md">
        <Button
          variant="primary"
          loading={createStores.isPending}
          disabled={disabled}
          onClick={() => createStores.mutate(stores.map(({ id }) => id))}
        >
          {words.add(count)}
        </Button>
        <Button variant="quiet" disabled={disabled} onClick={onOneByOne}>
          {words.addOneByOne}
        </Button>
      </Inline>
    </Stack>
  );
}
