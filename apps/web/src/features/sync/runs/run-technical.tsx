import { Button, Code, DescriptionList, Disclosure, Inline, Stack } from '@platebook/ui';
import { useState } from 'react';
import type { SyncRun } from '../../../shared/api/entities.ts';
import { RunChart } from './run-chart.tsx';
import { RunReportButton } from './run-downloads.tsx';
import { words } from './runs.messages.ts';

/** For support and developers: the run's id, machine and full report. */
export function RunTechnical({ run }: { run: SyncRun }) {
  const [charted, setCharted] = useState(false);
  return (
    <Disclosure label={words.technicalDetails}>
      <Stack gap="md">
        <DescriptionList
          layout="columns"
          aria-label={words.technicalDetails}
          items={[
            { term: words.runId, value: <Code>{run.id}</Code> },
            { term: words.state, value: <Code>{run.state}</Code> },
            { term: words.changes, value: String(run.sequence) },
          ]}
        />
        <Inline gap="sm">
          <Button onClick={() => setCharted(true)}>{words.stateChart}</Button>
          <RunReportButton runId={run.id} />
        </Inline>
        <RunChart run={run} open={charted} onClose={() => setCharted(false)} />
      </Stack>
    </Disclosure>
  );
}
