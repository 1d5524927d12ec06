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
import { useSingleKeys } from '../use-single-keys.ts';
import { useEntryActions } from './entry-actions.tsx';
import { EntryAmount } from './entry-amount.tsx';
import { EntryBody } from './entry-body.tsx';
import { entryTitle, WHO_POSTS } from './entry.view.ts';
import { useNeighbours } from './use-neighbours.ts';

/** One journal entry by itself. */
export function EntryPage() {
  const { entryId = '' } = useParams();
  return (
    <Page>
      <ClientPageTitle>Entry</ClientPageTitle>
      <ForActiveClient>
        {(client) => <EntryView key={entryId} client={client} entryId={entryId} />}
      </ForActiveClient>
    </Page>
  );
}

function EntryView({ client, entryId }: { client: Client; entryId: string }) {
  const { api } = useServices();
  const entry = useQuery(entryQuery({ api, tenant: client.tenant_id }, entryId));
  return (
    <Loaded query={entry} label="Loading the entry" shape="table" lines={8}>
      {(found) => <Found client={client} entry={found} />}
    </Loaded>
  );
}

function Found({ client, entry }: { client: Client; entry: BooksEntryDetail }) {
  const href = useClientHref();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const { act, commands, outcome } = useEntryActions({
    client,
    entry,
    ask: readAsk(useLocation().state),
  });
  const { previous, next } = useNeighbours(client.tenant_id, entry.id);
  const open = (id: string | null) => {
    if (id !== null) {
      void navigate(href(`/dashboard/sync/entries/${id}`));
    }
  };
  useSingleKeys({ j: () => open(next), k: () => open(previous), p: () => act('post') });
  return (
    <Stack gap="xl">
      <PageHeader
        eyebrow={<Link href={href('/dashboard/sync')}>Sync</Link>}
        title={entryTitle(entry)}
        description={
          <>
            {entry.document_number}, <EntryAmount {...entry} />
          </>
        }
        status={<StatusPill kind="entry" status={entry.status} />}
        commands={commands}
      />
      {mayManage(client) ? <Troubles client={client} /> : <ReadOnlyNote>{WHO_POSTS}</ReadOnlyNote>}
      {outcome}
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
            Previous
          </Button>
          <Button shortcut={['J']} disabled={next === null} onClick={() => open(next)}>
            Next
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** What the page that led here says is to be asked at once. */
function readAsk(state: unknown): 'post' | 'posted_elsewhere' | null {
  const ask = typeof state === 'object' && state !== null && 'ask' in state ? state.ask : null;
  return ask === 'post' || ask === 'posted_elsewhere' ? ask : null;
}
