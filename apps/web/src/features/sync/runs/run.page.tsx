import { reasonSentence } from '../../../shared/language/server-errors.ts';
import {
  Heading,
  Inline,
  Link,
  Page,
  PageHeader,
  Stack,
  StatusPill,
  SyncProgress,
  Text,
  type PageCommand,
  Table,
  Timeline,
} from '@platebook/ui';
import type { SyncLifecycleEvent } from '@platebook/machines';
import { useQuery, useInfiniteQuery } from '@tanstack/react-query';
import { useState, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { Client, SyncRun, SyncRunDetail } from '../../../shared/api/entities.ts';
import { useInstantFormat, useReaderTimeZone } from '../../../shared/format/use-instant-format.ts';
import { ForActiveClient } from '../../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../../shared/page/page-title.tsx';
import { useSingleKeys } from '../../../shared/page/use-single-keys.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { MissingMappings } from '../overview/missing-mappings.tsx';
import { StoppedFiles } from '../files/stopped-files.tsx';
import { connectRun } from '../connect-run.ts';
import { runQuery, entriesQuery } from '../sync.queries.ts';
import { RunDownloads } from './run-downloads.tsx';
import { RunPayouts } from './run-payouts.tsx';
import { RunTechnical } from './run-technical.tsx';
import { RunQuestions, type RunQuestion } from './run-questions.tsx';
import { isAtWork, runPeriod, runTitle } from './run-title.ts';
import {
  elapsedMs,
  entriesSentence,
  hasEntriesToReverse,
  runSteps,
  toRunSituation,
  triggerName,
  waitWords,
  wayOut,
} from './run.view.ts';
import { useRunTitle } from './use-run-title.ts';
import { words } from './runs.messages.ts';
import { entryColumns } from '../entries/entry-columns.tsx';
import { toRunMilestones } from './run-milestones.ts';

/** Polling fallback for missed live events of a running run. */
const POLL_MS = 5_000;

/** One run: progress, results, and actions. */
export function RunPage() {
  const { runId = '' } = useParams();
  return (
    <Page>
      <ClientPageTitle>{words.run}</ClientPageTitle>
      <ForActiveClient>
        {(client) => <RunView key={runId} client={client} runId={runId} />}
      </ForActiveClient>
    </Page>
  );
}

function RunView({ client, runId }: { client: Client; runId: string }) {
  const { api } = useServices();
  const run = useQuery({
    ...runQuery({ api, tenant: client.tenant_id }, runId),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isAtWork(state.data.run) ? POLL_MS : false,
  });
  return (
    <Loaded query={run} label={words.loadingTheRun} lines={8}>
      {(detail) => <Found client={client} detail={detail} />}
    </Loaded>
  );
}

type FoundProps = { client: Client; detail: SyncRunDetail };

function Found({ client, detail }: FoundProps) {
  const href = useClientHref();
  const formatInstant = useInstantFormat();
  const [asking, setAsking] = useState<RunQuestion | null>(null);
  const { run } = detail;
  const period = runPeriod(run);
  return (
    <Stack gap="xxl">
      <Stack gap="lg">
        <PageHeader
          eyebrow={<Link href={href('/dashboard/sync/runs')}>{words.runs}</Link>}
          title={runTitle(run)}
          description={[
            ...(period === null ? [] : [period]),
            `${triggerName(run)}, ${formatInstant(run.created_at)}`,
            ...(run.dry_run ? [words.dryRun] : []),
          ].join(' · ')}
          status={<StatusPill kind="run" status={run.status} />}
          commands={[...commandsOf({ client, detail, onAsk: setAsking })]}
        />
        <Progress client={client} detail={detail} onAsk={setAsking} />
        <RunQuestions
          client={client}
          detail={detail}
          asking={asking}
          onClose={() => setAsking(null)}
        />
        {entriesSentence(detail) === null ? null : <Text>{entriesSentence(detail)}</Text>}
      </Stack>
      <Unmapped client={client} detail={detail} />
      <StoppedFiles client={client} run={run.id} reasons={run.situation.blocked} />
      <RunEntries client={client} run={run} />
      <RunPayouts client={client} detail={detail} />
      <RunFacts detail={detail} />
      <Stack as="section" gap="md" aria-labelledby="downloads">
        <Heading level={2} id="downloads">
          {words.downloads}
        </Heading>
        <RunDownloads detail={detail} />
      </Stack>
      <RunTechnical run={run} />
    </Stack>
  );
}

type ActingProps = FoundProps & { onAsk: (question: RunQuestion) => void };

function commandsOf({ client, detail, onAsk }: ActingProps): PageCommand[] {
  const { run, approvable_entries: approvable } = detail;
  const may = mayManage(client) && client.client_category !== 'delivery_only';
  const isOwner = client.level === 'user_owner' || client.level === 'system_admin';
  const approve: PageCommand = {
    id: 'approve',
    label: words.approveCommand(approvable),
    variant: 'primary',
    onSelect: () => onAsk('approve'),
  };
  const undo: PageCommand = {
    id: 'undo',
    label: words.reverseCommand,
    onSelect: () => onAsk('undo'),
  };
  return [
    ...(may && approvable > 0 && !isAtWork(run) ? [approve] : []),
    ...(isOwner && hasEntriesToReverse(run) ? [undo] : []),
  ];
}

function Progress({ client, detail, onAsk }: ActingProps) {
  const { run } = detail;
  const view = viewOf(detail);
  const nowMs = useNow(isAtWork(run));
  const steps = runSteps(run, view.steps);
  useRunTitle(run, steps);
  const can = (action: string) => mayManage(client) && view.actions.some(({ id }) => id === action);
  useSingleKeys({ r: () => (can('retry') ? onAsk('retry') : undefined) });
  return (
    <SyncProgress
      label={words.progressOf(runTitle(run))}
      steps={steps}
      status={run.status}
      headline={view.headline}
      elapsedMs={elapsedMs(run, nowMs)}
      cancelling={run.situation.stop_requested && view.isWorking}
      {...(can('cancel') ? { onCancel: () => onAsk('cancel') } : {})}
      {...(can('retry') ? { onRetry: () => onAsk('retry') } : {})}
      message={
        <>
          <Waiting run={run} nowMs={nowMs} />
          <WayOut run={run} headline={view.headline} />
        </>
      }
    />
  );
}

/** What a running run waits for, and until when. */
function Waiting({ run, nowMs }: { run: SyncRun; nowMs: number }) {
  const formatInstant = useInstantFormat();
  const words = waitWords(run, nowMs);
  return words === null || run.waits_until === null ? null : (
    <Text>{`${words} ${formatInstant(run.waits_until)}.`}</Text>
  );
}

/** Why a run failed, unless its headline says so, with a link to the fix. */
function WayOut({ run, headline }: { run: SyncRun; headline: string }) {
  const href = useClientHref();
  const { failure } = run.situation;
  const way = failure === null ? null : wayOut(run);
  const sentence = failure === null ? '' : reasonSentence(failure);
  return failure === null ? null : (
    <Inline gap="md">
      {headline.startsWith(sentence) ? null : <Text>{sentence}</Text>}
      {way === null ? null : <Link href={href(way.path)}>{way.action}</Link>}
    </Inline>
  );
}

/** The view of a run's machine; actions ask for confirmation and call the server. */
function viewOf({ run }: SyncRunDetail) {
  return connectRun(toRunSituation(run), (_event: SyncLifecycleEvent) => undefined);
}

/** The next step for a run with unmapped entries; nothing for a client without QuickBooks. */
function Unmapped({ client, detail }: FoundProps) {
  return detail.run.situation.state === 'needs_mapping' ? (
    <MissingMappings client={client} />
  ) : null;
}

type RunEntriesProps = { client: Client; run: SyncRun };

/** A run's planned or posted entries. */
function RunEntries({ client, run }: RunEntriesProps) {
  const { api } = useServices();
  const href = useClientHref();
  const list = useInfiniteQuery(
    entriesQuery({ api, tenant: client.tenant_id }, { run_id: run.id }),
  );
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return entries.length === 0 ? null : (
    <Stack as="section" gap="md" aria-labelledby="run-entries">
      <Heading level={2} id="run-entries">
        {words.journalEntries}
      </Heading>
      <Table
        caption={words.journalEntries}
        captionHidden
        rows={entries}
        rowKey={({ id }) => id}
        columns={entryColumns(href, ['date', 'amount', 'status', 'why', 'number'])}
      />
      {list.hasNextPage ? (
        <Link href={href(`/dashboard/sync?view=ready`)}>{words.seeQueue}</Link>
      ) : null}
    </Stack>
  );
}

/** Epoch ms, updated every second while something runs. */
function useNow(running: boolean): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = window.setInterval(() => setNowMs(Date.now()), 1_000);
    return () => window.clearInterval(timer);
  }, [running]);
  return nowMs;
}

type RunFactsProps = { detail: SyncRunDetail };

/** A run's facts and history. */
function RunFacts({ detail }: RunFactsProps) {
  const timeZone = useReaderTimeZone();
  return (
    <Stack as="section" gap="md" aria-labelledby="run-history">
      <Heading level={2} id="run-history">
        {words.history}
      </Heading>
      <Timeline label={words.historyLabel} entries={toRunMilestones(detail)} timeZone={timeZone} />
    </Stack>
  );
}
