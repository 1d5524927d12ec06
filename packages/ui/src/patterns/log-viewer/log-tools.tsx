import type { KeyboardEvent, Ref } from 'react';
import { Button } from '../../components/button/button.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import * as styles from './log-viewer.css.ts';
import type { LogView } from './use-log-view.ts';
import { AROUND } from './use-log-view.ts';

export type LogToolsProps = {
  label: string;
  view: LogView;
  search: Ref<HTMLInputElement>;
  wraps: boolean;
  onWraps: (wraps: boolean) => void;
  /** Opens and closes the facets where there is no room beside the lines; null without facets. */
  facets: { isOpen: boolean; onToggle: () => void } | null;
};

/** The search of a log, and how its lines are shown. */
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
          label={`Search in ${label}`}
          labelHidden
          placeholder="Search"
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
          Previous
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabled={matches.length === 0}
          onClick={() => view.goToMatch('next')}
        >
          Next
        </Button>
        <Toggle label="Only matches" isOn={view.onlyMatches} onToggle={view.toggleOnlyMatches} />
        <Toggle label="Regular expression" isOn={view.isRegex} onToggle={view.toggleRegex} />
        <Toggle label="Wrap lines" isOn={wraps} onToggle={() => onWraps(!wraps)} />
        {facets === null ? null : (
          <span className={styles.facetsButton}>
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={facets.isOpen}
              onClick={facets.onToggle}
            >
              Filters
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
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'match' : 'matches'}`;
}

/** How many lines are in sight and why not all, and whether more of them come. */
export function LogNotice({ view, isLive }: { view: LogView; isLive: boolean }) {
  return (
    <div className={styles.notice}>
      <span role="status">{sightInWords(view)}</span>
      <span className={styles.tools}>
        {view.around === null ? null : (
          <Button variant="quiet" size="sm" onClick={view.leaveAround}>
            Back to the other lines
          </Button>
        )}
        {view.isNarrowed ? (
          <Button variant="quiet" size="sm" onClick={view.widen}>
            Show all lines
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
          ? `Paused${waiting === 0 ? '' : `, ${waiting.toLocaleString('en-US')} new`}`
          : 'Live'}
      </span>
      <Button
        variant="quiet"
        size="sm"
        aria-keyshortcuts="Space"
        onClick={isPaused ? view.resume : view.pause}
      >
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
    </>
  );
}

function sightInWords({ around, rows, lines }: LogView): string {
  const all = `${lines.length.toLocaleString('en-US')} ${lines.length === 1 ? 'line' : 'lines'}`;
  if (around !== null) {
    return `${String(AROUND)} lines before and after line ${(around + 1).toLocaleString('en-US')}`;
  }
  return rows.count === lines.length ? all : `${rows.count.toLocaleString('en-US')} of ${all}`;
}
