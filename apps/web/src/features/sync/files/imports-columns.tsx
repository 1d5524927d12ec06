import { Link, StatusPill, statusWords } from '@platebook/ui';
import type { ImportSummary } from '../../../shared/api/entities.ts';
import { importStatus } from '../../../shared/format/payout-status.ts';
import { visibleName } from '../../../shared/format/visible-name.ts';
import type { ListColumn } from '../../../shared/list/list-definition.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { NEEDS_ATTENTION } from '../../../shared/workspace/imports.queries.ts';
import { words } from './files.messages.tsx';

/** The columns of the list of imports; `hrefOf` links to one. */
export function importsColumns(
  hrefOf: (run: ImportSummary) => string,
): readonly ListColumn<ImportSummary>[] {
  const count = (id: keyof ImportSummary['counts'], header: string) => ({
    id,
    header,
    value: ({ counts }: ImportSummary) => counts[id],
    numeric: true,
    width: 96,
  });
  return [
    {
      id: 'file',
      header: words.fileColumn,
      value: ({ file }) => visibleName(file.name),
      cell: (run) => (
        <Link href={hrefOf(run)} variant="quiet">
          {visibleName(run.file.name)}
        </Link>
      ),
      width: 320,
      pinned: true,
      sorts: true,
      card: 'title',
    },
    {
      id: 'created',
      header: words.importedColumn,
      value: ({ created_at }) => created_at,
      cell: ({ created_at }) => <Instant at={created_at} />,
      width: 176,
      sorts: true,
      card: 'note',
    },
    count('rows', words.rows),
    count('rows_quarantined', words.setAside),
    count('payouts', words.payoutsColumn),
    {
      id: 'status',
      header: words.status,
      value: (run) => statusWords(importStatus(run)).word,
      cell: (run) => <StatusPill {...importStatus(run)} />,
      width: 140,
      card: 'note-end',
    },
  ];
}

/** The filters of imports. */
export function importsProperties() {
  return [
    {
      id: 'needs',
      label: words.needs,
      single: true,
      values: [{ value: NEEDS_ATTENTION, label: words.needsAttention }],
    },
  ];
}
