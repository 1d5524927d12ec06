import { Banner, Button, SavedViews, Stack, type ViewCommand } from '@platebook/ui';
import { useState, type ReactNode } from 'react';
import {
  useDisplay,
  useSavePreferences,
  useSignedInPreferences,
} from '../account/use-preferences.ts';
import type { Client } from '../api/entities.ts';
import { capitalized } from '../format/capitalized.ts';
import { failureTitle } from '../query/failure.view.ts';
import { words } from './list.messages.ts';
import type { ListNoun, SavedList } from './list-definition.ts';
import { ALL, withCommand, type SavedView } from './saved-views.view.ts';

export type ListViewsProps = {
  /** Null if the list covers all clients. */
  client: Pick<Client, 'id'> | null;
  list: SavedList;
  noun: ListNoun;
  /** The address to save. */
  address: string;
  /** Whether the list is filtered beyond its tab. */
  isFiltered: boolean;
  /** Opens a saved address; null for all rows. */
  onShow: (address: string | null) => void;
  children: ReactNode;
};

const NONE: readonly SavedView[] = [];
/** The maximum number of saved views per user, over all lists and clients. */
const MOST = 100;

/** A list with named saved views, hidden until there is something to save. */
export function ListViews(props: ListViewsProps) {
  const { client, list, noun, address, isFiltered, onShow, children } = props;
  const clientId = client?.id ?? null;
  const { saved, own, put, error, retry } = useSavedViews(clientId, list);
  const { keyboard_shortcuts: singleKeys } = useDisplay();
  const all = noun.all ?? words.all(noun.many);
  const [chosen, setChosen] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<readonly SavedView[] | null>(null);
  const current =
    own.find(({ id }) => id === chosen) ??
    (chosen === ALL ? undefined : own.find((view) => view.address === address));
  const modified = current === undefined ? isFiltered : current.address !== address;
  const select = (id: string) => {
    setChosen(id);
    onShow(own.find((view) => view.id === id)?.address ?? null);
  };
  const command = (command: ViewCommand) => {
    setDeleted(command.kind === 'delete' ? saved : null);
    if (command.kind === 'discard') {
      onShow(current?.address ?? null);
      return;
    }
    const id = crypto.randomUUID();
    put(withCommand(saved, command, { id, list, all, clientId, address }));
    if (command.kind === 'create' || command.kind === 'duplicate') {
      setChosen(id);
    } else if (command.kind === 'delete') {
      select(ALL);
    }
  };
  return (
    <SavedViews
      label={words.savedViews}
      views={[{ id: ALL, name: all, locked: true }, ...own]}
      value={current?.id ?? ALL}
      modified={modified}
      limit={saved.length >= MOST ? own.length + 1 : undefined}
      without={['share', 'make-default']}
      shortcut={singleKeys}
      folded={own.length === 0 && !isFiltered && deleted === null}
      onValueChange={select}
      onCommand={command}
    >
      <Stack gap="lg">
        {error === null ? null : (
          <Banner
            tone="danger"
            title={failureTitle(error)}
            appeared
            action={<Button onClick={retry}>{words.tryAgain}</Button>}
          >
            {words.viewsNotChanged}
          </Banner>
        )}
        {deleted === null ? null : (
          <Banner
            tone="info"
            title={words.viewDeleted}
            appeared
            action={
              <Button
                icon="undo"
                onClick={() => {
                  put(deleted);
                  setDeleted(null);
                }}
              >
                {words.undo}
              </Button>
            }
            onDismiss={() => setDeleted(null)}
            dismissLabel={words.dismiss}
          >
            {words.rowsNotChanged(capitalized(noun.many))}
          </Banner>
        )}
        {children}
      </Stack>
    </SavedViews>
  );
}

/** The reader's saved views, updated optimistically and rolled back on error. */
function useSavedViews(clientId: string | null, list: SavedList) {
  const preferences = useSignedInPreferences();
  const save = useSavePreferences();
  const saved = preferences.data?.saved_views ?? NONE;
  return {
    saved,
    own: saved.filter((view) => view.client_id === clientId && view.list === list),
    put: (views: readonly SavedView[]) => save.mutate({ saved_views: [...views] }),
    error: save.error,
    retry: () => {
      if (save.variables !== undefined) {
        save.mutate(save.variables);
      }
    },
  };
}
