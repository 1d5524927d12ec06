import { Button, CopyButton, EmptyState, Inline, Spread, Stack, TabNav, Text } from '@platebook/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { rowsOf } from '../../../shared/list/paged-query.ts';
import { ShowMore } from '../../../shared/list/show-more.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { LOG_VIEWS, logHref, useLogAddress } from './log-address.ts';
import { LogExportDialog } from './log-export-dialog.tsx';
import { LogLines } from './log-lines.tsx';
import { LogPatterns } from './log-patterns.tsx';
import { LogQueryBar } from './log-query-bar.tsx';
import { LogRecords, LogTable } from './log-records.tsx';
import { words } from './logs.messages.ts';
import { linesQuery, logSummaryQuery, type LogLineData, type LogSummary } from './logs.queries.ts';
import { queryProblem } from './logs.view.ts';

/** Enough lines to scroll through; a table is read a hundred at a time. */
const LINES_AT_ONCE = 500;
const ROWS_AT_ONCE = 100;

/** The search, its results over time, by value and by pattern, and the lines. */
export function LogSearch({ capabilities }: { capabilities: readonly string[] }) {
  const { api } = useServices();
  const { place } = useLogAddress();
  const [isLive, setLive] = useState(false);
  const pageSize = place.view === 'lines' ? LINES_AT_ONCE : ROWS_AT_ONCE;
  const summary = useQuery(logSummaryQuery(api, place, { isLive }));
  const lines = useInfiniteQuery(linesQuery(api, place, { isLive, pageSize }));
  const problem = queryProblem(summary.error) ?? queryProblem(lines.error);
  return (
    <Stack gap="lg">
      <LogQueryBar problem={problem} isSearching={summary.isFetching} />
      {problem === null ? (
        <>
          <Loaded query={summary} label={words.loadingCounts} lines={1} fallback={words.tooMuch}>
            {(data) => (
              <Found
                summary={data}
                capabilities={capabilities}
                isLive={isLive}
                onLive={() => setLive(!isLive)}
              />
            )}
          </Loaded>
          <TabNav
            label={words.views}
            currentId={place.view}
            links={LOG_VIEWS.map((view) => ({
              id: view,
              label: words[view],
              href: logHref({ ...place, view }),
            }))}
          />
          {place.view === 'patterns' ? (
            summary.data === undefined ? null : (
              <LogPatterns patterns={summary.data.patterns} />
            )
          ) : (
            <Loaded query={lines} label={words.loadingLines} shape="table" lines={10}>
              {(data) => (
                <Stack gap="md">
                  <Shown lines={rowsOf(data)} summary={summary.data} capabilities={capabilities} />
                  <ShowMore query={lines} shown={rowsOf(data).length} noun={words.linesNoun} />
                </Stack>
              )}
            </Loaded>
          )}
        </>
      ) : null}
    </Stack>
  );
}

type ShownProps = {
  lines: readonly LogLineData[];
  summary: LogSummary | undefined;
  capabilities: readonly string[];
};

function Shown(props: ShownProps) {
  const { place, go } = useLogAddress();
  if (props.lines.length === 0) {
    return (
      <EmptyState
        kind="no-results"
        headingLevel={2}
        title={words.noLines}
        action={
          place.q === '' ? undefined : <Button onClick={() => go({ q: '' })}>{words.clear}</Button>
        }
      >
        {words.noLinesMeaning}
      </EmptyState>
    );
  }
  if (place.view === 'table') {
    return <LogTable {...props} />;
  }
  return place.view === 'json' ? <LogRecords {...props} /> : <LogLines {...props} />;
}

type FoundProps = {
  summary: LogSummary;
  capabilities: readonly string[];
  isLive: boolean;
  onLive: () => void;
};

/** The result count and time range, with actions on all lines. */
function Found({ summary, capabilities, isLive, onLive }: FoundProps) {
  const { place } = useLogAddress();
  const format = useInstantFormat();
  const [exporting, setExporting] = useState(false);
  const { from, to, total, errors } = summary;
  const mayExport = capabilities.includes('export_data');
  const period = words.fromTo(format(from), format(to));
  return (
    <Spread
      align="center"
      end={
        <Inline gap="sm">
          <Button aria-pressed={isLive} disabled={place.time !== null} onClick={onLive}>
            {isLive ? words.followed : words.follow}
          </Button>
          <CopyButton
            label={words.share}
            text={`${window.location.origin}${logHref({ ...place, time: { from, to } })}`}
          />
          <Button icon="download" disabled={!mayExport} onClick={() => setExporting(true)}>
            {words.exportLines}
          </Button>
          {mayExport ? null : (
            <Text as="span" size="small" tone="muted">
              {words.needs('export_data')}
            </Text>
          )}
        </Inline>
      }
    >
      <Stack gap="xxs">
        <output>
          <Text as="span" weight="strong">
            {words.total(total, errors)}
          </Text>
        </output>
        <Text size="small" tone="muted">
          {period}
        </Text>
      </Stack>
      {exporting ? (
        <LogExportDialog
          searched={{ q: place.q, from, to }}
          period={period}
          onClose={() => setExporting(false)}
        />
      ) : null}
    </Spread>
  );
}
