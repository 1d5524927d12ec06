import {
  Banner,
  Button,
  Inline,
  Page,
  PageHeader,
  SegmentedControl,
  Stack,
  Text,
} from '@platebook/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { dataflowPermissionsQuery } from '../../../shared/account/dataflow.queries.ts';
import { saveFile } from '../../../shared/api/save-file.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { WithCapability } from '../dataflow/with-capability.tsx';
import { words } from './analytics.messages.ts';
import { analyticsQuery, downloadAnalytics } from './analytics.queries.ts';
import { Growth } from './growth.tsx';
import { Quality } from './quality.tsx';

const PERIODS = [30, 90, 365];
const USUAL_DAYS = 90;

/** Adoption and usage of the installation over the days in the address. */
export function AnalyticsPage() {
  const { api } = useServices();
  const { data: permissions } = useQuery(dataflowPermissionsQuery(api));
  const [query, setQuery] = useSearchParams();
  const days = PERIODS.find((one) => String(one) === query.get('days')) ?? USUAL_DAYS;
  return (
    <Page>
      <title>{`${words.title} – Platebook`}</title>
      <Stack gap="xl">
        <PageHeader title={words.title} description={words.about} />
        <WithCapability permissions={permissions} needs="view_performance_data">
          <Inline gap="md">
            <SegmentedControl
              label={words.period}
              segments={PERIODS.map((one) => ({ value: String(one), label: words.lastDays(one) }))}
              value={String(days)}
              onValueChange={(value) => setQuery({ days: value })}
            />
            <Download
              days={days}
              mayExport={permissions?.capabilities.includes('export_data') === true}
            />
          </Inline>
          <Figures days={days} />
        </WithCapability>
      </Stack>
    </Page>
  );
}

function Figures({ days }: { days: number }) {
  const { api } = useServices();
  const analytics = useQuery(analyticsQuery(api, days));
  return (
    <Loaded query={analytics} label={words.loading} shape="card" lines={8}>
      {(data) => (
        <Stack gap="xl">
          <Growth analytics={data} />
          <Quality analytics={data} />
        </Stack>
      )}
    </Loaded>
  );
}

function Download({ days, mayExport }: { days: number; mayExport: boolean }) {
  const { api } = useServices();
  const download = useMutation({
    mutationFn: () => downloadAnalytics(api, days),
    onSuccess: saveFile,
  });
  return (
    <>
      <Button
        icon="download"
        disabled={!mayExport}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {words.download}
      </Button>
      {mayExport ? null : (
        <Text as="span" size="small" tone="muted">
          {words.needs('export_data')}
        </Text>
      )}
      {download.isError ? (
        <Banner tone="danger" title={failureTitle(download.error)} appeared>
          {words.downloadFailed}
        </Banner>
      ) : null}
    </>
  );
}
