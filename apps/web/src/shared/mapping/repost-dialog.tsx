import { unwrap, type components } from '@platebook/api-client';
import { useNotificationsActor } from '@platebook/machines/react';
import {
  Button,
  Dialog,
  InlineAlert,
  Link,
  Stack,
  Table,
  Text,
  useMoneyFormat,
  type TableColumn,
} from '@platebook/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { formatDay } from '../format/days.ts';
import { reasonAction, reasonSentence } from '../language/server-errors.ts';
import { failureTitle } from '../query/failure.view.ts';
import { Loaded } from '../query/loaded.tsx';
import { useServices } from '../services.ts';
import { useClientHref } from '../workspace/client-href.ts';
import { clientKey } from '../workspace/client-key.ts';
import { mappingKey } from './mapping.queries.ts';
import { words } from './mapping.messages.tsx';

type Reposted = components['schemas']['RepostedEntries'];
type Entry = Reposted['entries'][number];
type Refused = Reposted['refused'][number];

export type RepostDialogProps = {
  readonly tenant: string;
  /** Null for every posted entry. */
  readonly entryIds: readonly string[] | null;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onDone?: () => void;
};

/** Previews changes to posted entries; nothing changes without confirmation. */
export function RepostDialog(props: RepostDialogProps) {
  const { tenant, entryIds, open, onOpenChange, onDone } = props;
  const { api } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const href = useClientHref();
  const notifications = useNotificationsActor();
  const ask = (ids: readonly string[] | null, dry_run: boolean) =>
    unwrap(
      api.POST('/api/v2/clients/tenants/{tenant}/entries/repost', {
        params: { path: { tenant } },
        body: { entry_ids: ids === null ? null : [...ids], dry_run },
      }),
    );
  const compared = useQuery({
    queryKey: [...mappingKey(tenant), 'repost', entryIds],
    queryFn: () => ask(entryIds, true),
    enabled: open,
    retry: false,
  });
  const moving = compared.data?.entries ?? [];
  const repost = useMutation({
    mutationFn: () =>
      ask(
        moving.map(({ entry_id: id }) => id),
        false,
      ),
    onSuccess: async ({ run_id: run, entries }) => {
      await queries.invalidateQueries({ queryKey: clientKey(tenant) });
      notifications.send({
        type: 'notification.show',
        notification: {
          type: 'success',
          message: words.onTheWayAgain(entries.length),
        },
      });
      onOpenChange(false);
      onDone?.();
      await navigate(href(`/dashboard/sync/runs/${run ?? ''}`));
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      busy={repost.isPending}
      title={words.postAgainUnderTheMappingOf}
      description={words.eachEntryIsChangedWhereIt}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{words.leaveThem}</Button>
          <Button
            variant="primary"
            disabled={moving.length === 0}
            loading={repost.isPending}
            onClick={() => repost.mutate()}
          >
            {moving.length === 0 ? words.postAgain : words.postEntriesAgain(moving.length)}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {repost.isError ? (
          <InlineAlert tone="danger" title={failureTitle(repost.error)} appeared>
            {words.nothingWasChangedInTheBooks}
          </InlineAlert>
        ) : null}
        <Loaded query={compared} label={words.comparingWithTheBooks} lines={6}>
          {(found) => <Compared found={found} />}
        </Loaded>
      </Stack>
    </Dialog>
  );
}

function Compared({ found }: { found: Reposted }) {
  const { entries, unchanged, refused } = found;
  return (
    <Stack gap="lg">
      <Text>{words.wouldChange(entries.length, unchanged, refused.length)}</Text>
      {entries.length === 0 ? null : <Moves entries={entries} />}
      {refused.length === 0 ? null : <Refusals refused={refused} />}
    </Stack>
  );
}

type Moved = Entry['moves'][number] & { readonly entry: Entry; readonly key: string };

function Moves({ entries }: { entries: readonly Entry[] }) {
  const money = useMoneyFormat();
  const href = useClientHref();
  const rows = entries.flatMap((entry) =>
    entry.moves.map((move, index): Moved => ({
      ...move,
      entry,
      key: `${entry.entry_id} ${index}`,
    })),
  );
  return (
    <Table
      caption={words.whatMovesWithinEachEntry}
      captionHidden
      columns={[entryColumn(href), ...columns(), amountColumn(money)]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}

const columns = (): readonly TableColumn<Moved>[] => [
  { id: 'on', header: words.date, cell: ({ entry }) => formatDay(entry.entry_on), shrink: true },
  { id: 'from', header: words.from, cell: ({ from }) => from },
  { id: 'to', header: words.to, cell: ({ to }) => to },
];

function entryColumn(href: (path: string) => string): TableColumn<Moved> {
  return {
    id: 'entry',
    header: words.entry,
    rowHeader: true,
    cell: ({ entry }) => (
      <Link href={href(`/dashboard/sync/entries/${entry.entry_id}`)}>{entry.document_number}</Link>
    ),
  };
}

function amountColumn(money: ReturnType<typeof useMoneyFormat>): TableColumn<Moved> {
  return {
    id: 'amount',
    header: words.amount,
    numeric: true,
    cell: ({ amount_cents: cents, entry }) => money(cents, { currency: entry.currency }),
  };
}

function Refusals({ refused }: { refused: readonly Refused[] }) {
  const reasons = new Map<string, { count: number; reason: Refused['reason'] }>();
  for (const { reason } of refused) {
    const key = reason.message;
    reasons.set(key, { reason, count: (reasons.get(key)?.count ?? 0) + 1 });
  }
  return [...reasons.values()].map(({ count, reason }) => (
    <InlineAlert
      key={reason.message}
      tone="info"
      title={words.labelled(words.countOfEntries(count), reasonSentence(reason))}
    >
      {reason.action === null ? null : reasonAction({ code: reason.code, action: reason.action })}
    </InlineAlert>
  ));
}
