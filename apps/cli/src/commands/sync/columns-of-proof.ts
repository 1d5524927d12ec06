import { readJournalDocument, type ColumnDecision } from '@platebook/accounting';

/**
 * A journal's column decisions in the format of `--columns`; null if there are none, or if a file cannot express them
 * because it names each column once.
 */
export function columnsFileOf(journal: unknown): string | null {
  const read = readJournalDocument(journal);
  const decisions = read.kind === 'ok' ? (read.document.readingOptions.columns ?? []) : [];
  const columns = Object.fromEntries(decisions.map((one) => [one.column, toEntry(one)]));
  const isWhole =
    Object.keys(columns).join('\n') === decisions.map(({ column }) => column).join('\n');
  return decisions.length > 0 && isWhole ? `${JSON.stringify(columns, null, 2)}\n` : null;
}

function toEntry(decision: ColumnDecision): Readonly<Record<string, unknown>> {
  return {
    is: wordOf(decision),
    ...(decision.decision === 'subtotal' && decision.of !== undefined ? { of: decision.of } : {}),
    ...(decision.reportType === undefined ? {} : { report: decision.reportType }),
  };
}

function wordOf(decision: ColumnDecision): string {
  if (decision.decision === 'component') {
    return `${decision.factor === -1 ? '-' : ''}${decision.component}`;
  }
  if (decision.decision === 'alias') {
    return `alias:${decision.knownAs}`;
  }
  return decision.decision === 'subtotal' ? 'subtotal' : 'ignore';
}
