import { Badge, JsonView, Link, Table, type TableColumn } from '@platebook/ui';
import { useMemo } from 'react';
import { Instant } from '../../../shared/page/instant.tsx';
import { durationText, traceHref } from '../dataflow/dataflow.view.ts';
import { levelNames, words } from './logs.messages.ts';
import type { LogLineData } from './logs.queries.ts';

const TONES = { debug: 'neutral', info: 'neutral', warning: 'warning', error: 'danger' } as const;
const ID_SHOWN = 8;

export type LogRecordsProps = {
  lines: readonly LogLineData[];
  capabilities: readonly string[];
};

/** The lines as a table. */
export function LogTable({ lines, capabilities }: LogRecordsProps) {
  return (
    <Table
      caption={words.log}
      captionHidden
      rows={lines}
      rowKey={({ id }) => id}
      columns={columnsOf(capabilities.includes('view_request_traces'))}
    />
  );
}

/** The lines as the server sends them. */
export function LogRecords({ lines }: LogRecordsProps) {
  const value = useMemo(() => lines.map((line) => ({ ...line })), [lines]);
  return <JsonView label={words.log} value={value} height={560} />;
}

/** The level of a line. */
export function LevelBadge({ level }: { level: LogLineData['level'] }) {
  return <Badge tone={TONES[level]}>{levelNames[level]}</Badge>;
}

function columnsOf(mayTrace: boolean): TableColumn<LogLineData>[] {
  return [
    {
      id: 'time',
      header: words.time,
      shrink: true,
      cell: ({ occurred_at: at }) => <Instant at={at} />,
    },
    {
      id: 'level',
      header: words.level,
      shrink: true,
      cell: ({ level }) => <LevelBadge level={level} />,
    },
    { id: 'message', header: words.message, rowHeader: true, cell: ({ message }) => message },
    { id: 'client', header: words.client, cell: ({ tenant_name: name }) => name ?? '' },
    {
      id: 'duration',
      header: words.duration,
      numeric: true,
      cell: ({ duration_ms: ms }) => durationText(ms),
    },
    {
      id: 'request',
      header: words.requestId,
      cell: ({ request_id: id }) =>
        id === null ? (
          ''
        ) : mayTrace ? (
          <Link href={traceHref(id)} aria-label={words.traceOf(id)}>
            {shortId(id)}
          </Link>
        ) : (
          shortId(id)
        ),
    },
  ];
}

function shortId(id: string): string {
  return id.length > ID_SHOWN ? `${id.slice(0, ID_SHOWN)}…` : id;
}
