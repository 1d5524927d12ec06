import { Heading, Stack, Timeline } from '@platebook/ui';
import type { SyncRunDetail } from '../../../shared/api/entities.ts';
import { useReaderTimeZone } from '../../../shared/format/use-instant-format.ts';
import { toRunMilestones } from './run-milestones.ts';
import { words } from './runs.messages.ts';

export type RunFactsProps = { detail: SyncRunDetail };

/** What happened in a run, latest first. */
export function RunFacts({ detail }: RunFactsProps) {
  const timeZone = useReaderTimeZone();
  return (
    <Stack as="section" gap="md" aria-labelledby="run-history">
      <Heading level={2} id="run-history">
        {words.history}
      </Heading>
      <Timeline label={words.historyLabel} entries={toRunMilestones(detail)} timeZone={timeZone} />
    </Stack>
  );
}
