import { Badge, Link, type FilterProperty } from '@platebook/ui';
import type { ListColumn } from '../../shared/list/list-definition.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { operationTitles } from './batch-progress.messages.ts';
import { progressOf } from './batch-progress.ts';
import { batchStatus, optionsInWords } from './batch-words.ts';
import { words } from './batches.messages.ts';
import type { BatchSummary } from './batches.queries.ts';

export function batchHref({ id }: Pick<BatchSummary, 'id'>): string {
  return `/dashboard/batch-operations/${id}`;
}

/** The columns of the list of batches. */
export function batchesColumns(): readonly ListColumn<BatchSummary>[] {
  return [
    {
      id: 'operation',
      header: words.action,
      value: ({ operation }) => operationTitles[operation],
      cell: (batch) => (
        <Link href={batchHref(batch)} variant="quiet">
          {operationTitles[batch.operation]}
        </Link>
      ),
      width: 232,
      pinned: true,
      card: 'title',
    },
    { id: 'options', header: words.options, value: optionsInWords, width: 240 },
    {
      id: 'status',
      header: words.status,
      value: ({ status }) => batchStatus(status).word,
      cell: ({ status }) => (
        <Badge tone={batchStatus(status).tone}>{batchStatus(status).word}</Badge>
      ),
      width: 116,
      card: 'value',
    },
    {
      id: 'clients',
      header: words.clients,
      value: (batch) => progressOf(batch).words,
      width: 168,
      card: 'note',
    },
    {
      id: 'entries',
      header: words.entries,
      value: ({ entries }) => (entries === 0 ? null : entries),
      numeric: true,
      width: 96,
    },
    {
      id: 'started',
      header: words.started,
      value: ({ created_at: at }) => at,
      cell: ({ created_at: at }) => <Instant at={at} />,
      width: 184,
      sorts: true,
      card: 'note-end',
    },
  ];
}

/** What batches can be filtered by. */
export function batchesProperties(): readonly FilterProperty[] {
  return [
    {
      id: 'operation',
      label: words.action,
      single: true,
      values: Object.entries(operationTitles).map(([value, label]) => ({ value, label })),
    },
  ];
}
