import { Banner, Button, Dialog, Select, Stack, Text } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../../shared/api/save-file.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { words } from './dataflow.messages.ts';
import { downloadEvents, type ExportFormat } from './dataflow.queries.ts';

const PERIODS = [1, 7, 30, 90, 365];
const FORMATS = ['json', 'ndjson', 'csv'] as const satisfies readonly ExportFormat[];

export type ExportDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Exports events by days and format, and starts the download. */
export function ExportDialog({ open, onOpenChange }: ExportDialogProps) {
  const { api } = useServices();
  const [days, setDays] = useState(7);
  const [format, setFormat] = useState<ExportFormat>('json');
  const download = useMutation({
    mutationFn: () => downloadEvents(api, { days, format }),
    onSuccess: (file) => {
      saveFile(file);
      onOpenChange(false);
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        download.reset();
        onOpenChange(isOpen);
      }}
      busy={download.isPending}
      title={words.exportTitle}
    >
      <Stack gap="lg">
        {download.isError ? (
          <Banner tone="danger" title={failureTitle(download.error)} appeared>
            {words.exportFailed}
          </Banner>
        ) : null}
        <Text>{words.exportMeaning}</Text>
        <Select
          label={words.days}
          options={PERIODS.map((one) => ({ value: String(one), label: words.lastDays(one) }))}
          value={String(days)}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
        />
        <Select
          label={words.format}
          options={FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
          value={format}
          onChange={({ currentTarget: { value } }) =>
            setFormat(FORMATS.find((one) => one === value) ?? 'json')
          }
        />
        <Button variant="primary" loading={download.isPending} onClick={() => download.mutate()}>
          {words.download}
        </Button>
      </Stack>
    </Dialog>
  );
}
