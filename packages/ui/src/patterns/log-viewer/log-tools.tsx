import type { KeyboardEvent, Ref } from 'react';
import { Button } from '../../components/button/button.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import * as styles from './log-viewer.css.ts';
import type { LogView } from './use-log-view.ts';
import { AROUND } from './use-log-view.ts';
import { logViewerWords } from './log-viewer.words.ts';

export type LogToolsProps = {
  label: string;
  view: LogView;
  search: Ref<HTMLInputElement>;
  wraps: boolean;
  onWraps: (wraps: boolean) => void;
  /** Toggles the facets in narrow containers; null without facets. */
  facets: { isOpen: boolean; onToggle: () => void } | null;
};

/** The log's search and display options. */
export function LogTools({ label, view, search, wraps, onWraps, facets }: LogToolsProps) {
  const { wanted, isSearching, matches } = view;
  const hasPattern = wanted.kind === 'pattern';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      view.goToMatch(event.shiftKey ? 'previous' : 'next');
    }
  };
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <SearchField
          label={logViewerWords.searchIn(label)}
          labelHidden
          placeholder={logViewerWords.search}
          ref={search}
          value={view.text}
          onChange={(event) => view.setText(event.target.value)}
          onKeyDown={onKeyDown}
          error={wanted.kind === 'problem' ? wanted.message : undefined}
          loading={isSearching}
          result={hasPattern && !isSearching ? foundInWords(matches.length) : undefined}
        />
      </div>
      <div className={styles.tools}>
        <Button
          variant="quiet"
          size="sm"
          disabled={matches.length === 0}
          onClick={() => view.goToMatch('previous')}
        >
          {logViewerWords.previous}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabled={matches.length === 0}
          onClick={() => view.goToMatch('next')}
        >
          {logViewerWords.next}
        </Button>
        <Toggle
          label={logViewerWords.onlyMatches}
          isOn={view.onlyMatches}
          onToggle={view.toggleOnlyMatches}
        />
        <Toggle
          label={logViewerWords.regularExpression}
          isOn={view.isRegex}
          onToggle={view.toggleRegex}
        />
        <Toggle label={logViewerWords.wrapLines} isOn={wraps} onToggle={() => onWraps(!wraps)} />
        {facets === null ? null : (
          <span className={styles.facetsButton}>
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={facets.isOpen}
              onClick={facets.onToggle}
            >
              {logViewerWords.filters}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}

type ToggleProps = { label: string; isOn: boolean; onToggle: () => void };

function Toggle({ label, isOn, onToggle }: ToggleProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={isOn}
      icon={isOn ? 'check' : undefined}
      onClick={onToggle}
    >
      {label}
    </Button>
  );
}

function foundInWords(count: number): string {
  return logViewerWords.matches(count);
}

/** How many lines are shown and why not all, and whether more are arriving. */
export function LogNotice({ view, isLive }: { view: LogView; isLive: boolean }) {
  return (
    <div className={styles.notice}>
      <span role="status">{sightInWords(view)}</span>
      <span className={styles.tools}>
        {view.around === null ? null : (
          <Button variant="quiet" size="sm" onClick={view.leaveAround}>
            {logViewerWords.backToTheOther}
          </Button>
        )}
        {view.isNarrowed ? (
          <Button variant="quiet" size="sm" onClick={view.widen}>
            {logViewerWords.showAllLines}
          </Button>
        ) : null}
        {isLive ? <Tail view={view} /> : null}
      </span>
    </div>
  );
}

function Tail({ view }: { view: LogView }) {
  const { isPaused, waiting } = view;
  return (
    <>
      <span className={isPaused ? styles.state : styles.live}>
        <StatusShape shape={isPaused ? 'ring' : 'disc'} />
        {isPaused
          ? waiting === 0
            ? logViewerWords.paused
            : logViewerWords.pausedWithNew(waiting)
          : logViewerWords.live}
      </span>
      <Button
        variant="quiet"
        size="sm"
        aria-keyshortcuts="Space"
        onClick={isPaused ? view.resume : view.pause}
      >
        {isPaused ? logViewerWords.resume : logViewerWords.pause}
      </Button>
    </>
  );
}

function sightInWords({ around, rows, lines }: LogView): string {
  const all = logViewerWords.lines(lines.length);
  if (around !== null) {
    return logViewerWords.linesBeforeAndAfter(AROUND, around);
  }
  return rows.count === lines.length ? all : logViewerWords.shownOf(rows.count, all);
}
