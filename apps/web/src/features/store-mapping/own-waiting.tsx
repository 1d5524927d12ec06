import { Button, Heading, Stack, Table, Text, type TableColumn } from '@platebook/ui';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { formatAgo } from '../../shared/format/ago.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import type { Platform } from '../../shared/store-mapping/platform-stores.queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import type { StoreMapping } from './store-mapping.queries.ts';
import { useMappingChanges } from './use-mapping-changes.ts';

export type OwnWaitingProps = {
  client: Client;
  platform: Platform;
  pending: readonly StoreMapping[];
  mayMap: boolean;
};

/** The client's stores that no platform store stands for yet, and the way to say that there is none. */
export function OwnWaiting({ client, platform, pending, mayMap }: OwnWaitingProps) {
  const [asked, setAsked] = useState<StoreMapping | null>(null);
  const { ignore } = useMappingChanges(client.tenant_id, platform);
  const name = PLATFORM_NAMES[platform];
  if (pending.length === 0) {
    return null;
  }
  return (
    <Stack gap="md">
      <Heading level={2}>Your unmatched stores</Heading>
      <Text tone="muted">
        {pending.length} {client.name} {pending.length === 1 ? 'store has' : 'stores have'} no{' '}
        {name} store yet.
      </Text>
      <Table
        caption="Your unmatched stores"
        captionHidden
        rows={pending}
        rowKey={({ id }) => id}
        columns={columnsOf(name, mayMap ? setAsked : null)}
      />
      <ReasonDialog
        open={asked !== null}
        title={`${asked?.store_name ?? ''} isn’t on ${name}?`}
        description="We’ll remove it from this list. You can bring it back under Matched stores."
        label="Reason"
        placeholder="Dine-in only"
        confirmLabel={`Mark as not on ${name}`}
        pending={ignore.isPending}
        error={ignore.error}
        onClose={() => setAsked(null)}
        onConfirm={(reason) => {
          if (asked !== null) {
            ignore.mutate({ pendingId: asked.id, reason }, { onSuccess: () => setAsked(null) });
          }
        }}
      />
    </Stack>
  );
}

function columnsOf(
  platformName: string,
  /** Null for readers who may not. */
  ask: ((mapping: StoreMapping) => void) | null,
): TableColumn<StoreMapping>[] {
  const nowMs = Date.now();
  return [
    { id: 'store', header: 'Store', rowHeader: true, cell: (mapping) => mapping.store_name },
    {
      id: 'best',
      header: 'Best match',
      cell: ({ suggestions: [best] }) =>
        best === undefined ? 'None' : `${best.name}, ${Math.round(best.score * 100)}%`,
    },
    {
      id: 'since',
      header: 'Waiting since',
      shrink: true,
      cell: (mapping) => formatAgo(mapping.created_at, nowMs),
    },
    {
      id: 'action',
      header: 'Action',
      shrink: true,
      cell: (mapping) =>
        ask === null ? (
          ''
        ) : (
          <Button size="sm" variant="quiet" onClick={() => ask(mapping)}>
            Not on {platformName}
          </Button>
        ),
    },
  ];
}
