import { Button, Code, DescriptionList, Disclosure, Inline, Stack } from '@platebook/ui';
import { useState } from 'react';
import type { SyncRun } from '../../../shared/api/entities.ts';
import { RunChart } from './run-chart.tsx';
import { RunReportButton } from './run-downloads.tsx';

/** What support and developers ask for: the id of a run, its machine and its whole report. */
export function RunTechnical({ run }: { run: SyncRun }) {
  const [charted, setCharted] = useState(false);
  return (
    <Disclosure label="Technical details">
      <Stack gap="md">
        <DescriptionList
          layout="columns"
          aria-label="Technical details"
          items={[
            { term: 'Run ID', value: <Code>{run.id}</Code> },
            { term: 'State', value: <Code>{run.state}</Code> },
            { term: 'Changes', value: String(run.sequence) },
          ]}
        />
        <Inline gap="sm">
          <Button onClick={() => setCharted(true)}>State chart</Button>
          <RunReportButton runId={run.id} />
        </Inline>
        <RunChart run={run} open={charted} onClose={() => setCharted(false)} />
      </Stack>
    </Disclosure>
  );
}
