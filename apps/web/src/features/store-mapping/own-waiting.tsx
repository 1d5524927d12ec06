import { Button, Heading, Stack, Table, Text, type TableColumn } from '@platebook/ui';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { formatAgo } from '../../shared/format/ago.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import type { Platform, StoreMapping } from './store-mapping.queries.ts';
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
      <Heading level={2}>Your stores that wait</Heading>
      <Text tone="muted">
        {pending.length} of {client.name} {pending.length === 1 ? 'has' : 'have'} no {name} store
        yet.
      </Text>
      <Table
        caption="Your stores that wait"
        captionHidden
        rows={pending}
        rowKey={({ id }) => id}
        columns={columnsOf(name, mayMap ? setAsked : null)}
      />
      <ReasonDialog
        open={asked !== null}
        title={`${asked?.store_name ?? ''} is not on ${name}`}
        description="It waits no longer. You can take that back under the stores that are matched."
        label="Why"
        placeholder="Dine-in only"
        confirmLabel="It is not there"
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
        best === undefined ? 'None' : `${best.name}, ${Math.round(best.score * 100)} %`,
    },
    {
      id: 'since',
      header: 'Waits since',
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
