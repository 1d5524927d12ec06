import type { ReportFormat } from '../../formats/report-format.ts';

/** How a message about a file begins whose header is known, and whose content cannot be read. */
export function looksLike({ title }: Pick<ReportFormat, 'title'>): string {
  return `This looks like the ${title} report`;
}
