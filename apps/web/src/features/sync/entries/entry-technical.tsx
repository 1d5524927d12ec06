import {
  Code,
  DescriptionList,
  JsonView,
  Stack,
  Table,
  Text,
  type JsonValue,
  type TableColumn,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../shared/format/counted.ts';
import type { BooksEntryDetail, Client } from '../../../shared/api/entities.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { entryPreviewQuery } from '../sync.queries.ts';
import { EntryRun } from './entry-run.tsx';
import { outcomeWords } from './entry-history.view.ts';

export type EntryTechnicalProps = { client: Client; entry: BooksEntryDetail };

type Attempt = BooksEntryDetail['attempts'][number];

/** What support and developers ask for: the calls to QuickBooks, the entry as it is sent, its keys, the machine of its run. */
export function EntryTechnical({ client, entry }: EntryTechnicalProps) {
  const { api } = useServices();
  const preview = useQuery(entryPreviewQuery({ api, tenant: client.tenant_id }, entry.id));
  const { attempts, posting, post_run_id: postRun, run_id: planRun } = entry;
  const runId = postRun ?? planRun;
  return (
    <Stack gap="lg">
      {attempts.length === 0 ? null : (
        <Table
          caption="Calls to QuickBooks"
          rows={attempts}
          rowKey={({ at, action }) => `${at} ${action}`}
          columns={ATTEMPT_COLUMNS}
          note="A repeated call uses the same request ID, so nothing posts twice."
        />
      )}
      <DescriptionList
        layout="columns"
        aria-label="Technical details"
        items={[
          { term: 'Entry ID', value: <Code>{entry.id}</Code> },
          ...(posting === null
            ? []
            : [
                { term: 'Request ID', value: <Code>{posting.request_id}</Code> },
                { term: 'Sent', value: timesOf(posting.sends) },
                { term: 'Looked up', value: timesOf(posting.asks) },
              ]),
        ]}
      />
      {runId === null ? null : <EntryRun client={client} runId={runId} />}
      <Loaded query={preview} label="Loading the entry as sent" lines={6}>
        {({ payload, payload_sha256, is_frozen }) => (
          <Payload payload={payload} sha256={payload_sha256} isFrozen={is_frozen} />
        )}
      </Loaded>
    </Stack>
  );
}

function timesOf(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

type PayloadProps = { payload: unknown; sha256: string | null; isFrozen: boolean };

function Payload({ payload, sha256, isFrozen }: PayloadProps) {
  if (payload === null) {
    return (
      <Text tone="muted">
        Nothing to send yet. Every line item needs an account, and QuickBooks must be connected.
      </Text>
    );
  }
  return (
    <Stack gap="md">
      <Text tone="muted">
        {isFrozen
          ? 'Approved. QuickBooks gets exactly this, byte for byte.'
          : 'Not approved yet. This is what QuickBooks would get with the accounts mapped now.'}
      </Text>
      <JsonView
        label="The journal entry as QuickBooks gets it"
        value={payload as JsonValue}
        openLevels={2}
      />
      {sha256 === null ? null : (
        <DescriptionList
          aria-label="Fingerprint"
          items={[{ term: 'SHA-256', value: <Code>{sha256}</Code> }]}
        />
      )}
    </Stack>
  );
}

const ACTIONS: Record<Attempt['action'], string> = {
  send: 'Sent',
  ask: 'Looked up',
  read_back: 'Confirmed',
};

const ATTEMPT_COLUMNS: readonly TableColumn<Attempt>[] = [
  { id: 'at', header: 'Time', rowHeader: true, cell: ({ at }) => <Instant at={at} /> },
  { id: 'action', header: 'Call', cell: ({ action }) => ACTIONS[action] },
  {
    id: 'outcome',
    header: 'Result',
    cell: ({ outcome, message }) => message ?? outcomeWords(outcome),
  },
  {
    id: 'code',
    header: 'Response',
    cell: ({ http_status, code }) =>
      [http_status, code].filter((part) => part !== null).join(', ') || 'none',
  },
  {
    id: 'took',
    header: 'Time (ms)',
    numeric: true,
    cell: ({ duration_ms }) => formatCount(duration_ms),
  },
  {
    id: 'request',
    header: 'Request ID',
    cell: ({ request_id }) => <Code>{request_id.slice(0, 8)}</Code>,
  },
  {
    id: 'tid',
    header: 'intuit_tid',
    cell: ({ intuit_tid }) => (intuit_tid === null ? 'none' : <Code>{intuit_tid}</Code>),
  },
];
