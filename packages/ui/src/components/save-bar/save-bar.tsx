import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './save-bar.css.ts';
import { saveBarWords } from './save-bar.words.ts';

export type SaveBarState = 'clean' | 'dirty' | 'saving' | 'saved' | 'error' | 'conflict';

export type SaveBarProps = {
  /** `error`: the last save failed. `conflict`: someone else saved meanwhile. */
  state: SaveBarState;
  /** The unsaved changes: "2 changes". */
  summary?: string | undefined;
  /** What happened and what to do, in the states `error` and `conflict`. */
  problem?: string | undefined;
  /** The submit button's label, verb and object: "Save settings". */
  saveLabel: string;
  /** Discards the changes; in a conflict, loads the version that the others saved. */
  onDiscard: () => void;
};

/**
 * Saves or discards a form's changes. Render it inside the form: it holds the submit button; Ctrl or ⌘ with S submits
 * from anywhere on the page. It is hidden while nothing has changed. `LeaveDialog` confirms leaving unsaved changes.
 *
 * @example
 * <SaveBar state="dirty" saveLabel="Save store" summary="2 changes" onDiscard={cancel} />
 */
export function SaveBar({ state, summary, problem, saveLabel, onDiscard }: SaveBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isShown = state !== 'clean' && state !== 'saved';
  useFocusInSight(isShown);
  useSaveKey(isShown && state !== 'saving', () =>
    button.current?.form?.requestSubmit(button.current),
  );
  const isRefused = state === 'error' || state === 'conflict';
  const isConflict = state === 'conflict';
  return (
    <>
      <output className={isShown ? styles.unsaid : styles.saved}>
        {state === 'saved' ? (
          <>
            <Icon name="success" />
            {saveBarWords.saved}
          </>
        ) : null}
      </output>
      {isShown ? (
        <div
          role="region"
          aria-label={saveBarWords.unsavedChanges}
          className={styles.bar}
          data-page-actions=""
        >
          {isRefused ? (
            <div role="alert" className={styles.refused[state]}>
              <Icon name={isConflict ? 'warning' : 'alert'} />
              <span>{problem ?? REFUSALS[state]}</span>
            </div>
          ) : (
            <div className={styles.words}>{summary ?? saveBarWords.notSavedYet}</div>
          )}
          <div className={styles.actions}>
            <Button disabled={state === 'saving'} onClick={onDiscard}>
              {isConflict ? saveBarWords.takeTheSavedVersion : saveBarWords.discard}
            </Button>
            <Button ref={button} type="submit" variant="primary" loading={state === 'saving'}>
              {isConflict ? saveBarWords.overIt(saveLabel) : saveLabel}
            </Button>
          </div>
        </div>
      ) : null}
    </>
  );
}

const REFUSALS = {
  get error() {
    return saveBarWords.nothingWasSavedYour;
  },
  get conflict() {
    return saveBarWords.somebodyElseSavedThis;
  },
} as const;

/** Scrolls the focused field out from under the bar when it appears. */
function useFocusInSight(isShown: boolean) {
  useEffect(() => {
    if (isShown) {
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    }
  }, [isShown]);
}

function useSaveKey(active: boolean, save: () => void) {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!active) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        latest.current();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active]);
}
