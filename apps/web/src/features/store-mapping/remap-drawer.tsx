import { isApiError } from '@platebook/api-client';
import { Banner, Button, Combobox, DateField, Drawer, InlineAlert, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { formatDay } from '../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { fieldSentence } from '../../shared/language/server-errors.ts';
import { failureTitle, toFailureView } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import {
  platformStoresQuery,
  type Platform,
  type PlatformStore,
} from '../../shared/store-mapping/platform-stores.queries.ts';
import { impactWords } from './impact-words.ts';
import { addressLine } from './matching.view.ts';
import { remapImpactQuery, type StoreMapping } from './store-mapping.queries.ts';
import { useRemap } from './use-mapping-changes.ts';
import { words } from './store-mapping.messages.ts';

export type RemapDrawerProps = {
  client: Client;
  platform: Platform;
  mapping: StoreMapping;
  /** Whether the store is unmatched. */
  unlinks: boolean;
  onClose: () => void;
};

type Chosen = { readonly platformStoreId: string | null; readonly from: string };

/** Remaps a store from a date, with a preview of the effect. */
export function RemapDrawer({ client, platform, mapping, unlinks, onClose }: RemapDrawerProps) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [theirs, setTheirs] = useState<PlatformStoreOption | null>(null);
  const [from, setFrom] = useState(today);
  const remap = useRemap(client.tenant_id, platform);
  const isComplete = from !== '' && (unlinks || theirs !== null);
  const chosen: Chosen | null = isComplete
    ? { platformStoreId: unlinks ? null : (theirs?.value ?? null), from }
    : null;
  const impact = useImpact(client, platform, { mapping, chosen });
  const name = PLATFORM_NAMES[platform];
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={unlinks ? words.unlink(mapping.store_name) : words.changeMatchFor(mapping.store_name)}
      description={words.currentMatch(mapping.platform_store?.name ?? words.noStore, name)}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant={unlinks ? 'danger' : 'primary'}
            disabled={chosen === null || impact.error !== null}
            loading={remap.isPending}
            onClick={() => {
              if (chosen !== null) {
                remap.mutate({ storeId: mapping.store_id, ...chosen }, { onSuccess: onClose });
              }
            }}
          >
            {unlinks ? words.unlinkStore : words.changeMatch}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {remap.isError ? (
          <Banner tone="danger" title={failureTitle(remap.error)} appeared>
            {words.nothingWasChanged}
          </Banner>
        ) : null}
        {unlinks ? null : (
          <TheirsField
            client={client}
            platform={platform}
            current={mapping.platform_store?.platform_store_id ?? null}
            value={theirs}
            onChange={setTheirs}
          />
        )}
        <DateField
          label={words.fromThisPayoutDate}
          hint={words.earlierPayoutsKept}
          value={from}
          onChange={(day) => setFrom(day ?? '')}
          today={today}
          max={today}
          timeZone="UTC"
        />
        {chosen === null ? null : impact.error !== null ? (
          <InlineAlert tone="warning" title={toFailureView(impact.error).title}>
            {reasonOf(impact.error) ?? words.chooseOtherChange}
          </InlineAlert>
        ) : impact.data === undefined ? null : (
          <InlineAlert tone="info" title={words.whatChangesFrom(formatDay(from))}>
            {impactWords(impact.data.impact, { unlinks })}
          </InlineAlert>
        )}
      </Stack>
    </Drawer>
  );
}

type ImpactOf = { readonly mapping: StoreMapping; readonly chosen: Chosen | null };

function useImpact(client: Client, platform: Platform, { mapping, chosen }: ImpactOf) {
  const { api } = useServices();
  return useQuery({
    ...remapImpactQuery(
      api,
      { tenant: client.tenant_id, platform },
      { storeId: mapping.store_id, platformStoreId: null, from: '', ...chosen },
    ),
    enabled: chosen !== null,
  });
}

/** Why the server refuses the date. */
function reasonOf(error: unknown): string | null {
  const first = isApiError(error) ? error.fields[0] : undefined;
  return first === undefined ? null : words.theDate(fieldSentence(first));
}

type PlatformStoreOption = {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  readonly note?: string;
};

type TheirsFieldProps = {
  client: Client;
  platform: Platform;
  current: string | null;
  value: PlatformStoreOption | null;
  onChange: (option: PlatformStoreOption | null) => void;
};

function TheirsField({ client, platform, current, value, onChange }: TheirsFieldProps) {
  const { api } = useServices();
  const stores = useQuery(platformStoresQuery(api, client.tenant_id, platform));
  const options = (stores.data?.items ?? [])
    .filter(({ platform_store_id: id, status }) => id !== current && status !== 'lost')
    .map(toOption);
  return (
    <Combobox<PlatformStoreOption>
      label={words.storeOn(PLATFORM_NAMES[platform])}
      hint={words.storeFromDate}
      options={options}
      value={value}
      emptyText={words.noSuchStore}
      onValueChange={onChange}
    />
  );
}

function toOption(store: PlatformStore): PlatformStoreOption {
  const taker =
    store.mapped_to?.store_name ??
    (store.mapped_elsewhere === null
      ? null
      : (store.mapped_elsewhere.client_name ?? words.anotherClient));
  const address = addressLine(store.address);
  return {
    value: store.platform_store_id,
    label: store.name,
    ...(taker === null
      ? address === undefined
        ? {}
        : { note: address }
      : { disabled: true, note: words.alreadyMatchedTo(taker) }),
  };
}
