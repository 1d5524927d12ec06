import type { TimelineEntry } from '@platebook/ui';
import type { SyncRunDetail } from '../../../shared/api/entities.ts';
import { formatPeriod } from '../../../shared/format/days.ts';
import { PLATFORM_NAMES, toWords } from '../../../shared/format/names.ts';
import { decided } from '../decided.ts';
import { triggerName } from './run.view.ts';

const PLATEBOOK = { kind: 'system', name: 'Platebook' } as const;

/** What happened in a run, latest first. */
export function toRunMilestones({
  run,
  platform_reports,
  history,
}: Pick<SyncRunDetail, 'run' | 'platform_reports' | 'history'>): TimelineEntry[] {
  const words: Readonly<Partial<Record<SyncRunDetail['history'][number]['action'], string>>> = {
    started: `started this run (${triggerName(run).toLowerCase()})`,
    approved: 'approved its entries',
    retried: 'retried it',
    canceled: 'canceled it',
  };
  const ended: TimelineEntry[] =
    run.finished_at === null
      ? []
      : [
          {
            id: 'ended',
            at: run.finished_at,
            actor: PLATEBOOK,
            action: 'finished the run',
          },
        ];
  const decisions = history.map((step) =>
    decided(step, words[step.action] ?? toWords(step.action)),
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
    ...step('downloaded', report.downloaded_at, PLATEBOOK, `downloaded the report for ${days}`),
    ...step('ready', report.ready_at, platform, `prepared the report for ${days}`),
    ...step('requested', report.requested_at, PLATEBOOK, `requested the report for ${days}`),
  ];
}
