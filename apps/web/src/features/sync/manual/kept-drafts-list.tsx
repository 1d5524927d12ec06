import {
  Button,
  Heading,
  IconButton,
  InlineAlert,
  Stack,
  Table,
  type TableColumn,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { components } from '@platebook/api-client';
import type { Client } from '../../../shared/api/entities.ts';
import { formatDay } from '../../../shared/format/days.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { draftsQuery, useDraftRemoval } from './drafts.queries.ts';
import { fromContent } from './kept-drafts.ts';
import type { KeptDraft } from './use-draft.ts';

type Draft = components['schemas']['EntryDraft'];

export type KeptDraftsListProps = { client: Client; storeId: string; kept: KeptDraft };

/** The drafts of a store; nothing where there is none. */
export function KeptDraftsList({ client, storeId, kept }: KeptDraftsListProps) {
  const { api } = useServices();
  const place = { tenant: client.tenant_id, store: storeId };
  const drafts = useQuery(draftsQuery({ api, tenant: client.tenant_id }, storeId));
  const removal = useDraftRemoval(place, (id) => {
    if (kept.draft.savedAs === id) {
      kept.change({ savedAs: null });
    }
  });
  const items = drafts.data?.items ?? [];
  return items.length === 0 ? null : (
    <Stack as="section" gap="md" aria-labelledby="drafts">
      <Heading level={2} id="drafts">
        Drafts
      </Heading>
      {removal.isError ? (
        <InlineAlert tone="danger" title={failureTitle(removal.error)} appeared>
          The draft wasn’t deleted.
        </InlineAlert>
      ) : null}
      <Table
        caption="Drafts"
        captionHidden
        rows={items}
        rowKey={({ id }) => id}
        columns={columnsOf({
          onOpen: (draft) => kept.change(fromContent(draft)),
          onRemove: removal.mutate,
        })}
      />
    </Stack>
  );
}

type Does = { onOpen: (draft: Draft) => void; onRemove: (id: string) => void };

function columnsOf({ onOpen, onRemove }: Does): TableColumn<Draft>[] {
  const nameOf = ({ draft: { memo } }: Draft) => (memo.trim() === '' ? 'No memo' : memo);
  return [
    { id: 'memo', header: 'Memo', rowHeader: true, cell: nameOf },
    {
      id: 'day',
      header: 'Date',
      cell: ({ draft }) => (draft.entry_on === null ? 'No date yet' : formatDay(draft.entry_on)),
    },
    { id: 'saved', header: 'Saved', cell: ({ updated_at }) => <Instant at={updated_at} /> },
    {
      id: 'does',
      header: 'Continue',
      shrink: true,
      cell: (draft) => (
        <Button size="sm" onClick={() => onOpen(draft)}>
          Continue
        </Button>
      ),
    },
    {
      id: 'delete',
      header: 'Delete',
      shrink: true,
      cell: (draft) => (
        <IconButton
          size="sm"
          icon="close"
          label={`Delete the draft ${nameOf(draft)}`}
          onClick={() => onRemove(draft.id)}
        />
      ),
    },
  ];
}
