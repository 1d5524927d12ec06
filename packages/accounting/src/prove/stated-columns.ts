import { MONEY_COMPONENTS } from '../model/components.ts';
import type { ColumnDecision } from '../model/reading.ts';
import { REPORT_FORMATS } from '../formats/formats.ts';

/**
 * The decisions about unknown columns that a journal document states for its reports, so that the reports are read with
 * them again; what is no decision is left out, and the derived document then differs.
 *
 * @param reports `reports` of the document, as parsed.
 */
export function readStatedColumns(reports: unknown): ColumnDecision[] {
  return listOf(reports).flatMap((report) => {
    const type = REPORT_FORMATS.find(({ reportType }) => reportType === report.report_type);
    return listOf(report.columns).flatMap((stated): ColumnDecision[] => {
      const decision = readDecision(stated);
      return decision === null || type === undefined
        ? []
        : [{ ...decision, reportType: type.reportType }];
    });
  });
}

function readDecision(stated: Readonly<Record<string, unknown>>): ColumnDecision | null {
  const { column, decision, component, factor, of } = stated;
  if (typeof column !== 'string') {
    return null;
  }
  if (decision === 'not_money') {
    return { column, decision };
  }
  if (decision === 'subtotal') {
    const parts = Array.isArray(of) ? of.filter((part) => typeof part === 'string') : [];
    return parts.length === 0 ? { column, decision } : { column, decision, of: parts };
  }
  const key = MONEY_COMPONENTS.find((known) => known === component);
  return decision === 'component' && key !== undefined
    ? { column, decision, component: key, factor: factor === -1 ? -1 : 1 }
    : null;
}

function listOf(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
