import { Button, Inline, Link, Page, PageHeader, Stack, StatusPill } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { BooksEntryDetail, Client } from '../../../shared/api/entities.ts';
import { ForActiveClient } from '../../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../../shared/page/page-title.tsx';
import { ReadOnlyNote } from '../../../shared/page/read-only-note.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { entryQuery } from '../sync.queries.ts';
import { Troubles } from '../../../shared/workspace/troubles.tsx';
import { useSingleKeys } from '../../../shared/page/use-single-keys.ts';
import { DecisionNote } from './decision-note.tsx';
import { useEntryActions, type PendingAction } from './entry-actions.tsx';
import { EntryAmount } from './entry-amount.tsx';
import { EntryBody } from './entry-body.tsx';
import { entryTitle, whoPosts } from './entry.view.ts';
import { adjacentIn, useListOf } from './use-adjacent-entries.ts';
import { useReviewStream, type ReviewStream } from './use-review-stream.ts';
import { words } from './entries.messages.ts';

/** One journal entry on its own page. */
export function EntryPage() {
  const { entryId = '' } = useParams();
  return (
    <Page>
      <ClientPageTitle>{words.entry}</ClientPageTitle>
      <ForActiveClient>
        {(client) => <Entries key={client.id} client={client} entryId={entryId} />}
      </ForActiveClient>
    </Page>
  );
}

/** Remembers the reader's list while entries are decided one after another. */
function Entries({ client, entryId }: { client: Client; entryId: string }) {
  const { api } = useServices();
  const href = useClientHref();
  const navigate = useNavigate();
  const list = useListOf(client.tenant_id, entryId);
  const open = (id: string) => void navigate(href(`/dashboard/sync/entries/${id}`));
  const stream = useReviewStream({ scope: '', entries: list, onOpen: open });
  const entry = useQuery(entryQuery({ api, tenant: client.tenant_id }, entryId));
  return (
    <Loaded query={entry} label={words.loadingTheEntry} shape="table" lines={8}>
      {(found) => (
        <Found
          key={found.id}
          client={client}
          entry={found}
          ids={list.map(({ id }) => id)}
          stream={stream}
          onOpen={open}
        />
      )}
    </Loaded>
  );
}

type FoundProps = {
  client: Client;
  entry: BooksEntryDetail;
  ids: readonly string[];
  stream: ReviewStream;
  onOpen: (entryId: string) => void;
};

function Found({ client, entry, ids, stream, onOpen }: FoundProps) {
  const href = useClientHref();
  const [query, setQuery] = useSearchParams();
  const { act, commands, questions } = useEntryActions({
    client,
    first: readAsk(useLocation().state, entry.id),
    onDecided: stream.onDecided,
  })(entry);
  const { previous, next } = adjacentIn(ids, entry.id);
  const open = (id: string | null) => {
    if (id !== null) {
      onOpen(id);
    }
  };
  useSingleKeys({ j: () => open(next), k: () => open(previous), p: () => act('post') });
  return (
    <Stack gap="xl">
      <PageHeader
        eyebrow={<Link href={href('/dashboard/sync')}>{words.sync}</Link>}
        title={entryTitle(entry)}
        description={
          <>
            <EntryAmount {...entry} />
            {` · ${entry.document_number}`}
          </>
        }
        status={<StatusPill kind="entry" status={entry.status} />}
        commands={commands}
      />
      <DecisionNote
        client={client}
        decision={stream.decision}
        onShow={stream.decision?.done.includes(entry.id) === true ? undefined : onOpen}
        onDismiss={stream.dismiss}
      />
      {mayManage(client) ? <Troubles client={client} /> : <ReadOnlyNote>{whoPosts()}</ReadOnlyNote>}
      {questions}
      <EntryBody
        client={client}
        entry={entry}
        headingLevel={2}
        tab={query.get('panel') ?? 'journal'}
        onTab={(tab) =>
          setQuery(
            (before) => {
              before.set('panel', tab);
              return before;
            },
            { replace: true },
          )
        }
      />
      {previous === null && next === null ? null : (
        <Inline gap="sm">
          <Button shortcut={['K']} disabled={previous === null} onClick={() => open(previous)}>
            {words.previous}
          </Button>
          <Button shortcut={['J']} disabled={next === null} onClick={() => open(next)}>
            {words.nextEntry}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** The confirmation requested through navigation state. */
function readAsk(state: unknown, entryId: string): PendingAction | null {
  const ask = typeof state === 'object' && state !== null && 'ask' in state ? state.ask : null;
  return ask === 'post' || ask === 'posted_elsewhere' ? { entryId, action: ask } : null;
}
