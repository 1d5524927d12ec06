import {
  Button,
  EmptyState,
  Heading,
  InlineAlert,
  Stack,
  Table,
  type TableColumn,
} from '@platebook/ui';
import type { Client } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import type {
  Platform,
  PlatformStore,
} from '../../shared/store-mapping/platform-stores.queries.ts';
import type { StoreMapping } from './store-mapping.queries.ts';
import { useMappingChanges } from './use-mapping-changes.ts';
import { useSetAside } from './use-platform-store-changes.ts';
import { words } from './store-mapping.messages.ts';

export type SetAsideTableProps = {
  client: Client;
  platform: Platform;
  /** Stores of ours that are not on the platform. */
  ignored: readonly StoreMapping[];
  /** Stores of the platform that do not belong to the client. */
  platformStores: readonly PlatformStore[];
  mayMap: boolean;
};

/** What was set aside and why, with an undo. */
export function SetAsideTable(props: SetAsideTableProps) {
  const { client, platform, ignored, platformStores, mayMap } = props;
  const { undo } = useMappingChanges(client.tenant_id, platform);
  const setAside = useSetAside(client.tenant_id);
  const name = PLATFORM_NAMES[platform];
  const error = undo.error ?? setAside.error;
  if (ignored.length === 0 && platformStores.length === 0) {
    return (
      <EmptyState kind="cleared" title={words.nothingSetAside} headingLevel={2}>
        {words.setAsideAppear(name, client.name)}
      </EmptyState>
    );
  }
  return (
    <Stack gap="xl">
      {error === null ? null : (
        <InlineAlert tone="danger" title={failureTitle(error)} appeared>
          {words.stillSetAside}
        </InlineAlert>
      )}
      <SetAsidePart
        title={words.notYourStores(name, client.name)}
        rows={platformStores.map(({ id, name: store, ignored_reason: reason }) => ({
          id,
          store,
          reason: reason ?? '',
        }))}
        back={words.bringBack}
        mayMap={mayMap}
        onBack={(id) => setAside.mutate({ id, reason: null })}
      />
      <SetAsidePart
        title={words.storesNotOn(name)}
        rows={ignored.map(({ id, store_name: store, reason }) => ({
          id,
          store,
          reason: reason ?? '',
        }))}
        back={words.bringBack}
        mayMap={mayMap}
        onBack={(id) => undo.mutate([id])}
      />
    </Stack>
  );
}

type Row = { readonly id: string; readonly store: string; readonly reason: string };

type SetAsidePartProps = {
  title: string;
  rows: readonly Row[];
  back: string;
  mayMap: boolean;
  onBack: (id: string) => void;
};

function SetAsidePart({ title, rows, back, mayMap, onBack }: SetAsidePartProps) {
  return rows.length === 0 ? null : (
    <Stack gap="md">
      <Heading level={2}>{title}</Heading>
      <Table
        caption={title}
        captionHidden
        rows={rows}
        rowKey={({ id }) => id}
        columns={columnsOf(back, mayMap ? onBack : null)}
      />
    </Stack>
  );
}

function columnsOf(back: string, onBack: ((id: string) => void) | null): TableColumn<Row>[] {
  return [
    { id: 'store', header: words.store, rowHeader: true, cell: ({ store }) => store },
    { id: 'reason', header: words.reason, cell: ({ reason }) => reason },
    {
      id: 'action',
      header: words.action,
      shrink: true,
      cell: ({ id }) =>
        onBack === null ? (
          ''
        ) : (
          <Button size="sm" variant="quiet" onClick={() => onBack(id)}>
            {back}
          </Button>
        ),
    },
  ];
}
