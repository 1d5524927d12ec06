import { Page, PageHeader, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { dataflowPermissionsQuery } from '../../../shared/account/dataflow.queries.ts';
import { useServices } from '../../../shared/services.ts';
import { DataflowActions } from './dataflow-actions.tsx';
import { words } from './dataflow.messages.ts';
import { DataflowViews, type DataflowView } from './dataflow-views.tsx';
import { OperationsSection } from './operations-section.tsx';
import { StatsSection } from './stats-section.tsx';
import { TraceSection } from './trace-section.tsx';
import { WithCapability } from './with-capability.tsx';

const SECTIONS = {
  operations: { needs: 'view_operation_logs', Section: OperationsSection },
  stats: { needs: 'view_performance_data', Section: StatsSection },
  trace: { needs: 'view_request_traces', Section: TraceSection },
} as const;

/** What the installation did: its operations, their statistics, and all that followed from one request. */
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
