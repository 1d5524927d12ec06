import { Button, Inline, Link } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '../../../shared/api/entities.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useShownFailure } from '../../../shared/query/shown-failures.ts';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { RunChart } from '../runs/run-chart.tsx';
import { runQuery } from '../sync.queries.ts';

export type EntryRunProps = {
  client: Client;
  runId: string;
  /** What the run is to the entry: "The run that posts it". */
  children: string;
};

/** The run that has an entry, and the statechart it stands in. */
export function EntryRun({ client, runId, children }: EntryRunProps) {
  const { api } = useServices();
  const href = useClientHref();
  const [charted, setCharted] = useState(false);
  const run = useQuery({
    ...runQuery({ api, tenant: client.tenant_id }, runId),
    enabled: charted,
  });
  useShownFailure(run.error);
  return (
    <Inline gap="sm">
      <Link href={href(`/dashboard/sync/runs/${runId}`)}>{children}</Link>
      <Button
        size="sm"
        variant="quiet"
        loading={charted && run.isPending}
        onClick={() => setCharted(true)}
      >
        State chart
      </Button>
      {run.isError ? failureTitle(run.error) : null}
      {run.data === undefined ? null : (
        <RunChart run={run.data.run} open={charted} onClose={() => setCharted(false)} />
      )}
    </Inline>
  );
}
