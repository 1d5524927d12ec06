import { REPORT_FORMATS } from '../formats/formats.ts';
import { MONEY_COMPONENTS } from '../model/components.ts';
import { namedColumns } from '../model/named-columns.ts';
import type { ColumnDecision } from '../model/reading.ts';
import { isKnownColumn } from '../read/columns/known-columns.ts';
import { normaliseHeader } from '../read/columns/normalise-header.ts';
import type { DocumentColumnDecision } from './journal-contract.ts';

/** A decision as given, even if no report has the column or the decision did not hold. */
export function presentColumnDecision(decision: ColumnDecision): DocumentColumnDecision {
  return {
    column: decision.column,
    report_type: decision.reportType ?? null,
    decision: decision.decision,
    component: decision.decision === 'component' ? decision.component : null,
    factor: decision.decision === 'component' ? (decision.factor ?? 1) : 1,
    of: namedColumns(decision),
  };
}

/**
 * Parses the decisions that a document states; invalid ones are left out, and the derived document then differs.
 *
 * @param stated `reading_options.columns` of the document, as parsed.
 */
export function readColumnDecisions(stated: unknown): ColumnDecision[] {
  return (Array.isArray(stated) ? stated.filter(isRecord) : []).flatMap((item) => {
    const decision = readDecision(item);
    const type = REPORT_FORMATS.find(({ reportType }) => reportType === item.report_type);
    const isKnown = type !== undefined || item.report_type === null;
    const isReadable =
      isKnown &&
      decision !== null &&
      (decision.decision !== 'alias' || isKnownColumn(decision.knownAs, type?.reportType));
    return !isReadable
      ? []
      : [{ ...decision, ...(type === undefined ? {} : { reportType: type.reportType }) }];
  });
}

function readDecision(stated: Readonly<Record<string, unknown>>): ColumnDecision | null {
  const { column, decision, component, factor, of } = stated;
  if (typeof column !== 'string' || normaliseHeader(column) === '') {
    return null;
  }
  if (decision === 'not_money') {
    return { column, decision };
  }
  if (decision === 'alias') {
    const known: unknown = Array.isArray(of) ? of[0] : undefined;
    return typeof known === 'string' ? { column, decision, knownAs: known } : null;
  }
  if (decision === 'subtotal') {
    return Array.isArray(of)
      ? { column, decision, of: of.filter((part) => typeof part === 'string') }
      : { column, decision };
  }
  const key = MONEY_COMPONENTS.find((known) => known === component);
  return decision === 'component' && key !== undefined
    ? { column, decision, component: key, factor: factor === -1 ? -1 : 1 }
    : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
