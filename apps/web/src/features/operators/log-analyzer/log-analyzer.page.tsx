import { Page, PageHeader, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { dataflowPermissionsQuery } from '../../../shared/account/dataflow.queries.ts';
import { useServices } from '../../../shared/services.ts';
import { WithCapability } from '../dataflow/with-capability.tsx';
import { LogSearch } from './log-search.tsx';
import { LogSearches } from './log-searches.tsx';
import { LinesAround } from './lines-around.tsx';
import { useLogAddress } from './log-address.ts';
import { words } from './logs.messages.ts';

/** What the system did and pages reported, searched as the lines of one log. */
export function LogAnalyzerPage() {
  const { api } = useServices();
  const { data: permissions } = useQuery(dataflowPermissionsQuery(api));
  const { place } = useLogAddress();
  const capabilities = permissions?.capabilities ?? [];
  return (
    <Page>
      <title>{`${words.title} – Platebook`}</title>
      <Stack gap="lg">
        <PageHeader title={words.title} description={words.about} />
        <WithCapability permissions={permissions} needs="view_operation_logs">
          {place.around === null ? (
            <LogSearches>
              <LogSearch capabilities={capabilities} />
            </LogSearches>
          ) : (
            <LinesAround lineId={place.around} capabilities={capabilities} />
          )}
        </WithCapability>
      </Stack>
    </Page>
  );
}
