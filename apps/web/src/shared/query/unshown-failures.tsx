import { Button, InlineAlert } from '@platebook/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { failureTitle } from './failure.view.ts';
import { watchFailingQueries } from './failing-queries.ts';
import { useIsShown } from './shown-failures.ts';
import { words } from './query.messages.ts';

/**
 * Shows above every page which of its queries failed, unless the page shows them itself. Without it a part that failed
 * to load would look empty.
 */
export function UnshownFailures() {
  const cache = useQueryClient().getQueryCache();
  const watch = useMemo(() => watchFailingQueries(cache), [cache]);
  const failing = useSyncExternalStore(watch.subscribe, watch.read);
  const isShown = useIsShown();
  const unshown = failing.filter(({ state }) => !isShown(state.error));
  if (unshown.length === 0) {
    return null;
  }
  const reasons = new Set(unshown.map(({ state }) => failureTitle(state.error)));
  return (
    <InlineAlert
      tone="warning"
      title={words.partMissing}
      appeared
      action={
        <Button size="sm" onClick={() => unshown.forEach((query) => void query.fetch())}>
          {words.tryAgain}
        </Button>
      }
    >
      {words.partMissingMeaning([...reasons].join(' '))}
    </InlineAlert>
  );
}
