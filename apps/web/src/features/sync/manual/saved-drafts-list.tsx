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
import { fromContent } from './saved-drafts.ts';
import type { DraftEditor } from './use-draft.ts';
import { words } from './manual.messages.ts';

type Draft = components['schemas']['EntryDraft'];

export type SavedDraftsListProps = { client: Client; storeId: string; editor: DraftEditor };

/** A store's drafts; nothing if there are none. */
export function SavedDraftsList({ client, storeId, editor }: SavedDraftsListProps) {
  const { api } = useServices();
  const place = { tenant: client.tenant_id, store: storeId };
  const drafts = useQuery(draftsQuery({ api, tenant: client.tenant_id }, storeId));
  const removal = useDraftRemoval(place, (id) => {
    if (editor.draft.savedAs === id) {
      editor.change({ savedAs: null });
    }
  });
  const items = drafts.data?.items ?? [];
  return items.length === 0 ? null : (
    <Stack as="section" gap="md" aria-labelledby="drafts">
      <Heading level={2} id="drafts">
        {words.drafts}
      </Heading>
      {removal.isError ? (
        <InlineAlert tone="danger" title={failureTitle(removal.error)} appeared>
          {words.theDraftWasntDeleted}
        </InlineAlert>
      ) : null}
      <Table
        caption={words.drafts}
        captionHidden
        rows={items}
        rowKey={({ id }) => id}
        columns={columnsOf({
          onOpen: (draft) => editor.change(fromContent(draft)),
          onRemove: removal.mutate,
        })}
      />
    </Stack>
  );
}

type Does = { onOpen: (draft: Draft) => void; onRemove: (id: string) => void };

function columnsOf({ onOpen, onRemove }: Does): TableColumn<Draft>[] {
  const nameOf = ({ draft: { memo } }: Draft) => (memo.trim() === '' ? words.noMemo : memo);
  return [
    { id: 'memo', header: words.memo, rowHeader: true, cell: nameOf },
    {
      id: 'day',
      header: words.date,
      cell: ({ draft }) => (draft.entry_on === null ? words.noDateYet : formatDay(draft.entry_on)),
    },
    { id: 'saved', header: words.saved, cell: ({ updated_at }) => <Instant at={updated_at} /> },
    {
      id: 'does',
      header: words.continueLabel,
      shrink: true,
      cell: (draft) => (
        <Button size="sm" onClick={() => onOpen(draft)}>
          {words.continueLabel}
        </Button>
      ),
    },
    {
      id: 'delete',
      header: words.deleteLabel,
      shrink: true,
      cell: (draft) => (
        <IconButton
          size="sm"
          icon="close"
          label={words.deleteTheDraft(nameOf(draft))}
          onClick={() => onRemove(draft.id)}
        />
      ),
    },
  ];
}
