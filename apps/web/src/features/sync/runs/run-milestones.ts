import type { TimelineEntry } from '@platebook/ui';
import type { SyncRunDetail } from '../../../shared/api/entities.ts';
import { formatPeriod } from '../../../shared/format/days.ts';
import { PLATFORM_NAMES, toWords } from '../../../shared/format/names.ts';
import { decided } from '../decided.ts';
import { triggerName } from './run.view.ts';
import { words } from './runs.messages.ts';

const PLATEBOOK = { kind: 'system', name: 'Platebook' } as const;

/** A run's history, latest first. */
export function toRunMilestones({
  run,
  platform_reports,
  history,
}: Pick<SyncRunDetail, 'run' | 'platform_reports' | 'history'>): TimelineEntry[] {
  const actions: Readonly<Partial<Record<SyncRunDetail['history'][number]['action'], string>>> = {
    started: words.startedThisRun(triggerName(run).toLowerCase()),
    approved: words.approvedItsEntries,
    retried: words.retriedIt,
    canceled: words.canceledIt,
  };
  const ended: TimelineEntry[] =
    run.finished_at === null
      ? []
      : [
          {
            id: 'ended',
            at: run.finished_at,
            actor: PLATEBOOK,
            action: words.finishedTheRun,
          },
        ];
  const decisions = history.map((step) =>
    decided(step, actions[step.action] ?? toWords(step.action)),
  );
  return [...ended, ...platform_reports.flatMap(ofReport), ...decisions].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
}

function ofReport(report: SyncRunDetail['platform_reports'][number]): TimelineEntry[] {
  const platform = { kind: 'system', name: PLATFORM_NAMES[report.provider] } as const;
  const days = formatPeriod(report.period_from, report.period_to);
  const step = (
    name: string,
    at: string | null,
    actor: TimelineEntry['actor'],
    action: string,
  ): TimelineEntry[] => (at === null ? [] : [{ id: `${report.id} ${name}`, at, actor, action }]);
  return [
    ...step('downloaded', report.downloaded_at, PLATEBOOK, words.downloadedReport(days)),
    ...step('ready', report.ready_at, platform, words.preparedReport(days)),
    ...step('requested', report.requested_at, PLATEBOOK, words.requestedReport(days)),
  ];
}
