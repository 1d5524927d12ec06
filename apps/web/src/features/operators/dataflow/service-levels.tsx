import { Banner, Grid, Heading, SloBar, Stack, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { serviceLevelsQuery, type ServiceLevels } from './dataflow.queries.ts';
import { percentOf } from './dataflow.view.ts';
import { levelNames, words } from './health.messages.ts';

/** What is promised, how far it was kept over the last 30 days, and what is left of the error budget. */
export function ServiceLevelsSection({ isPaused }: { isPaused: boolean }) {
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
