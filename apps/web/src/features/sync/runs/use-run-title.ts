import { useEffect } from 'react';
import type { SyncRun } from '../../../shared/api/entities.ts';
import { isAtWork } from './run-title.ts';

type Step = { readonly state: string };

/** A run's progress in the title of a hidden page: "⏳ 60% – Run". */
export function useRunTitle(run: SyncRun, steps: readonly Step[]): void {
  const share = workingShare(run, steps);
  useEffect(() => {
    const usual = document.title;
    const show = () => {
      document.title = document.hidden && share !== null ? `⏳ ${share}% – ${usual}` : usual;
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => {
      document.removeEventListener('visibilitychange', show);
      document.title = usual;
    };
  }, [share]);
}

/** The percentage of finished steps of a running run; null otherwise. */
export function workingShare(run: Pick<SyncRun, 'status'>, steps: readonly Step[]): number | null {
  if (!isAtWork(run) || steps.length === 0) {
    return null;
  }
  const done = steps.filter(({ state }) => state === 'done').length;
  return Math.round((done / steps.length) * 100);
}
