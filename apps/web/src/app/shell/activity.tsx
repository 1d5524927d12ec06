import { ActivityTray } from '@platebook/ui';
import { unwrap } from '@platebook/api-client';
import {
  skipToken,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EXPORTS_KEY } from '../../shared/list/export-list.ts';
import { useJobs } from '../../shared/jobs/use-jobs.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { clientKey } from '../../shared/workspace/client-key.ts';
import {
  UPLOAD_PERCENTS_KEY,
  UPLOADS_KEY,
  type UploadPercents,
} from '../../shared/workspace/imports.queries.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';
import { recentBatchesQuery, recentRunsQuery } from './activity.queries.ts';
import { percentOfAll, toActivities } from './activity.view.ts';

const PROGRESS = /^⏳ \d+\u00A0% · /u;

/** The document title without its prefix. */
function plainTitle(title: string): string {
  return title.replace(PROGRESS, '');
}

/** Shows progress in the document title while the tab is hidden. */
function useTitleProgress(percent: number | null): void {
  useEffect(() => {
    const write = () => {
      const plain = plainTitle(document.title);
      const isAway = document.visibilityState === 'hidden' && percent !== null;
      document.title = isAway ? `⏳ ${percent}\u00A0% · ${plain}` : plain;
    };
    write();
    document.addEventListener('visibilitychange', write);
    return () => document.removeEventListener('visibilitychange', write);
  }, [percent]);
}

const KEY = 'activity-dismissed';
/** The maximum number stored; older ones have left the list anyway. */
const MOST = 200;

/** Dismissed activities, stored in this browser so that they stay dismissed after a reload. */
function useDismissed(): readonly [ReadonlySet<string>, (id: string) => void] {
  const [dismissed, setDismissed] = useState(read);
  const dismiss = (id: string) => {
    const next = [...dismissed, id].slice(-MOST);
    localStorage.setItem(KEY, next.join(' '));
    setDismissed(new Set(next));
  };
  return [dismissed, dismiss];
}

function read(): ReadonlySet<string> {
  return new Set((localStorage.getItem(KEY) ?? '').split(' '));
}

/** Background work in the top bar of every page, so that leaving a page does not hide it. */
export function ActivityTool() {
  const { api, jobs } = useServices();
  const client = useActiveClient();
  const tenant = client?.tenant_id ?? null;
  const { pathname } = useLocation();
  const hrefOf = useClientHref();
  const [open, setOpen] = useState(false);
  const [sinceMs] = useState(() => Date.now() - SHOWN_MS);
  const [dismissed, dismiss] = useDismissed();
  const runs = useQuery({ ...recentRunsQuery(api, tenant ?? ''), enabled: tenant !== null });
  const batches = useQuery(recentBatchesQuery(api, tenant));
  const cancelling = useCancelRun();
  const uploads = useUploadsOnTheWay();
  const exports = useMutationState({
    filters: { mutationKey: EXPORTS_KEY, status: 'pending' },
    select: ({ options }) => String(options.meta?.['title']),
  });
  const activities = toActivities(
    {
      runs: runs.data?.items ?? [],
      batches: batches.data?.items ?? [],
      uploads,
      exports,
      jobs: useJobs(),
    },
    {
      sinceMs,
      dismissed,
      pathname,
      hrefOf,
      onDismiss: dismiss,
      onCancelRun: client !== null && mayManage(client) ? cancelling.mutate : null,
      refusal:
        cancelling.error === null
          ? null
          : { runId: cancelling.variables, message: failureTitle(cancelling.error) },
      jobs,
    },
  );
  useTitleProgress(percentOfAll(activities));
  useJobKeys();
  return <ActivityTray activities={activities} open={open} onOpenChange={setOpen} />;
}

/** Uploads in progress, with their percentage if known. */
function useUploadsOnTheWay() {
  const names = useMutationState({
    filters: { mutationKey: UPLOADS_KEY, status: 'pending' },
    select: ({ state }) => (state.variables as File).name,
  });
  const percents = useQuery<UploadPercents>({
    queryKey: UPLOAD_PERCENTS_KEY,
    queryFn: skipToken,
    staleTime: Infinity,
  });
  return names.map((name) => ({ name, percent: percents.data?.[name] ?? null }));
}

/** Cancels a run of the active client; posted entries stay posted. */
function useCancelRun() {
  const { api } = useServices();
  const queries = useQueryClient();
  const tenant = useActiveClient()?.tenant_id ?? '';
  return useMutation({
    mutationFn: (run: string) =>
      unwrap(api.POST('/api/v2/clients/sync/{run}/cancel', { params: { path: { run } } })),
    onSettled: () => queries.invalidateQueries({ queryKey: [...clientKey(tenant), 'runs'] }),
  });
}

/** How long finished work is shown. */
const SHOWN_MS = 24 * 60 * 60 * 1000;

/** Mod+Z undoes the last job outside of text fields; closing a busy tab asks for confirmation. */
function useJobKeys() {
  const { jobs } = useServices();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
      if (isUndo && !event.defaultPrevented && !isText(event.target) && jobs.undoLast()) {
        event.preventDefault();
      }
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (jobs.list().some(({ endedAtMs }) => endedAtMs === null)) {
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [jobs]);
}

/** Elements with the browser's own undo. */
function isText(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
