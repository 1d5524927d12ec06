import { EmptyState, ButtonLink, InlineAlert, Button, Progress, Stack } from '@platebook/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import {
  platformStoresQuery,
  type Platform,
  type PlatformStore,
} from '../../shared/store-mapping/platform-stores.queries.ts';
import { AddAll } from './add-all.tsx';
import { isOutdated, waitingStores, type ReadAt } from './matching.view.ts';
import { MatchOne } from './match-one.tsx';
import { OwnWaiting } from './own-waiting.tsx';
import { storeMappingsQuery, type StoreMapping } from './store-mapping.queries.ts';
import { TakenElsewhere } from './taken-elsewhere.tsx';
import { useMappingChanges } from './use-mapping-changes.ts';
import { words } from './store-mapping.messages.ts';

export type MatchStoresProps = {
  client: Client;
  platform: Platform;
  platformStores: readonly PlatformStore[];
  pending: readonly StoreMapping[];
  /** When the two lists were fetched. */
  readAt: ReadAt;
  mayMap: boolean;
};

/** The last decision, which can be undone here. */
type Done = { readonly words: string; readonly ids: readonly string[] };

/** The platform's stores one by one, the last decision, and our pending stores. */
export function MatchStores(props: MatchStoresProps) {
  const { client, platform, platformStores, pending, readAt, mayMap } = props;
  const [done, setDone] = useState<Done | null>(null);
  const { isWaiting, onDecided } = useDecidedOver(client.tenant_id, platform, readAt);
  const [oneByOne, setOneByOne] = useState(false);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const { undo } = useMappingChanges(client.tenant_id, platform);
  const waiting = waitingStores(platformStores);
  // Skipped stores return at the end.
  const queue = [
    ...waiting.filter(({ id }) => !skipped.includes(id)),
    ...skipped.flatMap((id) => waiting.filter((store) => store.id === id)),
  ];
  const [current] = queue;
  const matched = platformStores.filter(({ mapped_to: here }) => here !== null).length;
  const exact = pending.filter(({ exact_platform_store_id: id }) => id !== null).length;
  const name = PLATFORM_NAMES[platform];
  return (
    <Stack gap="xl">
      {platformStores.length === 0 ? null : (
        <Progress
          labelled
          label={words.matchedColumn}
          percent={(matched / Math.max(matched + waiting.length, 1)) * 100}
          valueText={words.ofStores(matched, matched + waiting.length, name)}
        />
      )}
      <AcceptExact
        client={client}
        platform={platform}
        count={mayMap ? exact : 0}
        disabled={isWaiting}
        onDone={(accepted) => {
          onDecided();
          setDone(accepted);
        }}
      />
      <DoneNote
        done={done}
        isUndoing={undo.isPending}
        error={undo.error}
        onUndo={(ids) =>
          undo.mutate(ids, {
            onSuccess: () => {
              onDecided();
              setDone(null);
            },
          })
        }
      />
      <TakenElsewhere platform={platform} platformStores={platformStores} />
      {current === undefined ? (
        <NothingWaits {...props} />
      ) : pending.length === 0 && mayMap && !oneByOne ? (
        <AddAll
          client={client}
          platform={platform}
          stores={waiting}
          disabled={isWaiting}
          onAdded={(added) => {
            onDecided();
            setDone(added);
          }}
          onOneByOne={() => setOneByOne(true)}
        />
      ) : (
        <MatchOne
          key={current.id}
          client={client}
          platform={platform}
          store={current}
          pending={pending}
          mayMap={mayMap}
          isWaiting={isWaiting}
          takesFocus={done !== null || skipped.length > 0}
          onSkip={() => setSkipped((ids) => [...ids.filter((id) => id !== current.id), current.id])}
          onDecided={(decided) => {
            onDecided();
            if (decided !== null) {
              setDone({ words: decided.words, ids: [decided.mappingId] });
            }
          }}
        />
      )}
      <OwnWaiting client={client} platform={platform} pending={pending} mayMap={mayMap} />
    </Stack>
  );
}

/** Actions stay disabled until the stores have been refetched after a decision. */
function useDecidedOver(tenant: string, platform: Platform, readAt: ReadAt) {
  const { api } = useServices();
  const queries = useQueryClient();
  const [decidedOver, setDecidedOver] = useState<ReadAt | null>(null);
  const lastRead = (queryKey: readonly unknown[]) =>
    queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  return {
    isWaiting: isOutdated(readAt, decidedOver),
    onDecided: () =>
      setDecidedOver({
        platformStores: lastRead(platformStoresQuery(api, tenant, platform).queryKey),
        pending: lastRead(storeMappingsQuery(api, { tenant, platform, state: 'pending' }).queryKey),
      }),
  };
}

type AcceptExactProps = Pick<MatchStoresProps, 'client' | 'platform'> & {
  /** How many stores have exactly one exact match. */
  count: number;
  disabled: boolean;
  onDone: (done: Done) => void;
};

function AcceptExact({ client, platform, count, disabled, onDone }: AcceptExactProps) {
  const { confirmExact } = useMappingChanges(client.tenant_id, platform);
  return (
    <>
      {count > 1 ? (
        <InlineAlert
          tone="info"
          title={words.clearMatches(count)}
          action={
            <Button
              size="sm"
              loading={confirmExact.isPending}
              disabled={disabled}
              onClick={() =>
                confirmExact.mutate(undefined, {
                  onSuccess: ({ mappings }) =>
                    onDone({
                      words: words.storesMatched(mappings.length),
                      ids: mappings.map(({ id }) => id),
                    }),
                })
              }
            >
              {words.matchAll(count)}
            </Button>
          }
        >
          {words.clearMatchMeaning}
        </InlineAlert>
      ) : null}
      {confirmExact.error === null ? null : (
        <InlineAlert tone="danger" title={failureTitle(confirmExact.error)} appeared>
          {words.nothingWasMatched}
        </InlineAlert>
      )}
    </>
  );
}

type DoneNoteProps = {
  done: Done | null;
  isUndoing: boolean;
  error: unknown;
  onUndo: (ids: readonly string[]) => void;
};

function DoneNote({ done, isUndoing, error, onUndo }: DoneNoteProps) {
  if (error !== null) {
    return (
      <InlineAlert tone="danger" title={failureTitle(error)} appeared>
        {words.stillMatched}
      </InlineAlert>
    );
  }
  return done === null ? null : (
    <InlineAlert
      tone="success"
      title={done.words}
      appeared
      action={
        <Button size="sm" variant="quiet" loading={isUndoing} onClick={() => onUndo(done.ids)}>
          {words.undo}
        </Button>
      }
    >
      {words.payoutsReleased}
    </InlineAlert>
  );
}

function NothingWaits({ platform, platformStores, pending, client }: MatchStoresProps) {
  const href = useClientHref();
  const name = PLATFORM_NAMES[platform];
  if (platformStores.length === 0) {
    return (
      <EmptyState
        kind="first-use"
        title={words.noStoresYet(name)}
        headingLevel={2}
        action={
          <ButtonLink href={href(`/dashboard/platform/${platform}`)}>
            {words.connect(name)}
          </ButtonLink>
        }
      >
        {words.whereStoresComeFrom(name, client.name)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="cleared"
      title={pending.length === 0 ? words.allMatched : words.allMatchedOn(name)}
      headingLevel={2}
      action={
        <ButtonLink href={href(`/dashboard/platform/${platform}/mapping-management`)}>
          {words.viewMatchedStores}
        </ButtonLink>
      }
    >
      {words.newStoresAppear(name)}
    </EmptyState>
  );
}
