import { lazy, useState, type ComponentType } from 'react';
import { Button } from '../button/button.tsx';
import * as styles from './lazy-part.css.ts';
import { lazyPartWords } from './lazy-part.words.ts';

/**
 * React's `lazy` for a part of a page: if its code cannot be loaded (offline, or another release on the server), the
 * part shows the failure with a retry, instead of losing the page and its input.
 *
 * @example
 * const LateToggle = lazyPart(async () => (await import('@platebook/ui')).ThemeToggle);
 * <LateToggle />
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: createLatePart(load) };
    }
  });
}

function createLatePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LatePart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded);
    const [failures, setFailures] = useState(1);
    if (Part !== null) {
      return <Part {...props} />;
    }
    const retry = async () => {
      try {
        loaded = await load();
        setPart(() => loaded);
      } catch {
        setFailures(failures + 1);
      }
    };
    return (
      <div role="alert" className={styles.part}>
        <p>
          {failures === 1 ? lazyPartWords.thisPartCouldntBe : lazyPartWords.thisPartStillCouldnt}
        </p>
        <Button size="sm" onClick={() => void retry()}>
          {lazyPartWords.tryAgain}
        </Button>
      </div>
    );
  };
}
