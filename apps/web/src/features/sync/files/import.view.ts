import type { QuarantinedRow, RecognitionCardProps } from '@platebook/ui';
import type { Import, ReportReading } from '../../../shared/api/entities.ts';
import { PLATFORM_NAMES, reportName, toWords } from '../../../shared/format/names.ts';
import { visibleName } from '../../../shared/format/visible-name.ts';
import { capitalized } from '../../../shared/format/capitalized.ts';
import { rowSentence } from '../../../shared/language/sent-reasons.ts';
import { reasonSentence } from '../../../shared/language/server-errors.ts';
import { decisionWords, leftOutWords, questionsWords } from './files.messages.tsx';

/** The recognition of a report, for the kit's card. */
export function toRecognition(
  reading: ReportReading,
): Omit<RecognitionCardProps, 'actions' | 'headingLevel'> {
  return {
    file: visibleName(reading.file.name),
    sha256: reading.file.sha256,
    platform: PLATFORM_NAMES[reading.platform],
    reportType: withoutPlatform(reportName(reading.report_type)),
    rows: reading.rows,
    quarantinedRows: reading.quarantined_count,
    leftOut: reading.left_out
      .filter(({ rows }) => rows > 0)
      .map(({ reason, rows }) => ({
        reason: named(leftOutWords, reason) ?? capitalized(toWords(reason)),
        rows,
      })),
    variants: reading.variants.map(({ question, decision, rows_footed, rows_tested }) => ({
      question: named(questionsWords, question) ?? `${capitalized(toWords(question))}?`,
      decision: named(decisionWords, decision) ?? toWords(decision),
      rowsFooted: rows_footed,
      rowsTested: rows_tested,
    })),
    notes: reading.notes.map(reasonSentence),
  };
}

/** All quarantined rows of an import; the file is named only if there are several. */
export function toQuarantine({ reports }: Pick<Import, 'reports'>): QuarantinedRow[] {
  return reports.flatMap(({ file, quarantined }) =>
    quarantined.map((problem) => ({
      ...(reports.length > 1 ? { file: visibleName(file.name) } : {}),
      row: problem.row,
      column: problem.column,
      message: rowSentence(problem),
      expectedCents: problem.expected_cents,
      foundCents: problem.found_cents,
    })),
  );
}

function named(words: Readonly<Partial<Record<string, string>>>, code: string): string | undefined {
  return Object.hasOwn(words, code) ? words[code] : undefined;
}

function withoutPlatform(name: string): string {
  return name.replace(/^(Uber Eats|DoorDash) /, '');
}
