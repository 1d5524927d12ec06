import { Button, Page, PageHeader, SegmentedControl, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dataflowPermissionsQuery } from '../../../shared/account/dataflow.queries.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { DataflowViews } from './dataflow-views.tsx';
import { healthQuery } from './dataflow.queries.ts';
import { HealthFigures } from './health-figures.tsx';
import { words } from './health.messages.ts';
import { ServiceLevelsSection } from './service-levels.tsx';
import { WithCapability } from './with-capability.tsx';

const PERIODS = [1, 24, 168, 720];
/** Spec 9. */
const USUAL_HOURS = 24;

/** How the parts of the installation are, and were in the hours that the address says. */
export function DataflowHealthPage() {
  const { api } = useServices();
  const { data: permissions } = useQuery(dataflowPermissionsQuery(api));
  const [isPaused, setPaused] = useState(false);
  return (
    <Page>
      <title>{`${words.title} – Platebook`}</title>
      <Stack gap="xl">
        <PageHeader
          title={words.title}
          description={words.about}
          actions={
            <Button aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
              {isPaused ? words.resume : words.pause}
            </Button>
          }
        />
        <DataflowViews current="health" />
        <WithCapability permissions={permissions} needs="view_system_health">
          <ServiceLevelsSection isPaused={isPaused} />
          <Health isPaused={isPaused} />
        </WithCapability>
      </Stack>
    </Page>
  );
}

function Health({ isPaused }: { isPaused: boolean }) {
  const { api } = useServices();
  const [query, setQuery] = useSearchParams();
  const hours = PERIODS.find((one) => String(one) === query.get('hours')) ?? USUAL_HOURS;
  const health = useQuery(healthQuery(api, { hours, isPaused }));
  return (
    <Stack gap="lg">
      <SegmentedControl
        label={words.period}
        segments={PERIODS.map((one) => ({ value: String(one), label: words.lastHours(one) }))}
        value={String(hours)}
        onValueChange={(value) => setQuery({ hours: value })}
      />
      <Loaded query={health} label={words.loading} shape="card" lines={6}>
        {(data) => <HealthFigures health={data} />}
      </Loaded>
    </Stack>
  );
}
