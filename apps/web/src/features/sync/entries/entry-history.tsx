import {
  Code,
  DescriptionList,
  Link,
  Stack,
  Table,
  Text,
  Timeline,
  type TableColumn,
} from '@platebook/ui';
import type { BooksEntryDetail, Client } from '../../../shared/api/entities.ts';
import { useReaderTimeZone } from '../../../shared/format/use-instant-format.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { EntryRun } from './entry-run.tsx';
import { isGoneFromBooks, outcomeWords, postingWords, toMilestones } from './entry-history.view.ts';

export type EntryHistoryProps = { client: Client; entry: BooksEntryDetail };

type Attempt = BooksEntryDetail['attempts'][number];

/** What happened to an entry, where its posting stands, and each call to the books. */
export function EntryHistory({ client, entry }: EntryHistoryProps) {
  const timeZone = useReaderTimeZone();
  const milestones = toMilestones(entry);
  return (
    <Stack gap="lg">
      {milestones.length === 0 && entry.attempts.length === 0 ? (
        <Text tone="muted">Nothing yet. It was planned and waits to be approved.</Text>
      ) : null}
      {milestones.length === 0 ? null : (
        <Timeline label="History of this entry" entries={milestones} timeZone={timeZone} />
      )}
      <PostingFacts client={client} entry={entry} />
      {entry.attempts.length === 0 ? null : (
        <Table
          caption="Calls to the books"
          rows={entry.attempts}
          rowKey={({ at, action }) => `${at} ${action}`}
          columns={ATTEMPT_COLUMNS}
          note="A call may be repeated with the same request id; QuickBooks answers it once."
        />
      )}
    </Stack>
  );
}

function PostingFacts({ client, entry }: EntryHistoryProps) {
  const { posting, post_run_id: postRun, run_id: planRun } = entry;
  const runId = postRun ?? planRun;
  const items = [
    ...(posting === null
      ? []
      : [
          { term: 'Posting', value: postingWords(posting) },
          { term: 'Request id', value: <Code>{posting.request_id}</Code> },
          { term: 'Sent', value: timesOf(posting.sends) },
          { term: 'Asked for', value: timesOf(posting.asks) },
          ...(posting.next_attempt_at === null
            ? []
            : [{ term: 'Next try', value: <Instant at={posting.next_attempt_at} /> }]),
        ]),
    ...(entry.external_id === null
      ? []
      : [
          {
            term: 'In QuickBooks',
            value: isGoneFromBooks(entry) ? (
              `Deleted; it was entry ${entry.external_id}`
            ) : entry.books_url === null ? (
              <Code>{entry.external_id}</Code>
            ) : (
              <Link href={entry.books_url}>{`Entry ${entry.external_id}`}</Link>
            ),
          },
        ]),
    ...(runId === null
      ? []
      : [
          {
            term: 'Run',
            value: (
              <EntryRun client={client} runId={runId}>
                {postRun === null ? 'The run that planned it' : 'The run that posts it'}
              </EntryRun>
            ),
          },
        ]),
  ];
  return items.length === 0 ? null : (
    <DescriptionList layout="columns" aria-label="Posting" items={items} />
  );
}

function timesOf(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

const ACTIONS: Record<Attempt['action'], string> = {
  send: 'Sent',
  ask: 'Asked for the number',
  read_back: 'Read back',
};

const ATTEMPT_COLUMNS: readonly TableColumn<Attempt>[] = [
  { id: 'at', header: 'Time', rowHeader: true, cell: ({ at }) => <Instant at={at} /> },
  { id: 'action', header: 'What', cell: ({ action }) => ACTIONS[action] },
  {
    id: 'outcome',
    header: 'Outcome',
    cell: ({ outcome, message }) => message ?? outcomeWords(outcome),
  },
  {
    id: 'code',
    header: 'Answer',
    cell: ({ http_status, code }) =>
      [http_status, code].filter((part) => part !== null).join(', ') || 'none',
  },
  {
    id: 'took',
    header: 'Took (ms)',
    numeric: true,
    cell: ({ duration_ms }) => duration_ms.toLocaleString('en-US'),
  },
  {
    id: 'request',
    header: 'Request id',
    cell: ({ request_id }) => <Code>{request_id.slice(0, 8)}</Code>,
  },
  {
    id: 'tid',
    header: 'intuit_tid',
    cell: ({ intuit_tid }) => (intuit_tid === null ? 'none' : <Code>{intuit_tid}</Code>),
  },
];
