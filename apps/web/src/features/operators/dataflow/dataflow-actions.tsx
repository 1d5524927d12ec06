import { Button, Inline, Text } from '@platebook/ui';
import { useState } from 'react';
import { CleanupDialogs } from './cleanup-dialogs.tsx';
import { words } from './dataflow.messages.ts';
import { ExportDialog } from './export-dialog.tsx';

/** What can be done with all events; what the reader may not do says which capability it needs. */
export function DataflowActions({ capabilities }: { capabilities: readonly string[] }) {
  const [exporting, setExporting] = useState(false);
  const [cleaning, setCleaning] = useState(false);
  const missing = ['export_data', 'cleanup_data'].filter((one) => !capabilities.includes(one));
  return (
    <>
      <Inline gap="sm">
        <Button
          icon="download"
          disabled={missing.includes('export_data')}
          onClick={() => setExporting(true)}
        >
          {words.exportEvents}
        </Button>
        <Button disabled={missing.includes('cleanup_data')} onClick={() => setCleaning(true)}>
          {words.cleanUp}
        </Button>
        {missing.map((capability) => (
          <Text key={capability} as="span" size="small" tone="muted">
            {words.needs(capability)}
          </Text>
        ))}
      </Inline>
      <ExportDialog open={exporting} onOpenChange={setExporting} />
      {cleaning ? <CleanupDialogs onClose={() => setCleaning(false)} /> : null}
    </>
  );
}
