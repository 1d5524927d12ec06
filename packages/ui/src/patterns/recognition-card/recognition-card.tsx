import { useId } from 'react';
import type { ReactNode } from 'react';
import { Code } from '../../components/code/code.tsx';
import { Disclosure } from '../../components/disclosure/disclosure.tsx';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { Heading, type HeadingLevel } from '../../components/heading/heading.tsx';
import * as styles from './recognition-card.css.ts';
import { formatCount } from '../../components/number-format/format-count.ts';
import { recognitionCardWords } from './recognition-card.words.ts';

export type RecognitionVariant = {
  /** The ambiguity: "Is tax inside the offer column?" */
  question: string;
  decision: string;
  rowsFooted: number;
  rowsTested: number;
};

export type RecognitionCardProps = {
  file: string;
  sha256: string;
  /** "Uber Eats". */
  platform: string;
  /** "Payment details, United States". */
  reportType: string;
  rows: number;
  quarantinedRows: number;
  /** Rows skipped on purpose, by reason in words. */
  leftOut?: readonly { reason: string; rows: number }[] | undefined;
  variants?: readonly RecognitionVariant[] | undefined;
  /** Additional remarks, each a sentence. */
  notes?: readonly string[] | undefined;
  headingLevel?: HeadingLevel | undefined;
  actions?: ReactNode | undefined;
};

/**
 * The recognized content of a file: platform, report, rows, and how its columns were read.
 *
 * **When:** after importing a file. **When not:** while it is being imported use `SyncProgress`.
 *
 * **Accessibility:** an article named by the report; its decisions are a named list with their evidence.
 *
 * @example
 * <RecognitionCard
 *   file="april.csv"
 *   sha256="9f2c…"
 *   platform="Uber Eats"
 *   reportType="Payment details"
 *   rows={120}
 *   quarantinedRows={0}
 * />
 */
export function RecognitionCard(props: RecognitionCardProps) {
  const {
    file,
    sha256,
    platform,
    reportType,
    rows,
    quarantinedRows,
    leftOut = [],
    variants = [],
    notes = [],
  } = props;
  const { headingLevel = 3, actions } = props;
  const titleId = useId();
  const count = (number: number) => formatCount(number);
  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <header className={styles.header}>
        <div>
          <Heading level={headingLevel} size="title3" id={titleId}>
            {platform}, {reportType}
          </Heading>
          <p className={styles.file}>
            <span>{file}</span>
          </p>
        </div>
        {actions}
      </header>
      <DescriptionList
        layout="columns"
        items={[
          { term: recognitionCardWords.rows, value: count(rows) },
          {
            term: recognitionCardWords.setAside,
            value:
              quarantinedRows === 0 ? (
                recognitionCardWords.none
              ) : (
                <span className={styles.bad}>{count(quarantinedRows)}</span>
              ),
          },
          ...leftOut.map((part) => ({ term: part.reason, value: count(part.rows) })),
        ]}
      />
      {variants.length === 0 ? null : (
        <ul className={styles.list} aria-label={recognitionCardWords.howTheColumnsWere}>
          {variants.map((variant) => (
            <li key={variant.question}>
              {variant.question} <strong className={styles.decision}>{variant.decision}</strong>{' '}
              <span className={styles.evidence}>
                {recognitionCardWords.ofRowsAddUp(
                  count(variant.rowsFooted),
                  count(variant.rowsTested),
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {notes.length === 0 ? null : (
        <ul className={styles.list} aria-label={recognitionCardWords.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <Disclosure label={recognitionCardWords.technicalDetails}>
        {recognitionCardWords.sha256}
        <Code>{sha256}</Code>
      </Disclosure>
    </article>
  );
}
