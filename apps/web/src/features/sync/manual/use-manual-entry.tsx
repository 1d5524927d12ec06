import { Dialog, Link, Stack, type PageCommand } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Client } from '../../../shared/api/entities.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { storesQuery } from '../../../shared/workspace/stores.queries.ts';
import { words } from './manual.messages.ts';

export type ManualEntryWay = {
  /** Null without permission. */
  readonly command: PageCommand | null;
  /** Asks for a store if there are several. */
  readonly dialog: ReactNode;
};

/** The action for creating a manual entry, from any list of entries. */
export function useManualEntry(client: Client): ManualEntryWay {
  const { api } = useServices();
  const href = useClientHref();
  const [open, setOpen] = useState(false);
  const may = mayManage(client) && client.archived_at === null;
  const stores = useQuery({ ...storesQuery(api, client.tenant_id), enabled: may });
  const pathOf = (id: string) => href(`/dashboard/stores/${id}/manual-qbo-entry`);
  const [only, ...others] = stores.data ?? [];
  const hasNone = stores.data !== undefined && only === undefined;
  if (!may || hasNone) {
    return { command: null, dialog: null };
  }
  const shown = { id: 'manual', icon: 'add' } as const;
  return {
    command:
      only !== undefined && others.length === 0
        ? { ...shown, label: words.manualEntry, href: pathOf(only.id) }
        : { ...shown, label: words.manualEntryCommand, onSelect: () => setOpen(true) },
    dialog: (
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="sm"
        title={words.manualEntryFor(client.name)}
        description={words.chooseStore}
      >
        <Loaded query={stores} label={words.loadingStores} lines={4}>
          {(found) => (
            <Stack as="ul" gap="sm">
              {found.map(({ id, name }) => (
                <li key={id}>
                  <Link href={pathOf(id)}>{name}</Link>
                </li>
              ))}
            </Stack>
          )}
        </Loaded>
      </Dialog>
    ),
  };
}
