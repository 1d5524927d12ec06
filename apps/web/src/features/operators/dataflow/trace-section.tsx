import { isApiError } from '@platebook/api-client';
import {
  Button,
  EmptyState,
  Heading,
  Inline,
  InlineAlert,
  Stack,
  Table,
  Text,
  TextField,
  TraceWaterfall,
  type TableColumn,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Instant } from '../../../shared/page/instant.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { words } from './dataflow.messages.ts';
import { traceQuery, type DataflowTrace } from './dataflow.queries.ts';
import { toSpans, TRACE_ID } from './dataflow.view.ts';

/** The trace of the request in the address, and a form to open one. */
export function TraceSection() {
  const [query, setQuery] = useSearchParams();
  const requestId = query.get('request') ?? '';
  return (
    <Stack as="section" gap="xl" aria-label={words.trace}>
      <TraceForm
        key={requestId}
        requestId={requestId}
        onSearch={(request) => setQuery({ view: 'trace', request })}
      />
      {TRACE_ID.test(requestId) ? <Trace requestId={requestId} /> : null}
    </Stack>
  );
}

function TraceForm({
  requestId,
  onSearch,
}: {
  requestId: string;
  onSearch: (requestId: string) => void;
}) {
  const [text, setText] = useState(requestId);
  const [isRefused, setRefused] = useState(requestId !== '' && !TRACE_ID.test(requestId));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const requestId = text.trim();
        setRefused(!TRACE_ID.test(requestId));
        if (TRACE_ID.test(requestId)) {
          onSearch(requestId);
        }
      }}
    >
      <Stack gap="md">
        <Text tone="muted">{words.traceAbout}</Text>
        <TextField
          label={words.requestId}
          hint={words.traceHint}
          value={text}
          autoComplete="off"
          spellCheck={false}
          error={isRefused ? words.enterRequestId : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Inline>
          <Button type="submit">{words.findTrace}</Button>
        </Inline>
      </Stack>
    </form>
  );
}

function Trace({ requestId }: { requestId: string }) {
  const { api } = useServices();
  const trace = useQuery(traceQuery(api, requestId));
  if (isApiError(trace.error) && trace.error.code === 'trace_not_found') {
    return (
      <EmptyState
        kind="no-results"
        headingLevel={2}
        title={words.unknownTrace}
        action={
          <Button loading={trace.isFetching} onClick={() => void trace.refetch()}>
            {words.reload}
          </Button>
        }
      >
        {words.unknownTraceMeaning}
      </EmptyState>
    );
  }
  return (
    <Loaded query={trace} label={words.loadingTrace} shape="table" lines={6}>
      {(data) => (
        <Found trace={data} isReading={trace.isFetching} onReload={() => void trace.refetch()} />
      )}
    </Loaded>
  );
}

type FoundProps = { trace: DataflowTrace; isReading: boolean; onReload: () => void };

function Found({ trace, isReading, onReload }: FoundProps) {
  const spans = useMemo(() => toSpans(trace), [trace]);
  const { browser_events: reports } = trace;
  return (
    <Stack gap="lg">
      {trace.is_cut ? <InlineAlert tone="warning" title={words.traceCut} /> : null}
      <TraceWaterfall title={words.traceOf(trace.request_id)} spans={spans} />
      <Inline>
        <Button size="sm" loading={isReading} onClick={onReload}>
          {words.reload}
        </Button>
      </Inline>
      {reports.length === 0 ? null : (
        <Stack gap="sm">
          <Heading level={2} size="title3">
            {words.browserEvents}
          </Heading>
          <Text tone="muted">{words.browserEventsAbout}</Text>
          <Table
            caption={words.browserEvents}
            captionHidden
            rows={reports}
            rowKey={({ id }) => id}
            columns={reportColumns()}
          />
        </Stack>
      )}
    </Stack>
  );
}

type BrowserEvent = DataflowTrace['browser_events'][number];

function reportColumns(): TableColumn<BrowserEvent>[] {
  return [
    {
      id: 'error',
      header: words.error,
      rowHeader: true,
      cell: ({ error_message: message, error_type: type, operation }) =>
        message ?? type ?? operation,
    },
    { id: 'severity', header: words.severity, cell: ({ severity }) => severity },
    { id: 'page', header: words.page, cell: ({ route, url }) => route ?? url ?? '' },
    { id: 'time', header: words.time, cell: ({ occurred_at: at }) => <Instant at={at} /> },
  ];
}
