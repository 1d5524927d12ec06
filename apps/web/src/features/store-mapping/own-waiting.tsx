import { Button, Heading, Stack, Table, Text, type TableColumn } from '@platebook/ui';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { formatAgo } from '../../shared/format/ago.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import type { Platform } from '../../shared/store-mapping/platform-stores.queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import type { StoreMapping } from './store-mapping.queries.ts';
import { useMappingChanges } from './use-mapping-changes.ts';
import { words } from './store-mapping.messages.ts';

export type OwnWaitingProps = {
  client: Client;
  platform: Platform;
  pending: readonly StoreMapping[];
  mayMap: boolean;
};

/** The client's stores without a platform store, with an action to mark them as not listed. */
export function OwnWaiting({ client, platform, pending, mayMap }: OwnWaitingProps) {
  const [selected, setSelected] = useState<StoreMapping | null>(null);
  const { ignore } = useMappingChanges(client.tenant_id, platform);
  const name = PLATFORM_NAMES[platform];
  if (pending.length === 0) {
    return null;
  }
  return (
    <Stack gap="md">
      <Heading level={2}>{words.yourUnmatchedStores}</Heading>
      <Text tone="muted">{words.haveNoStoreYet(pending.length, client.name, name)}</Text>
      <Table
        caption={words.yourUnmatchedStores}
        captionHidden
        rows={pending}
        rowKey={({ id }) => id}
        columns={columnsOf(name, mayMap ? setSelected : null)}
      />
      <ReasonDialog
        open={selected !== null}
        title={words.notOnQuestion(selected?.store_name ?? '', name)}
        description={words.notOnMeaning}
        label={words.reason}
        placeholder={words.dineInOnly}
        confirmLabel={words.markAsNotOn(name)}
        pending={ignore.isPending}
        error={ignore.error}
        onClose={() => setSelected(null)}
        onConfirm={(reason, onSaved) => {
          if (selected !== null) {
            ignore.mutate(
              { pendingId: selected.id, reason },
              {
                onSuccess: () => {
                  onSaved();
                  setSelected(null);
                },
              },
            );
          }
        }}
      />
    </Stack>
  );
}

function columnsOf(
  platformName: string,
  /** Null without permission. */
  ask: ((mapping: StoreMapping) => void) | null,
): TableColumn<StoreMapping>[] {
  const nowMs = Date.now();
  return [
    { id: 'store', header: words.store, rowHeader: true, cell: (mapping) => mapping.store_name },
    {
      id: 'best',
      header: words.bestMatch,
      cell: ({ suggestions: [best] }) =>
        best === undefined ? words.none : `${best.name}, ${Math.round(best.score * 100)}%`,
    },
    {
      id: 'since',
      header: words.waitingSince,
      shrink: true,
      cell: (mapping) => formatAgo(mapping.created_at, nowMs),
    },
    {
      id: 'action',
      header: words.action,
      shrink: true,
      cell: (mapping) =>
        ask === null ? (
          ''
        ) : (
          <Button size="sm" variant="quiet" onClick={() => ask(mapping)}>
            {words.notOn(platformName)}
          </Button>
        ),
    },
  ];
}
