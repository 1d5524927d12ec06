import { Button, Menu } from '@platebook/ui';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Client } from '../../../shared/api/entities.ts';
import { useServices } from '../../../shared/services.ts';
import { entriesQuery, entryQuery } from '../sync.queries.ts';
import type { ManualDraft } from './manual-draft.ts';
import { copyOf, fromTemplate, templatesFor } from './start-from.ts';
import { words } from './manual.messages.ts';

export type StartFromMenuProps = {
  client: Client;
  storeId: string;
  onStart: (part: Partial<ManualDraft>) => void;
};

/** Starting points for an entry: a template, or the store's latest entries. */
export function StartFromMenu({ client, storeId, onStart }: StartFromMenuProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const scope = { api, tenant: client.tenant_id };
  const list = useInfiniteQuery(entriesQuery(scope, { store_id: storeId }));
  const last = list.data?.pages.flatMap(({ items }) => items).find(({ kind }) => kind === 'manual');
  const copying = useMutation({
    mutationFn: (id: string) => queries.fetchQuery(entryQuery(scope, id)),
    onSuccess: (entry) => onStart(copyOf(entry)),
  });
  const isOwner = client.level === 'user_owner' || client.level === 'system_admin';
  return (
    <Menu
      align="start"
      trigger={
        <Button icon="file" loading={copying.isPending}>
          {words.startFrom}
        </Button>
      }
      items={[
        ...templatesFor({ isOwner }).map(({ id, label }) => ({
          kind: 'action' as const,
          id,
          label,
          onSelect: () => onStart(fromTemplate(id)),
        })),
        ...(last === undefined
          ? []
          : [
              {
                kind: 'action' as const,
                id: 'copy',
                label: words.copyOfLastEntry(last.document_number),
                onSelect: () => copying.mutate(last.id),
              },
            ]),
      ]}
    />
  );
}
