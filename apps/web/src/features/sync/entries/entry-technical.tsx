import {
  Code,
  DescriptionList,
  JsonView,
  Stack,
  Table,
  Text,
  type JsonValue,
  type TableColumn,
  Button,
  Inline,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../shared/format/counted.ts';
import type { BooksEntryDetail, Client } from '../../../shared/api/entities.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { entryPreviewQuery, runQuery } from '../sync.queries.ts';
import { reasonSentence } from '../../../shared/language/server-errors.ts';
import { outcomeWords } from './entry-history.view.ts';
import { words, actionsWords } from './entries.messages.ts';
import { useState } from 'react';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useShownFailure } from '../../../shared/query/shown-failures.ts';
import { RunChart } from '../runs/run-chart.tsx';

export type EntryTechnicalProps = { client: Client; entry: BooksEntryDetail };

type Attempt = BooksEntryDetail['attempts'][number];

/** For support and developers: calls to QuickBooks, the payload, keys, and the run's machine. */
export function EntryTechnical({ client, entry }: EntryTechnicalProps) {
  const { api } = useServices();
  const preview = useQuery(entryPreviewQuery({ api, tenant: client.tenant_id }, entry.id));
  const { attempts, posting, post_run_id: postRun, run_id: planRun } = entry;
  const runId = postRun ?? planRun;
  return (
    <Stack gap="lg">
      {attempts.length === 0 ? null : (
        <Table
          caption={words.callsToQuickbooks}
          rows={attempts}
          rowKey={({ at, action }) => `${at} ${action}`}
          columns={attemptColumns()}
          note={words.requestIdHint}
        />
      )}
      <DescriptionList
        layout="columns"
        aria-label={words.technicalDetails}
        items={[
          { term: words.entryId, value: <Code>{entry.id}</Code> },
          ...(posting === null
            ? []
            : [
                { term: words.requestId, value: <Code>{posting.request_id}</Code> },
                { term: words.sent, value: timesOf(posting.sends) },
                { term: words.lookedUp, value: timesOf(posting.asks) },
              ]),
        ]}
      />
      {runId === null ? null : <EntryRun client={client} runId={runId} />}
      <Loaded query={preview} label={words.loadingSent} lines={6}>
        {({ payload, payload_sha256, is_frozen }) => (
          <Payload payload={payload} sha256={payload_sha256} isFrozen={is_frozen} />
        )}
      </Loaded>
    </Stack>
  );
}

function timesOf(count: number): string {
  return count === 1 ? words.once : words.times(count);
}

type PayloadProps = { payload: unknown; sha256: string | null; isFrozen: boolean };

function Payload({ payload, sha256, isFrozen }: PayloadProps) {
  if (payload === null) {
    return <Text tone="muted">{words.nothingToSend}</Text>;
  }
  return (
    <Stack gap="md">
      <Text tone="muted">{isFrozen ? words.sentAsIs : words.wouldBeSent}</Text>
      <JsonView label={words.asSentTitle} value={payload as JsonValue} openLevels={2} />
      {sha256 === null ? null : (
        <DescriptionList
          aria-label={words.fingerprint}
          items={[{ term: 'SHA-256', value: <Code>{sha256}</Code> }]}
        />
      )}
    </Stack>
  );
}

const attemptColumns = (): readonly TableColumn<Attempt>[] => [
  { id: 'at', header: words.time, rowHeader: true, cell: ({ at }) => <Instant at={at} /> },
  { id: 'action', header: words.call, cell: ({ action }) => actionsWords[action] },
  {
    id: 'outcome',
    header: words.result,
    cell: ({ outcome, message, wording }) =>
      message === null || wording === null
        ? (message ?? outcomeWords(outcome))
        : reasonSentence({ ...wording, message }),
  },
  {
    id: 'code',
    header: words.response,
    cell: ({ http_status, code }) =>
      [http_status, code].filter((part) => part !== null).join(', ') || words.noneGiven,
  },
  {
    id: 'took',
    header: words.timeMs,
    numeric: true,
    cell: ({ duration_ms }) => formatCount(duration_ms),
  },
  {
    id: 'request',
    header: words.requestId,
    cell: ({ request_id }) => <Code>{request_id.slice(0, 8)}</Code>,
  },
  {
    id: 'tid',
    header: 'intuit_tid',
    cell: ({ intuit_tid }) => (intuit_tid === null ? words.noneGiven : <Code>{intuit_tid}</Code>),
  },
];

type EntryRunProps = { client: Client; runId: string };

/** The statechart of the run that prepared or posted an entry. */
function EntryRun({ client, runId }: EntryRunProps) {
  const { api } = useServices();
  const [charted, setCharted] = useState(false);
  const run = useQuery({
    ...runQuery({ api, tenant: client.tenant_id }, runId),
    enabled: charted,
  });
  useShownFailure(run.error);
  return (
    <Inline gap="sm">
      <Button size="sm" loading={charted && run.isPending} onClick={() => setCharted(true)}>
        {words.chartTitle}
      </Button>
      {run.isError ? failureTitle(run.error) : null}
      {run.data === undefined ? null : (
        <RunChart run={run.data.run} open={charted} onClose={() => setCharted(false)} />
      )}
    </Inline>
  );
}
