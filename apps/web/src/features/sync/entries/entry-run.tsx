import { Button, Inline } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '../../../shared/api/entities.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useShownFailure } from '../../../shared/query/shown-failures.ts';
import { useServices } from '../../../shared/services.ts';
import { RunChart } from '../runs/run-chart.tsx';
import { runQuery } from '../sync.queries.ts';
import { words } from './entries.messages.ts';

export type EntryRunProps = { client: Client; runId: string };

/** The statechart of the run that prepared or posted an entry. */
export function EntryRun({ client, runId }: EntryRunProps) {
  const { api } = useServices();
  const [charted, setCharted] = useState(false);
  const run = useQuery({
    ...runQuery({ api, tenant: client.tenant_id }, runId),
    enabled: charted,
  });
  useShownFailure(run.error);
  return (
    <Inline gap="sm">
      <Button size="sm" loading={charted && run.isPending} onClick={() => setCharted(true)}>
        {words.chartTitle}
      </Button>
      {run.isError ? failureTitle(run.error) : null}
      {run.data === undefined ? null : (
        <RunChart run={run.data.run} open={charted} onClose={() => setCharted(false)} />
      )}
    </Inline>
  );
}
