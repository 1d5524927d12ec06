import { isApiError, type components } from '@platebook/api-client';
import { useNotificationsActor } from '@platebook/machines/react';
import {
  Button,
  Dialog,
  FileDrop,
  InlineAlert,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldSentence } from '../language/server-errors.ts';
import { failureTitle } from '../query/failure.view.ts';
import { words } from './mapping.messages.tsx';

type LineError = components['schemas']['CsvLineError'];

export type CsvCompared<Change> = {
  readonly lines: number;
  readonly changes: readonly Change[];
  readonly errors: readonly LineError[];
};

export type CsvImportDialogProps<Change extends { readonly line: number }> = {
  /** "Import the accounts of Juniper & Rye". */
  readonly title: string;
  /** Describes the columns: "as the export writes them". */
  readonly hint: string;
  readonly columns: readonly TableColumn<Change>[];
  /** Compares in a dry run, else saves everything in one transaction. */
  readonly send: (csv: string, dryRun: boolean) => Promise<CsvCompared<Change>>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onSaved: () => Promise<void> | void;
};

const MOST_BYTES = 1_000_000;

/** Previews a file's changes and errors line by line. Nothing is saved while a line is invalid. */
export function CsvImportDialog<Change extends { readonly line: number }>(
  props: CsvImportDialogProps<Change>,
) {
  const { title, hint, columns, send, open, onOpenChange, onSaved } = props;
  const notifications = useNotificationsActor();
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const compare = useMutation({ mutationFn: (text: string) => send(text, true) });
  const save = useMutation({
    mutationFn: (text: string) => send(text, false),
    onSuccess: async ({ changes }) => {
      await onSaved();
      notifications.send({
        type: 'notification.show',
        notification: { type: 'success', message: words.savedChanges(changes.length) },
      });
      close();
    },
  });
  const close = () => {
    setFile(null);
    compare.reset();
    save.reset();
    onOpenChange(false);
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) {
      const text = await file.text();
      save.reset();
      setFile({ name: file.name, text });
      compare.mutate(text);
    }
  };
  const found = compare.data;
  const canSave = found !== undefined && found.errors.length === 0 && found.changes.length > 0;
  const failure = save.error ?? compare.error;
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      size="lg"
      busy={save.isPending}
      title={title}
      description={words.youSeeWhatTheFileWould}
      actions={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button
            variant="primary"
            disabled={!canSave}
            loading={save.isPending}
            onClick={() => (file === null ? undefined : save.mutate(file.text))}
          >
            {canSave ? words.save(found.changes.length) : words.saveDisabled}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <FileDrop
          label={words.chooseACsvFile}
          hint={hint}
          accept=".csv"
          maxBytes={MOST_BYTES}
          multiple={false}
          onFiles={([file]) => void take(file)}
        />
        {failure === null ? null : (
          <InlineAlert tone="danger" title={failureTitle(failure)} appeared>
            {words.nothingWasSavedBecause(reasonsOf(failure))}
          </InlineAlert>
        )}
        {compare.isPending ? <Text tone="muted">{words.comparing(file?.name)}</Text> : null}
        {found === undefined ? null : (
          <Compared name={file?.name ?? ''} found={found} columns={columns} />
        )}
      </Stack>
    </Dialog>
  );
}

type ComparedProps<Change> = {
  name: string;
  found: CsvCompared<Change>;
  columns: readonly TableColumn<Change>[];
};

function Compared<Change extends { readonly line: number }>(props: ComparedProps<Change>) {
  const { name, found, columns } = props;
  const { lines, changes, errors } = found;
  return (
    <Stack gap="md">
      {errors.length === 0 ? (
        <Text>{words.read(name, lines, changes.length)}</Text>
      ) : (
        <>
          <InlineAlert tone="danger" title={words.ofCannotBeRead(errors.length, name)} appeared>
            {words.mendTheFileAndChooseIt}
          </InlineAlert>
          <Table
            caption={words.whatIsWrong}
            captionHidden
            columns={errorColumns()}
            rows={errors}
            rowKey={({ line, column, message }) => `${line} ${column} ${message}`}
          />
        </>
      )}
      {changes.length === 0 ? null : (
        <Table
          caption={words.whatTheFileChanges}
          columns={columns}
          rows={changes}
          rowKey={({ line }) => String(line)}
        />
      )}
    </Stack>
  );
}

const errorColumns = (): readonly TableColumn<LineError>[] => [
  { id: 'line', header: words.line, numeric: true, cell: ({ line }) => line, rowHeader: true },
  { id: 'column', header: words.column, cell: ({ column }) => column ?? words.theLine },
  { id: 'message', header: words.whatIsWrong, cell: fieldSentence },
];

function reasonsOf(error: unknown): string {
  return isApiError(error) ? error.fields.map(fieldSentence).join('; ') : '';
}
