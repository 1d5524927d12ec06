import { Button, Combobox, Inline, InlineAlert, MatchPair, Stack } from '@platebook/ui';
import { useEffect, useRef, useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import type {
  Platform,
  PlatformStore,
} from '../../shared/store-mapping/platform-stores.queries.ts';
import { addressLine, matchingOf } from './matching.view.ts';
import { NewStoreDialog } from './new-store-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import type { StoreMapping } from './store-mapping.queries.ts';
import { useMappingChanges } from './use-mapping-changes.ts';
import { useSetAside } from './use-platform-store-changes.ts';
import { words } from './store-mapping.messages.ts';

export type MatchOneProps = {
  client: Client;
  platform: Platform;
  store: PlatformStore;
  pending: readonly StoreMapping[];
  mayMap: boolean;
  /** The stores are being refetched after a decision: actions are disabled until then. */
  isWaiting: boolean;
  /** For keyboard users working through the list: moves the focus along. */
  takesFocus: boolean;
  onSkip: () => void;
  /** Describes the decision, with the mapping to undo; null if nothing was matched. */
  onDecided: (decided: { words: string; mappingId: string } | null) => void;
};

/** Matches one platform store with one of the client's stores. */
export function MatchOne(props: MatchOneProps) {
  const { client, platform, store, pending, mayMap, isWaiting, takesFocus } = props;
  const { onSkip, onDecided } = props;
  const [extraId, setExtraId] = useState<string | null>(null);
  const [value, setValue] = useState<string | null>(null);
  const [asking, setAsking] = useState<Asking>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { confirm } = useMappingChanges(client.tenant_id, platform, (mapping) =>
    onDecided({ words: words.matched(mapping.store_name), mappingId: mapping.id }),
  );
  const matching = matchingOf(store, pending, extraId);
  const chosen = value ?? matching.chosen;
  useEffect(() => {
    if (takesFocus && !isWaiting) {
      frame.current?.querySelector<HTMLElement>('input:checked, input, button')?.focus();
    }
  }, [takesFocus, isWaiting]);
  const link = () => {
    if (chosen !== null) {
      confirm.mutate({ pendingId: chosen, platformStoreId: store.platform_store_id });
    }
  };
  return (
    <Stack gap="md">
      {confirm.error === null ? null : (
        <InlineAlert tone="danger" title={failureTitle(confirm.error)} appeared>
          {words.weReloadedTheList}
        </InlineAlert>
      )}
      <div ref={frame}>
        <MatchPair
          platform={PLATFORM_NAMES[platform]}
          platformStore={{
            id: store.platform_store_id,
            name: store.name,
            address: addressLine(store.address),
          }}
          candidates={matching.candidates}
          finding={matching.finding}
          value={chosen}
          state={confirm.isPending || isWaiting ? 'confirming' : 'open'}
          headingLevel={2}
          onChoose={mayMap ? setValue : ignoreKey}
          onConfirm={mayMap ? link : ignoreKey}
          onNewStore={mayMap ? () => setAsking('new') : ignoreKey}
          onSkip={onSkip}
          onUndo={ignoreKey}
        />
      </div>
      {mayMap ? (
        <Inline gap="lg">
          <LookUp
            pending={pending}
            disabled={isWaiting}
            onChoose={(id) => {
              setExtraId(id);
              setValue(id);
            }}
          />
          <Button variant="quiet" disabled={isWaiting} onClick={() => setAsking('aside')}>
            {words.notOurs}
          </Button>
        </Inline>
      ) : null}
      <Questions {...props} asking={asking} onClose={() => setAsking(null)} />
    </Stack>
  );
}

type Asking = 'new' | 'aside' | null;
type QuestionsProps = MatchOneProps & { asking: Asking; onClose: () => void };

/** Confirmations before adding a store or setting the platform's aside. */
function Questions({ client, platform, store, onDecided, asking, onClose }: QuestionsProps) {
  const setAside = useSetAside(client.tenant_id, () => {
    onClose();
    onDecided(null);
  });
  return (
    <>
      <NewStoreDialog
        client={client}
        platform={platform}
        store={store}
        open={asking === 'new'}
        onClose={onClose}
        onCreated={(mapping) => {
          onClose();
          onDecided({
            words: words.storeAddedAndMatched(mapping.store_name),
            mappingId: mapping.id,
          });
        }}
      />
      <ReasonDialog
        open={asking === 'aside'}
        title={words.setAsideQuestion(store.name)}
        description={words.setAsideMeaning(client.name)}
        label={words.reason}
        placeholder={words.reasonExample}
        confirmLabel={words.setAside}
        pending={setAside.isPending}
        error={setAside.error}
        onClose={onClose}
        onConfirm={(reason, onSaved) =>
          void setAside.mutateAsync({ id: store.id, reason }).then(onSaved, () => undefined)
        }
      />
    </>
  );
}

/** Shortcut handler for read-only users. */
function ignoreKey(): void {
  // The note above the page explains who may match stores.
}

type LookUpProps = {
  pending: readonly StoreMapping[];
  disabled: boolean;
  onChoose: (pendingId: string) => void;
};

/** Searches all pending stores when no suggestion is right. */
function LookUp({ pending, disabled, onChoose }: LookUpProps) {
  const options = pending.map(({ id, store_name: label }) => ({ value: id, label }));
  return options.length === 0 ? null : (
    <Combobox
      label={words.anotherOfYourStores}
      optional
      disabled={disabled}
      options={options}
      value={null}
      emptyText={words.noUnmatchedStore}
      onValueChange={(option) => {
        if (option !== null) {
          onChoose(option.value);
        }
      }}
    />
  );
}
