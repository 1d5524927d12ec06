import {
  Button,
  Page,
  PageHeader,
  SegmentedControl,
  Stack,
  Banner,
  Grid,
  Heading,
  SloBar,
  Text,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dataflowPermissionsQuery } from '../../../shared/account/dataflow.queries.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { DataflowViews } from './dataflow-views.tsx';
import { healthQuery, serviceLevelsQuery, type ServiceLevels } from './dataflow.queries.ts';
import { HealthFigures } from './health-figures.tsx';
import { words, levelNames } from './health.messages.ts';
import { WithCapability } from './with-capability.tsx';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { percentOf } from './dataflow.view.ts';

const PERIODS = [1, 24, 168, 720];
/** Spec 9. */
const USUAL_HOURS = 24;

/** The health of the parts, now and over the hours in the address. */
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

/** The service levels of the last 30 days, with the remaining error budget. */
function ServiceLevelsSection({ isPaused }: { isPaused: boolean }) {
  const { api } = useServices();
  const levels = useQuery(serviceLevelsQuery(api, { isPaused }));
  return (
    <Stack as="section" gap="md" aria-label={words.levels}>
      <Heading level={2} size="title3">
        {words.levels}
      </Heading>
      <Loaded query={levels} label={words.loadingLevels} shape="card" lines={4}>
        {(data) => <Levels levels={data} />}
      </Loaded>
    </Stack>
  );
}

function Levels({
  levels: { days, levels, duplicates, measured_at: at },
}: {
  levels: ServiceLevels;
}) {
  const format = useInstantFormat();
  return (
    <>
      {duplicates === 0 ? (
        <Text tone="muted">{words.noDuplicates}</Text>
      ) : (
        <Banner tone="danger" title={words.duplicates(duplicates)}>
          {words.duplicatesMeaning}
        </Banner>
      )}
      <Grid columns={3}>
        {levels.map((level) => (
          <SloBar
            key={level.name}
            label={levelNames[level.name]}
            targetPercent={level.target_percent}
            actualPercent={percentOf(level)}
            period={words.levelsPeriod(days)}
            checked={format(at)}
          />
        ))}
      </Grid>
    </>
  );
}
