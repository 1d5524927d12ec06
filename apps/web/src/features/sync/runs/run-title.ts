import type { SyncRun } from '../../../shared/api/entities.ts';
import { formatPeriod } from '../../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import { visibleName } from '../../../shared/format/visible-name.ts';
import { runTitles } from './run-title.messages.ts';

/** A run in one line: what it fetches or posts, and for which days. */
export function runTitle(run: SyncRun): string {
  if (run.kind === 'post') {
    return runTitles.posting;
  }
  if (run.file !== null) {
    return visibleName(run.file.name);
  }
  const where = [
    run.channel_type === null ? runTitles.sync : PLATFORM_NAMES[run.channel_type],
    run.store_name,
  ];
  return where.filter((word) => word !== null).join(' · ');
}

/** A run's period; null for a run about entries. */
export function runPeriod({ period_from, period_to }: SyncRun): string | null {
  return period_from === null || period_to === null ? null : formatPeriod(period_from, period_to);
}

/** Whether a run is progressing by itself, or may start to at any time. */
export function isAtWork({ status }: Pick<SyncRun, 'status'>): boolean {
  return status === 'queued' || status === 'running' || status === 'waiting';
}
