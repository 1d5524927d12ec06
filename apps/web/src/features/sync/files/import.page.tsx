import {
  Banner,
  Button,
  ButtonLink,
  Link,
  Page,
  PageHeader,
  Stack,
  StatusPill,
  SyncProgress,
  Text,
  Heading,
} from '@platebook/ui';
import { unwrap } from '@platebook/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { Client, Import, PayoutSummary } from '../../../shared/api/entities.ts';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { importStatus } from '../../../shared/format/payout-status.ts';
import { ForActiveClient } from '../../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../../shared/page/page-title.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { FileNext } from '../../../shared/setup/file-next.tsx';
import { clientKey } from '../../../shared/workspace/client-key.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { visibleName } from '../../../shared/format/visible-name.ts';
import { MissingMappings } from '../overview/missing-mappings.tsx';
import { downloadImportWorkpapers } from './download-workpapers.ts';
import { ReadReports } from './read-reports.tsx';
import { importQuery } from './reports.queries.ts';
import { StoppedFiles } from './stopped-files.tsx';
import { toSituation } from './to-situation.ts';
import { useRefreshWhenSettled } from './use-refresh-when-settled.ts';
import { WorkpapersButton } from './workpapers-button.tsx';
import { words } from './files.messages.tsx';
import { connectRun } from '../connect-run.ts';
import { PayoutsTable } from '../../../shared/page/payouts-table.tsx';
import { sortPayouts } from '../../../shared/page/sort-payouts.ts';
import { PayoutDetail } from './payout-detail.tsx';

/** One import: progress, recognized reports, quarantined rows, and payouts. */
export function ImportPage() {
  const { importId = '' } = useParams();
  return (
    <Page>
      <ClientPageTitle>{words.importLabel}</ClientPageTitle>
      <ForActiveClient>
        {(client) => <ImportView key={importId} client={client} importId={importId} />}
      </ForActiveClient>
    </Page>
  );
}

function ImportView({ client, importId }: { client: Client; importId: string }) {
  const { api } = useServices();
  const href = useClientHref();
  const formatInstant = useInstantFormat();
  const tenant = client.tenant_id;
  const run = useQuery(importQuery({ api, tenant }, importId));
  return (
    <Loaded query={run} label={words.loadingTheImport} lines={6}>
      {(found) => (
        <Stack gap="xxl">
          <Stack gap="lg">
            <PageHeader
              eyebrow={<Link href={href('/dashboard/sync/files')}>{words.files}</Link>}
              title={visibleName(found.file.name)}
              description={words.imported(formatInstant(found.created_at))}
              status={<StatusPill {...importStatus(found)} />}
              actions={
                found.state === 'ready' ? (
                  <WorkpapersButton
                    variant="primary"
                    download={() => downloadImportWorkpapers(api, tenant, importId)}
                  />
                ) : undefined
              }
            />
            <AlreadyImported createdAt={found.created_at} />
            <RunProgress tenant={tenant} run={found} />
          </Stack>
          <StoppedFiles client={client} run={found.id} reasons={found.blocked} />
          <FileNext client={client} run={found}>
            {found.payouts.some(({ status }) => status === 'needs_mapping') ? (
              <MissingMappings client={client} />
            ) : null}
          </FileNext>
          <ImportPayouts tenant={tenant} payouts={found.payouts} />
          <ReadReports run={found} />
        </Stack>
      )}
    </Loaded>
  );
}

/** The uploaded bytes matched an earlier import. */
function AlreadyImported({ createdAt }: { createdAt: string }) {
  const state: unknown = useLocation().state;
  const formatInstant = useInstantFormat();
  return state === 'already_imported' ? (
    <Banner tone="info" title={words.alreadyImportedTitle}>
      {words.importedBefore(formatInstant(createdAt))}
    </Banner>
  ) : null;
}

function RunProgress({ tenant, run }: { tenant: string; run: Import }) {
  const { api } = useServices();
  const href = useClientHref();
  const queries = useQueryClient();
  const retry = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/imports/{import}/retry', {
          params: { path: { tenant, import: run.id } },
        }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: [...clientKey(tenant), 'imports'] }),
  });
  useRefreshWhenSettled(tenant, [run]);
  const view = connectRun(toSituation(run), () => retry.mutate());
  const tryAgain = view.actions.find(({ id }) => id === 'retry');
  return (
    <SyncProgress
      label={words.progressOf(visibleName(run.file.name))}
      steps={view.steps}
      message={
        <Stack gap="md" align="start">
          <Text>{view.headline}</Text>
          {tryAgain === undefined ? null : (
            <Button
              variant="primary"
              icon="refresh"
              loading={retry.isPending}
              onClick={tryAgain.run}
            >
              {words.tryAgain}
            </Button>
          )}
          {run.state === 'blocked' ? (
            <ButtonLink variant="primary" icon="upload" href={href('/dashboard/sync/files')}>
              {words.uploadAnotherFile}
            </ButtonLink>
          ) : null}
        </Stack>
      }
    />
  );
}

type ImportPayoutsProps = { tenant: string; payouts: readonly PayoutSummary[] };

/** The payouts of an import: a single one in full, several as a list with details. */
function ImportPayouts({ tenant, payouts: unsorted }: ImportPayoutsProps) {
  const [query] = useSearchParams();
  const href = useClientHref();
  const payouts = sortPayouts(unsorted);
  const chosen = payouts.find(({ id }) => id === query.get('payout')) ?? payouts[0];
  if (chosen === undefined) {
    return null;
  }
  return (
    <Stack gap="xxl">
      {payouts.length === 1 ? null : (
        <Stack as="section" gap="md" aria-labelledby="payouts">
          <Heading level={2} id="payouts">
            {words.payouts(payouts.length)}
          </Heading>
          <PayoutsTable
            caption={words.payoutsOfThisImport}
            payouts={payouts}
            currentId={chosen.id}
            hrefOf={({ id }) => href(`?payout=${id}`)}
          />
        </Stack>
      )}
      <PayoutDetail key={chosen.id} tenant={tenant} payoutId={chosen.id} />
    </Stack>
  );
}
