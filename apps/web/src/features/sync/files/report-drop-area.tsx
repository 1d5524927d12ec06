import { Button, FileDrop, Text } from '@platebook/ui';
import { dropHint, storageWords, type ReportLimits } from './upload-limits.view.ts';
import type { Uploads } from './use-uploads.ts';
import { words } from './files.messages.tsx';

type ReportDropAreaProps = {
  readonly uploads: Uploads;
  /** The maximum file sizes; undefined until loaded. */
  readonly limits: ReportLimits | undefined;
};

/** A drop area for report files with their progress; an interrupted upload can be resumed. */
export function ReportDropArea({ uploads, limits }: ReportDropAreaProps) {
  const items = uploads.items.map((item) =>
    uploads.resumable.has(item.id)
      ? {
          ...item,
          action: (
            <Button size="sm" onClick={() => uploads.resume(item.id)}>
              {words.resumeUpload}
            </Button>
          ),
        }
      : item,
  );
  return (
    <FileDrop
      label={words.addReportFiles}
      hint={dropHint(limits)}
      accept=".csv,.zip"
      maxBytes={limits?.report_bytes}
      onFiles={uploads.add}
      items={items}
      onRemove={uploads.remove}
      onPause={uploads.pause}
    />
  );
}

/** The client's storage and its plan's remaining quota. */
export function StorageNote({ storage }: { readonly storage: Parameters<typeof storageWords>[0] }) {
  return (
    <Text as="span" size="small" tone="muted">
      {storageWords(storage)}
    </Text>
  );
}
