import type { MessageTone } from '@platebook/ui';
import { words } from './config.messages.ts';
import type {
  ReportFormats,
  ReportFormatTrial,
  ReportFormatVersion,
  UnknownHeader,
} from './report-formats.queries.ts';

type Change = ReportFormatVersion['changes'][number];

/** One change of a version as a sentence. */
export function changeSentence({ header, before, after }: Change): string {
  if (before === null) {
    return words.added(header, after ?? '');
  }
  return after === null ? words.removed(header, before) : words.replaced(header, before, after);
}

/** Whether publishing requires accepting that files are read differently. */
export function hasEffects({ counts }: Pick<ReportFormatTrial, 'counts'>): boolean {
  return counts.changes + counts.stops > 0;
}

type TrialLine = { readonly tone: MessageTone; readonly text: string };

/** The results of a trial, most important first; zero counts are omitted. */
export function trialLines({ counts, files, left_out: leftOut }: ReportFormatTrial): TrialLine[] {
  const lines: (TrialLine & { readonly count: number })[] = [
    { tone: 'danger', count: counts.stops, text: words.stops(counts.stops) },
    { tone: 'warning', count: counts.changes, text: words.changes(counts.changes) },
    {
      tone: 'success',
      count: counts.becomes_readable,
      text: words.becomesReadable(counts.becomes_readable),
    },
    ...totalsOf(files.filter(({ outcome }) => outcome === 'becomes_readable')),
    { tone: 'info', count: counts.still_stopped, text: words.stillStopped(counts.still_stopped) },
    { tone: 'info', count: counts.unchanged, text: words.unchanged(counts.unchanged) },
    { tone: 'warning', count: leftOut, text: words.leftOut(leftOut) },
  ];
  return lines.filter(({ count }) => count > 0).map(({ tone, text }) => ({ tone, text }));
}

function totalsOf(files: ReportFormatTrial['files']) {
  const sum = (pick: (file: (typeof files)[number]) => number) =>
    files.reduce((total, file) => total + pick(file), 0);
  const totals = sum(({ identities_checked: checked }) => checked);
  const broken = sum(({ identities_broken: count }) => count);
  const setAside = sum(({ set_aside: rows }) => rows);
  const totalsLine =
    broken === 0
      ? { tone: 'success' as const, count: totals, text: words.totalsFoot(totals) }
      : { tone: 'warning' as const, count: broken, text: words.totalsBroken(broken, totals) };
  return [
    totalsLine,
    { tone: 'warning' as const, count: setAside, text: words.rowsSetAside(setAside) },
  ];
}

/** The files that a change would affect; files it does not improve are not among them. */
export function changedFiles({ files }: ReportFormatTrial): ReportFormatTrial['files'] {
  return files.filter(({ outcome }) => outcome !== 'unchanged' && outcome !== 'still_stopped');
}

/** The columns a platform's header can map to, without duplicates, by name. */
export function columnsOfPlatform(
  { formats }: Pick<ReportFormats, 'formats'>,
  platform: UnknownHeader['platform'],
): string[] {
  const names = formats
    .filter((format) => format.platform === platform)
    .flatMap(({ columns }) => columns.map(({ name }) => name));
  return [...new Set(names)].toSorted();
}
