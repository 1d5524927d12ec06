import { ActivityTray } from '@platebook/ui';
import { useMutationState, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { UPLOADS_KEY } from '../../shared/workspace/imports.queries.ts';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';
import { recentBatchesQuery, recentRunsQuery } from './activity.queries.ts';
import { toActivities } from './activity.view.ts';

/** What runs in the background, in the top bar of every page: leaving a page never loses sight of what was begun there. */
export function ActivityTool() {
  const { api } = useServices();
  const tenant = useActiveClient()?.tenant_id ?? null;
  const { pathname } = useLocation();
  const hrefOf = useClientHref();
  const [open, setOpen] = useState(false);
  const [sinceMs] = useState(() => Date.now());
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(NONE);
  const runs = useQuery({ ...recentRunsQuery(api, tenant ?? ''), enabled: tenant !== null });
  const batches = useQuery(recentBatchesQuery(api, tenant));
  const uploads = useMutationState({
    filters: { mutationKey: UPLOADS_KEY, status: 'pending' },
    select: ({ state }) => (state.variables as File).name,
  });
  const activities = toActivities(
    { runs: runs.data?.items ?? [], batches: batches.data?.items ?? [], uploads },
    {
      sinceMs,
      dismissed,
      pathname,
      hrefOf,
      onDismiss: (id) => setDismissed((before) => new Set([...before, id])),
    },
  );
  return <ActivityTray activities={activities} open={open} onOpenChange={setOpen} />;
}

const NONE: ReadonlySet<string> = new Set();
