import { Button, Drawer, Inline, Link, Stack, StatusPill } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { BooksEntryDetail, Client } from '../../../shared/api/entities.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { entryQuery } from '../sync.queries.ts';
import { useSingleKeys } from '../use-single-keys.ts';
import { useEntryActions } from './entry-actions.tsx';
import { EntryBody } from './entry-body.tsx';
import { entryTitle } from './entry.view.ts';
import { neighboursIn } from './use-neighbours.ts';

export type EntryDrawerProps = {
  client: Client;
  /** Null while it is closed. */
  entryId: string | null;
  /** The entries of the list, in its order. */
  ids: readonly string[];
  tab: string;
  onTab: (tab: string) => void;
  onOpen: (entryId: string) => void;
  onClose: () => void;
};

/** One entry beside the list; J and K go through the list. */
export function EntryDrawer(props: EntryDrawerProps) {
  const { client, entryId } = props;
  const { api } = useServices();
  const entry = useQuery({
    ...entryQuery({ api, tenant: client.tenant_id }, entryId ?? ''),
    enabled: entryId !== null,
  });
  if (entryId === null || entry.data === undefined) {
    return (
      <Drawer open={entryId !== null} onOpenChange={props.onClose} title="Entry">
        <Loaded query={entry} label="Loading the entry" shape="table" lines={8}>
          {() => null}
        </Loaded>
      </Drawer>
    );
  }
  return <Opened key={entryId} {...props} entry={entry.data} />;
}

type OpenedProps = EntryDrawerProps & { entry: BooksEntryDetail };

function Opened({ client, entry, ids, tab, onTab, onOpen, onClose }: OpenedProps) {
  const href = useClientHref();
  const { act, buttons, outcome } = useEntryActions({ client, entry });
  const { previous, next } = neighboursIn(ids, entry.id);
  const open = (id: string | null) => {
    if (id !== null) {
      onOpen(id);
    }
  };
  useSingleKeys({ j: () => open(next), k: () => open(previous), p: () => act('post') });
  return (
    <Drawer open onOpenChange={onClose} title={entryTitle(entry)} actions={buttons}>
      <Stack gap="lg">
        <Inline gap="md" justify="between">
          <StatusPill kind="entry" status={entry.status} />
          <Inline gap="xs">
            <Button
              size="sm"
              variant="quiet"
              shortcut={['K']}
              disabled={previous === null}
              onClick={() => open(previous)}
            >
              Previous
            </Button>
            <Button
              size="sm"
              variant="quiet"
              shortcut={['J']}
              disabled={next === null}
              onClick={() => open(next)}
            >
              Next
            </Button>
            <Link href={href(`/dashboard/sync/entries/${entry.id}`)}>Open as a page</Link>
          </Inline>
        </Inline>
        {outcome}
        <EntryBody client={client} entry={entry} headingLevel={3} tab={tab} onTab={onTab} />
      </Stack>
    </Drawer>
  );
}
