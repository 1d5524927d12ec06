import { Heading, Stack, Timeline } from '@platebook/ui';
import type { Client, SyncRunDetail } from '../../../shared/api/entities.ts';
import { toRunMilestones } from './run-milestones.ts';

export type RunFactsProps = { client: Client; detail: SyncRunDetail };

/** What happened in a run, latest first. */
export function RunFacts({ client, detail }: RunFactsProps) {
  return (
    <Stack as="section" gap="md" aria-labelledby="run-history">
      <Heading level={2} id="run-history">
        History
      </Heading>
      <Timeline
        label="History of this run"
        entries={toRunMilestones(detail)}
        timeZone={client.time_zone}
      />
    </Stack>
  );
}
