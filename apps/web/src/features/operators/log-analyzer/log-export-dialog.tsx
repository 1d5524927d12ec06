import { Banner, Button, Dialog, Select, Stack, Text } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../../shared/api/save-file.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { words } from './logs.messages.ts';
import { downloadLines, type LogFormat } from './logs.queries.ts';

const FORMATS = ['csv', 'ndjson', 'json'] as const satisfies readonly LogFormat[];

export type LogExportDialogProps = {
  searched: { q: string; from: string; to: string };
  /** The displayed time range. */
  period: string;
  onClose: () => void;
};

/** Exports the found lines in a chosen format, and starts the download. */
export function LogExportDialog({ searched, period, onClose }: LogExportDialogProps) {
  const { api } = useServices();
  const [format, setFormat] = useState<LogFormat>('csv');
  const download = useMutation({
    mutationFn: () => downloadLines(api, { ...searched, format }),
    onSuccess: (file) => {
      saveFile(file);
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={onClose} busy={download.isPending} title={words.exportTitle}>
      <Stack gap="lg">
        {download.isError ? (
          <Banner tone="danger" title={failureTitle(download.error)} appeared>
            {words.exportFailed}
          </Banner>
        ) : null}
        <Text>{words.exportMeaning(period)}</Text>
        <Select
          label={words.format}
          options={FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
          value={format}
          onChange={({ currentTarget: { value } }) =>
            setFormat(FORMATS.find((one) => one === value) ?? 'csv')
          }
        />
        <Button variant="primary" loading={download.isPending} onClick={() => download.mutate()}>
          {words.download}
        </Button>
      </Stack>
    </Dialog>
  );
}
