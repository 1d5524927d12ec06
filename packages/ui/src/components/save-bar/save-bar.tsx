import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import * as styles from './save-bar.css.ts';

export type SaveBarProps = {
  state: 'clean' | 'dirty' | 'saving' | 'saved';
  /** What is not saved yet: "2 changes". */
  summary?: string | undefined;
  /** The verb and its object: "Save settings". */
  saveLabel: string;
  onDiscard: () => void;
};

/**
 * Saves or discards what a form has changed. It stands inside the form as its submit button; Ctrl or ⌘ with S submits
 * from anywhere on the page. Without changes there is nothing.
 */
export function SaveBar({ state, summary, saveLabel, onDiscard }: SaveBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isShown = state === 'dirty' || state === 'saving';
  useFocusInSight(isShown);
  useSaveKey(state === 'dirty', () => button.current?.form?.requestSubmit(button.current));
  if (!isShown) {
    return <output className={styles.saved}>{state === 'saved' ? 'Saved' : null}</output>;
  }
  return (
    <div role="region" aria-label="Unsaved changes" className={styles.bar}>
      <div className={styles.words}>{summary ?? 'Not saved yet'}</div>
      <div className={styles.actions}>
        <Button disabled={state === 'saving'} onClick={onDiscard}>
          Discard
        </Button>
        <Button ref={button} type="submit" variant="primary" loading={state === 'saving'}>
          {saveLabel}
        </Button>
      </div>
    </div>
  );
}

/** The bar that appears must not stand over the field that is being changed. */
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
