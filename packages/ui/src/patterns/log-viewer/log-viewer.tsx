import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import type { HeadingLevel } from '../../components/heading/heading.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { LogFacets } from './log-facets.tsx';
import type { LogFacet, LogLine } from './log-line.ts';
import { LogList } from './log-list.tsx';
import { searchInSlices, type LogSearch } from './log-search.ts';
import { LogStrip } from './log-strip.tsx';
import { LogNotice, LogTools } from './log-tools.tsx';
import { useWhole, type LogWhole } from './log-whole.ts';
import * as styles from './log-viewer.css.ts';
import { useLogView, type LogView } from './use-log-view.ts';
import { logViewerWords } from './log-viewer.words.ts';

const DEFAULT_HEIGHT = 480;
const LEVEL_ALONE: readonly LogFacet[] = [
  {
    field: 'level',
    get label() {
      return logViewerWords.level;
    },
  },
];

export type LogViewerProps = {
  /** The accessible name: "Log of the worker". */
  label: string;
  /** In chronological or reverse chronological order; later lines are appended. Keep it referentially stable. */
  lines: readonly LogLine[];
  /** IANA name of the time zone of displayed times. */
  timeZone: string;
  /** The facets to filter by; defaults to the level, empty for none. Keep it referentially stable. */
  facets?: readonly LogFacet[] | undefined;
  /** Lines keep arriving: the list follows the newest until the user pauses it. */
  live?: boolean | undefined;
  state?: 'ready' | 'loading' | undefined;
  /** An external search, in a worker or on a server; by default the main thread searches in time slices. */
  search?: LogSearch | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** The height from which the lines scroll, in pixels; defaults to 480. */
  height?: number | undefined;
  /** The id of the initial current line, which is scrolled into view; defaults to the first. */
  startsAt?: string | undefined;
  /** The full log if `lines` is only a part of it. */
  whole?: LogWhole | undefined;
  /** Renders actions below the fields of an expanded line. */
  lineActions?: ((line: LogLine) => ReactNode) | undefined;
};

/**
 * The lines of a log: searchable, filterable by facets and time, expandable to their fields, and live.
 *
 * **When:** to find out what a service did. **When not:** for what people did use `Timeline`, for one request
 * `TraceWaterfall`, for a file `CodeBlock`.
 *
 * **Keyboard:** within the viewer `/` focuses the search, n and N move to the next and previous match, G to the end, Space
 * pauses and resumes. The lines are one tab stop: ↑ ↓ PgUp PgDn Home End move, Enter expands a line. So is the time
 * histogram: arrows, Enter, Shift with an arrow, Escape.
 *
 * **Accessibility:** a log whose live region is polite only while it follows, with a list that gives the position of each
 * line; levels are words with shapes; gaps and hidden values are named. Virtualized for a hundred thousand lines.
 *
 * @example
 * const line = { id: 'l1', at: '2026-04-07T21:04:00Z', level: 'error', message: 'No answer' } as const;
 * <LogViewer label="Log of run r1" lines={[line]} timeZone="UTC" facets={[{ field: 'level', label: 'Level' }]} />
 */
export function LogViewer(props: LogViewerProps) {
  const { label, lines, facets = LEVEL_ALONE, live = false, state = 'ready' } = props;
  const own = useLogView({
    lines,
    facets,
    search: props.search ?? searchInSlices,
    startsAt: props.startsAt,
  });
  const { view, onDrag } = useWhole(own, props.whole);
  const [wraps, setWraps] = useState(false);
  const [showsFacets, setShowsFacets] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  if (state === 'loading') {
    return <Skeleton shape="table" label={logViewerWords.loading(label)} />;
  }

  const onKeyDown = (event: KeyboardEvent) =>
    takeKey(event, {
      '/': () => search.current?.focus(),
      n: () => view.goToMatch('next'),
      N: () => view.goToMatch('previous'),
      ...(live ? { ' ': view.isPaused ? view.resume : view.pause } : {}),
    });

  const hasFacets = facets.length > 0;
  return (
    // Handles bubbling keys of its parts, which have roles and names.
    <div role="presentation" className={styles.viewer} onKeyDown={onKeyDown}>
      <LogTools
        label={label}
        view={view}
        search={search}
        wraps={wraps}
        onWraps={setWraps}
        facets={
          hasFacets ? { isOpen: showsFacets, onToggle: () => setShowsFacets(!showsFacets) } : null
        }
      />
      {view.bins.length < 2 ? null : (
        <LogStrip
          bins={view.bins}
          time={view.time}
          onTime={view.setTime}
          onDrag={onDrag}
          timeZone={props.timeZone}
        />
      )}
      <div className={hasFacets ? styles.body : styles.bodyAlone}>
        {hasFacets ? <LogFacets facets={facets} view={view} isOpen={showsFacets} /> : null}
        <div className={styles.bodyAlone}>
          <LogNotice view={view} isLive={live} />
          {view.rows.count === 0 ? (
            <Nothing view={view} headingLevel={props.headingLevel ?? 2} />
          ) : (
            <LogList
              label={label}
              view={view}
              timeZone={props.timeZone}
              height={props.height ?? DEFAULT_HEIGHT}
              wraps={wraps}
              isLive={live}
              lineActions={props.lineActions}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function Nothing({ view, headingLevel }: { view: LogView; headingLevel: HeadingLevel }) {
  if (view.lines.length === 0) {
    return (
      <EmptyState
        kind="cleared"
        size="inline"
        title={logViewerWords.noLineYet}
        headingLevel={headingLevel}
      >
        {logViewerWords.linesStandHereAs}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="no-results"
      size="inline"
      title={logViewerWords.noLineIsLike}
      headingLevel={headingLevel}
      action={
        view.isNarrowed ? (
          <Button size="sm" onClick={view.widen}>
            {logViewerWords.showAllLines}
          </Button>
        ) : undefined
      }
    >
      {logViewerWords.searchForLessOr}
    </EmptyState>
  );
}

function takeKey(event: KeyboardEvent, acts: Readonly<Record<string, () => void>>): void {
  const act = isForPage(event) ? acts[event.key] : undefined;
  if (act !== undefined) {
    event.preventDefault();
    act();
  }
}

/** Excludes keys typed into a field, pressed on a button or handled by a tree. */
function isForPage({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) {
    return false;
  }
  const taken =
    key === ' ' ? 'input, button, [role="tree"]' : 'input:not([type="checkbox"]), [role="tree"]';
  return target.closest(taken) === null;
}
