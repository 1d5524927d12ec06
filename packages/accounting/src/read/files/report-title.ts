import type { ReportFormat } from '../../formats/report-format.ts';

/** The start of a message about a file with a known header and unreadable content. */
export function looksLike({ title }: Pick<ReportFormat, 'title'>): string {
  return `This looks like the ${title} report`;
}
