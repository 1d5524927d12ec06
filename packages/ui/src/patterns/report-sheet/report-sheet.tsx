import { getNonce } from 'get-nonce';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Heading } from '../../components/heading/heading.tsx';
import { pageRule, type Paper } from './page-rule.ts';
import * as styles from './report-sheet.css.ts';
import { reportSheetWords } from './report-sheet.words.ts';

export type ReportSheetProps = {
  title: string;
  client: string;
  /** "March 2026". */
  period: string;
  /** When it was written, in the zone below: "7 Apr 2026, 09:12". */
  writtenAt: string;
  timeZone: string;
  paper: Paper;
  children: ReactNode;
};

/**
 * A report as it lies on paper, on the screen as well; always light. Printed, or made a PDF by the server, each page says
 * whose it is, for what period, when it was written and which of how many it is.
 *
 * **When:** something is printed or sent. **When not:** for a page to work on.
 *
 * **Accessibility:** an article named by its title; heads of tables stand on each printed page.
 */
export function ReportSheet(props: ReportSheetProps) {
  const { title, client, period, writtenAt, timeZone, paper, children } = props;
  const id = `sheet${useId()}`;
  const written = reportSheetWords.writtenOn(writtenAt, timeZone);
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      data-theme="light"
      className={styles.paper[paper]}
    >
      <style nonce={getNonce()}>{pageRule(id, paper, { title, client, period, written })}</style>
      <header className={styles.head}>
        <Heading level={2} size="title1" id={`${id}-title`}>
          {title}
        </Heading>
        <p className={styles.facts}>
          {client}, {period}
        </p>
      </header>
      <div className={styles.body}>{children}</div>
      <footer className={styles.foot}>
        <span>
          {client}, {period}
        </span>
        <span>{written}</span>
      </footer>
    </article>
  );
}
