import { BulkBar, ConfirmDialog, InlineAlert, Stack, type BulkAction } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { JobOutcome } from '../jobs/job-outcome.tsx';
import { refusalOf } from '../jobs/jobs.ts';
import { useServices } from '../services.ts';
import { exportRows } from './export-list.ts';
import { chosenFor, type ListAction, type PreparedAction } from './list-actions.ts';
import type { ListColumn, ListDefinition } from './list-definition.ts';
import { words } from './list.messages.ts';
import type { Selection } from './use-selection.ts';

export type ListBulkProps<Row extends object> = {
  definition: Pick<ListDefinition<Row>, 'noun' | 'actions' | 'fileColumns'>;
  /** The shown columns, for the files. */
  columns: readonly ListColumn<Row>[];
  clientName: string;
  selection: Selection<Row>;
  /** How many rows match the filters; null while not all are loaded. */
  matching: number | null;
  /** Fetches every row that matches the filters. */
  everyRow: () => Promise<readonly Row[]>;
};

/** The actions on selected rows, including file exports. */
export function ListBulk<Row extends object>(props: ListBulkProps<Row>) {
  const { definition, selection, matching, everyRow } = props;
  const { jobs } = useServices();
  const [jobId, setJobId] = useState<string | null>(null);
  const [pending, setPending] = useState<PreparedAction | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (jobId !== null) {
      outcome.current?.focus();
    }
  }, [jobId]);
  const start = ({ job }: PreparedAction) => {
    setJobId(jobs.start(job));
    setPending(null);
    selection.clear();
  };
  const preparing = useMutation({
    mutationFn: async ({ action, rows }: Chosen<Row>) => action.prepare(rows),
    onSuccess: (prepared) => {
      if (prepared !== null) {
        (prepared.question === undefined ? start : setPending)(prepared);
      }
    },
  });
  const saving = useSaving(props);
  const all = useMutation({ mutationFn: everyRow, onSuccess: selection.setRows });
  const failure = preparing.error ?? saving.error ?? all.error;
  const actions = (definition.actions ?? []).flatMap((action) =>
    toBulkAction(action, selection.rows, {
      runningId: preparing.isPending ? preparing.variables.action.id : null,
      onSelect: (rows) => preparing.mutate({ action, rows }),
    }),
  );
  return (
    <Stack gap="md">
      {failure === null ? null : <InlineAlert tone="danger" title={refusalOf(failure)} />}
      {/* The bar unmounts with the selection, so the focus moves here. */}
      <div ref={outcome} tabIndex={-1}>
        <JobOutcome id={jobId} />
      </div>
      <BulkBar
        selected={selection.keys.size}
        noun={definition.noun}
        matching={matching ?? undefined}
        onSelectMatching={all.isPending ? undefined : () => all.mutate()}
        onClear={selection.clear}
        actions={[...actions, ...saving.actions]}
      />
      <Question pending={pending} onCancel={() => setPending(null)} onConfirm={start} />
    </Stack>
  );
}

type Chosen<Row> = { readonly action: ListAction<Row>; readonly rows: readonly Row[] };

type BulkActionOptions<Row> = {
  readonly runningId: string | null;
  readonly onSelect: (rows: readonly Row[]) => void;
};

/** Omitted if no selected row is accepted. */
function toBulkAction<Row>(
  action: ListAction<Row>,
  selected: readonly Row[],
  { runningId, onSelect }: BulkActionOptions<Row>,
): BulkAction[] {
  const { rows, note, isTooMany } = chosenFor(action, selected);
  return rows.length === 0 && action.stays !== true
    ? []
    : [
        {
          id: action.id,
          label: action.label(rows.length),
          icon: action.icon,
          disabled: isTooMany || rows.length === 0,
          note: isTooMany ? words.tooMany(action.most ?? 0) : (note ?? undefined),
          running: runningId === action.id ? true : undefined,
          onSelect: () => onSelect(rows),
        },
      ];
}

type QuestionProps = {
  pending: PreparedAction | null;
  onCancel: () => void;
  onConfirm: (prepared: PreparedAction) => void;
};

function Question({ pending, onCancel, onConfirm }: QuestionProps) {
  return pending?.question === undefined ? null : (
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      {...pending.question}
      onConfirm={() => onConfirm(pending)}
    />
  );
}

/** Saves the selected rows as files with the shown columns. */
function useSaving<Row extends object>(props: ListBulkProps<Row>) {
  const { definition, columns, clientName, selection } = props;
  const saving = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') =>
      exportRows({ format, definition, columns, rows: selection.rows, clientName }),
  });
  const action = (format: 'csv' | 'xlsx', label: string): BulkAction => ({
    id: format,
    label,
    icon: 'download',
    running: saving.isPending && saving.variables === format ? true : undefined,
    onSelect: () => saving.mutate(format),
  });
  return {
    error: saving.error,
    actions: [action('csv', words.saveCsv), action('xlsx', words.saveExcel)],
  };
}
