import { Banner, Button, SavedViews, Stack, type ViewCommand } from '@platebook/ui';
import { useState, type ReactNode } from 'react';
import {
  useSavePreferences,
  useSignedInPreferences,
} from '../../../shared/account/use-preferences.ts';
import type { Client } from '../../../shared/api/entities.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { ALL, withCommand, type KeptView } from './saved-views.view.ts';

export type QueueViewsProps = {
  client: Client;
  /** What would be kept now. */
  address: string;
  /** The list is narrowed by more than its part. */
  isFiltered: boolean;
  /** Shows what is kept under an address; null for everything. */
  onShow: (address: string | null) => void;
  children: ReactNode;
};

const NONE: readonly KeptView[] = [];
/** As many as one person may keep of all clients. */
const MOST = 100;

/** The queue through views that its reader keeps under names; nothing of it is in the way before there is one to keep. */
export function QueueViews({ client, address, isFiltered, onShow, children }: QueueViewsProps) {
  const { kept, own, put, error, retry } = useKeptViews(client);
  const [chosen, setChosen] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<readonly KeptView[] | null>(null);
  const current =
    own.find(({ id }) => id === chosen) ??
    (chosen === ALL ? undefined : own.find((view) => view.address === address));
  const modified = current === undefined ? isFiltered : current.address !== address;
  const select = (id: string) => {
    setChosen(id);
    onShow(own.find((view) => view.id === id)?.address ?? null);
  };
  const command = (asked: ViewCommand) => {
    setDeleted(asked.kind === 'delete' ? kept : null);
    if (asked.kind === 'discard') {
      onShow(current?.address ?? null);
      return;
    }
    const id = crypto.randomUUID();
    put(withCommand(kept, asked, { id, clientId: client.id, address }));
    if (asked.kind === 'create' || asked.kind === 'duplicate') {
      setChosen(id);
    } else if (asked.kind === 'delete') {
      select(ALL);
    }
  };
  return (
    <SavedViews
      label="Saved views"
      views={[{ id: ALL, name: 'All entries', locked: true }, ...own]}
      currentId={current?.id ?? ALL}
      modified={modified}
      limit={kept.length >= MOST ? own.length + 1 : undefined}
      without={['share', 'make-default']}
      folded={own.length === 0 && !isFiltered && deleted === null}
      onSelect={select}
      onCommand={command}
    >
      <Stack gap="lg">
        {error === null ? null : (
          <Banner
            tone="danger"
            title={failureTitle(error)}
            appeared
            action={<Button onClick={retry}>Try again</Button>}
          >
            Your views weren’t changed.
          </Banner>
        )}
        {deleted === null ? null : (
          <Banner
            tone="info"
            title="View deleted"
            appeared
            action={
              <Button
                icon="undo"
                onClick={() => {
                  put(deleted);
                  setDeleted(null);
                }}
              >
                Undo
              </Button>
            }
            onDismiss={() => setDeleted(null)}
            dismissLabel="Dismiss this message"
          >
            Entries weren’t changed.
          </Banner>
        )}
        {children}
      </Stack>
    </SavedViews>
  );
}

/** The views of the reader; a change shows at once, and goes back when the server refuses it. */
function useKeptViews(client: Client) {
  const preferences = useSignedInPreferences();
  const save = useSavePreferences();
  const kept = preferences.data?.saved_views ?? NONE;
  return {
    kept,
    own: kept.filter(({ client_id }) => client_id === client.id),
    put: (views: readonly KeptView[]) => save.mutate({ saved_views: [...views] }),
    error: save.error,
    retry: () => {
      if (save.variables !== undefined) {
        save.mutate(save.variables);
      }
    },
  };
}
