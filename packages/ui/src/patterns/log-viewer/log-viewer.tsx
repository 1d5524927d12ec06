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
  /**
   * In the order they were written, or all of them the other way around. The same array between renders; lines that came
   * later stand at its end.
   */
  lines: readonly LogLine[];
  /** IANA name of the zone that times are written in. */
  timeZone: string;
  /** What the log can be narrowed by; the level alone when left out, nothing when empty. The same array between renders. */
  facets?: readonly LogFacet[] | undefined;
  /** Lines go on arriving: the newest stay in sight until the reader pauses. */
  live?: boolean | undefined;
  state?: 'ready' | 'loading' | undefined;
  /** Finds lines elsewhere, in a worker or on a server; when left out, between the frames of the page. */
  search?: LogSearch | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** The height from which the lines scroll, in pixels; 480 when left out. */
  height?: number | undefined;
  /** The id of the line that the reader stands on at first, in sight; the first when left out. */
  startsAt?: string | undefined;
  /** The log that the lines are a part of; they are all of it when left out. */
  whole?: LogWhole | undefined;
  /** What can be done with a line, below its fields while it is open. */
  lineActions?: ((line: LogLine) => ReactNode) | undefined;
};

/**
 * The lines of a log: searched, narrowed by what they say and by time, opened for their fields, followed while they
 * come.
 *
 * **When:** to find out what a service did. **When not:** what people did (`Timeline`), what one request did
 * (`TraceWaterfall`), a file (`CodeBlock`).
 *
 * **Keyboard:** within the viewer `/` goes to the search, n and N to the next and previous match, G to the end, Space
 * pauses and goes on. The lines are one tab stop: ↑ ↓ PgUp PgDn Home End move, Enter opens a line. The strip of time is
 * one as well: arrows, Enter, Shift with an arrow, Escape.
 *
 * **Accessibility:** a log that is read out politely only while it follows; a list in it that says the place of each
 * line; levels are words with shapes; gaps and hidden values are said. A hundred thousand lines draw those in sight.
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
    // Keys of the parts inside bubble to here; the parts themselves have roles and names.
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

/** Keys typed into a field, pressed on a button or used by a tree belong to these. */
function isForPage({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) {
    return false;
  }
  const taken =
    key === ' ' ? 'input, button, [role="tree"]' : 'input:not([type="checkbox"]), [role="tree"]';
  return target.closest(taken) === null;
}
