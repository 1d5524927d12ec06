import { Button, Drawer, Inline, Link, Stack, StatusPill } from '@platebook/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BooksEntryDetail, Client } from '../../../shared/api/entities.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { entryQuery } from '../sync.queries.ts';
import { useSingleKeys } from '../../../shared/page/use-single-keys.ts';
import { DecisionNote } from './decision-note.tsx';
import { useEntryActions, type EntryActionsView } from './entry-actions.tsx';
import { EntryBody } from './entry-body.tsx';
import { entryTitle } from './entry.view.ts';
import { adjacentIn } from './use-adjacent-entries.ts';
import type { ReviewStream } from './use-review-stream.ts';
import { words } from './entries.messages.ts';

export type EntryDrawerProps = {
  client: Client;
  /** Null while closed. */
  entryId: string | null;
  /** The listed entries, in order. */
  ids: readonly string[];
  stream: ReviewStream;
  tab: string;
  onTab: (tab: string) => void;
  onOpen: (entryId: string) => void;
  onClose: () => void;
};

/** One entry beside the list; J and K move through the list, and a decision opens the next one. */
export function EntryDrawer(props: EntryDrawerProps) {
  const { client, entryId, ids, stream, onOpen, onClose } = props;
  const { api } = useServices();
  const entry = useQuery({
    ...entryQuery({ api, tenant: client.tenant_id }, entryId ?? ''),
    enabled: entryId !== null,
    // The panel stays, with the focus in it, while the next entry loads.
    placeholderData: keepPreviousData,
  });
  const viewOf = useEntryActions({ client, onDecided: stream.onDecided });
  const shown = entryId === null ? undefined : entry.data;
  const view = shown === undefined ? null : viewOf(shown);
  const { previous, next } = adjacentIn(ids, entryId ?? '');
  const open = (id: string | null) => {
    if (id !== null) {
      onOpen(id);
    }
  };
  useSingleKeys({
    j: () => open(next),
    k: () => open(previous),
    p: () => (shown?.id === entryId ? view?.act('post') : undefined),
  });
  return (
    <Drawer
      open={entryId !== null}
      onOpenChange={onClose}
      title={shown === undefined ? words.entry : entryTitle(shown)}
      description={shown?.document_number}
      actions={shown?.id === entryId ? view?.buttons : undefined}
      subject={shown?.id}
    >
      {shown === undefined || view === null ? (
        <Loaded query={entry} label={words.loadingTheEntry} shape="table" lines={8}>
          {() => null}
        </Loaded>
      ) : (
        <Opened key={shown.id} {...props} entry={shown} view={view} beside={{ previous, next }} />
      )}
    </Drawer>
  );
}

type OpenedProps = EntryDrawerProps & {
  entry: BooksEntryDetail;
  view: EntryActionsView;
  beside: { previous: string | null; next: string | null };
};

function Opened({ client, entry, stream, view, beside, tab, onTab, onOpen }: OpenedProps) {
  const href = useClientHref();
  const { previous, next } = beside;
  const { decision } = stream;
  return (
    <Stack gap="lg">
      <DecisionNote
        client={client}
        decision={decision}
        onShow={decision?.done.includes(entry.id) === true ? undefined : onOpen}
        onDismiss={stream.dismiss}
      />
      <Inline gap="md" justify="between">
        <StatusPill kind="entry" status={entry.status} />
        <Inline gap="xs">
          <Step shortcut="K" label={words.previous} to={previous} onOpen={onOpen} />
          <Step shortcut="J" label={words.nextEntry} to={next} onOpen={onOpen} />
          <Link href={href(`/dashboard/sync/entries/${entry.id}`)}>{words.openAsAPage}</Link>
        </Inline>
      </Inline>
      {view.questions}
      <EntryBody client={client} entry={entry} headingLevel={3} tab={tab} onTab={onTab} />
    </Stack>
  );
}

type StepProps = {
  shortcut: string;
  label: string;
  to: string | null;
  onOpen: (entryId: string) => void;
};

function Step({ shortcut, label, to, onOpen }: StepProps) {
  return (
    <Button
      size="sm"
      variant="quiet"
      shortcut={[shortcut]}
      disabled={to === null}
      onClick={() => (to === null ? undefined : onOpen(to))}
    >
      {label}
    </Button>
  );
}
