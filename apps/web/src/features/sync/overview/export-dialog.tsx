import { Banner, Button, DateRangePicker, Dialog, Select, Stack } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '../../../shared/api/entities.ts';
import { saveFile } from '../../../shared/api/save-file.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { todayIn } from '../../../shared/format/today-in.ts';
import {
  downloadExport,
  isExportFormat,
  isExportRange,
  toExportQuery,
  type ExportChoice,
} from './sync-export.ts';
import { words, exportRangesWords, exportFormatsWords } from './overview.messages.tsx';

const OWN_DAYS = 'own';
const USUAL: ExportChoice = { range: 'last_month', days: null, format: 'csv' };

export type ExportDialogProps = { client: Client; open: boolean; onClose: () => void };

/** Exports the lines of all entries of a period in a chosen format. */
export function ExportDialog({ client, open, onClose }: ExportDialogProps) {
  const { api } = useServices();
  const [choice, setChoice] = useState(USUAL);
  const query = toExportQuery(client.tenant_id, choice);
  const fetching = useMutation({
    mutationFn: (requested: NonNullable<typeof query>) => downloadExport(api, requested),
    onSuccess: (file) => {
      saveFile(file);
      onClose();
    },
  });
  const change = (part: Partial<ExportChoice>) => setChoice((before) => ({ ...before, ...part }));
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      busy={fetching.isPending}
      size="sm"
      title={words.exportEntriesFor(client.name)}
      description={words.exportMeaning}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            icon="download"
            loading={fetching.isPending}
            disabled={query === null}
            onClick={() => (query === null ? undefined : fetching.mutate(query))}
          >
            {words.download}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {fetching.isError ? (
          <Banner tone="danger" title={failureTitle(fetching.error)} appeared>
            {words.nothingWasDownloaded}
          </Banner>
        ) : null}
        <Select
          label={words.period}
          value={choice.range ?? OWN_DAYS}
          options={[
            ...Object.entries(exportRangesWords).map(([value, label]) => ({ value, label })),
            { value: OWN_DAYS, label: words.customRange },
          ]}
          onChange={({ target: { value } }) =>
            change({ range: isExportRange(value) ? value : null })
          }
        />
        {choice.range === null ? (
          <DateRangePicker
            label={words.days}
            hint={words.exportTooLong}
            value={choice.days}
            onValueChange={(days) => change({ days })}
            today={todayIn(client.time_zone)}
            timeZone={client.time_zone}
          />
        ) : null}
        <Select
          label={words.format}
          value={choice.format}
          options={Object.entries(exportFormatsWords).map(([value, label]) => ({ value, label }))}
          onChange={({ target: { value } }) =>
            isExportFormat(value) ? change({ format: value }) : undefined
          }
        />
      </Stack>
    </Dialog>
  );
}
