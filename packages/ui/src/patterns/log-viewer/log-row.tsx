import type { CSSProperties, ReactNode, Ref } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import type { StatusShape as Shape } from '../../components/status-pill/status-vocabulary.ts';
import { join } from '../../styles/join.ts';
import { JsonView } from '../json-view/json-view.tsx';
import * as windowed from '../row-window/row-window.css.ts';
import type { LogLevel, LogLine } from './log-line.ts';
import { writeTime } from './log-time.ts';
import * as styles from './log-viewer.css.ts';
import { markedParts } from './marked-parts.ts';
import { logViewerWords } from './log-viewer.words.ts';

const SHAPES: Record<LogLevel, Shape | null> = {
  debug: null,
  info: null,
  warning: 'triangle',
  error: 'cross',
};

export type LogRowProps = {
  line: LogLine;
  /** Its index among the visible rows, and their number. */
  row: number;
  rows: number;
  timeZone: string;
  pattern: RegExp | null;
  isFound: boolean;
  isCurrent: boolean;
  isOpen: boolean;
  wraps: boolean;
  /** Shows the surrounding lines; null if they are already shown. */
  onAround: (() => void) | null;
  /** The actions of the line. */
  actions: ReactNode;
  /** Its position in the virtualized list; null in normal flow. */
  place: CSSProperties | null;
  ref?: Ref<HTMLDivElement> | undefined;
};

/** One line of a log, the gap before it, and, while expanded, its fields. */
export function LogRow(props: LogRowProps) {
  const { line, row, rows, isCurrent, isOpen, isFound, place, ref } = props;
  const { missingBefore = 0 } = line;
  return (
    <div
      ref={ref}
      role="listitem"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows go from line to line, and a log takes no aria-activedescendant
      tabIndex={isCurrent ? 0 : -1}
      data-index={row}
      data-found={isFound && isCurrent ? '' : undefined}
      aria-posinset={row + 1}
      aria-setsize={rows}
      className={join(place !== null && windowed.row, styles.line)}
      style={place ?? undefined}
    >
      {missingBefore === 0 ? null : (
        <p className={styles.missing}>{logViewerWords.missing(missingBefore)}</p>
      )}
      <Record {...props} />
      {isOpen ? <Opened {...props} /> : null}
    </div>
  );
}

function Record({ line, timeZone, pattern, isFound, isOpen, wraps }: LogRowProps) {
  const { at, level, message, hidden = [] } = line;
  const shape = SHAPES[level];
  const parts = markedParts(message, pattern);
  const isElsewhere = isFound && !parts.some(({ isMatch }) => isMatch);
  return (
    <div className={styles.record}>
      <span data-turn="" className={isOpen ? styles.turned : styles.turn}>
        <Icon name="next" />
      </span>
      <time dateTime={at} className={styles.time}>
        {writeTime(at, timeZone)}
      </time>
      <span className={styles.levels[level]}>
        <span className={styles.shape}>
          {shape === null ? null : <StatusShape shape={shape} />}
        </span>
        {level}
      </span>
      <span className={wraps ? styles.messageWrapped : styles.message}>
        {parts.map(({ text, from, isMatch }) =>
          isMatch ? (
            <mark key={from} className={styles.mark}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
      {isElsewhere ? <span className={styles.note}>{logViewerWords.foundInItsFields}</span> : null}
      {hidden.length === 0 ? null : (
        <span className={styles.note}>
          <Icon name="hide" />
          {logViewerWords.hidden(hidden.length)}
        </span>
      )}
    </div>
  );
}

function Opened({ line, row, onAround, actions }: LogRowProps) {
  return (
    <div className={styles.opened}>
      {line.fields === undefined ? (
        <p>{logViewerWords.thisLineHasNo}</p>
      ) : (
        <JsonView
          label={logViewerWords.fieldsOfLine(row)}
          value={line.fields}
          hidden={line.hidden}
          height={240}
        />
      )}
      <span className={styles.lineActions}>
        {onAround === null ? null : (
          <Button size="sm" onClick={onAround}>
            {logViewerWords.showTheLinesAround}
          </Button>
        )}
        {actions}
      </span>
    </div>
  );
}
