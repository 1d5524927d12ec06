import { Page, PageHeader, Stack, Button, Inline, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { dataflowPermissionsQuery } from '../../../shared/account/dataflow.queries.ts';
import { useServices } from '../../../shared/services.ts';
import { words } from './dataflow.messages.ts';
import { DataflowViews, type DataflowView } from './dataflow-views.tsx';
import { OperationsSection } from './operations-section.tsx';
import { StatsSection } from './stats-section.tsx';
import { TraceSection } from './trace-section.tsx';
import { WithCapability } from './with-capability.tsx';
import { useState } from 'react';
import { CleanupDialogs } from './cleanup-dialogs.tsx';
import { ExportDialog } from './export-dialog.tsx';

const SECTIONS = {
  operations: { needs: 'view_operation_logs', Section: OperationsSection },
  stats: { needs: 'view_performance_data', Section: StatsSection },
  trace: { needs: 'view_request_traces', Section: TraceSection },
} as const;

/** The installation's operations, their statistics, and traces of requests. */
export function DataflowPage() {
  const { api } = useServices();
  const { data: permissions } = useQuery(dataflowPermissionsQuery(api));
  const [query] = useSearchParams();
  const view = viewOf(query.get('view'));
  const { needs, Section } = SECTIONS[view];
  return (
    <Page>
      <title>{`${words.title} – Platebook`}</title>
      <Stack gap="xl">
        <PageHeader
          title={words.title}
          description={words.about}
          actions={<DataflowActions capabilities={permissions?.capabilities ?? []} />}
        />
        <DataflowViews current={view} />
        <WithCapability permissions={permissions} needs={needs}>
          <Section />
        </WithCapability>
      </Stack>
    </Page>
  );
}

function viewOf(requested: string | null): Exclude<DataflowView, 'health'> {
  return requested === 'stats' || requested === 'trace' ? requested : 'operations';
}

/** Actions on all events; without permission they name the required capability. */
function DataflowActions({ capabilities }: { capabilities: readonly string[] }) {
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
