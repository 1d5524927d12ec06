import { Button, ErrorPanel, Skeleton } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsOnline } from '../shared/page/use-is-online.ts';
import { readRelease, type Release } from './release.ts';
import { words } from './app.messages.ts';

type MissingCodeProps = {
  onRetry: () => void;
  /** Called once the server responds with the release that is open. */
  onReachable?: () => void;
};

/** Shown in place of a page whose code could not be loaded: the reason, and what to do. */
export function MissingCode({ onRetry, onReachable }: MissingCodeProps) {
  const isOnline = useIsOnline();
  const { data: release, refetch } = useQuery({
    queryKey: ['release', isOnline],
    queryFn: ({ signal }) =>
      readRelease({
        openedAt: openedAt(),
        page: document,
        send: (path) => fetch(path, { signal, cache: 'no-store' }),
      }),
    enabled: isOnline,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
  });
  useEffect(() => {
    // The server is up and has the code: a retry may succeed.
    if (release === 'same') {
      onReachable?.();
    }
  }, [release, onReachable]);
  const retry = () => {
    onRetry();
    void refetch();
  };
  const state = isOnline ? release : 'unreachable';
  if (state === undefined) {
    return <Skeleton label={words.loadingPage} lines={4} />;
  }
  const { title, meaning } = labels()[isOnline ? state : 'offline'];
  return (
    <>
      <title>{`${title} – Platebook`}</title>
      <ErrorPanel
        kind={isOnline ? 'failed' : 'offline'}
        wholePage
        title={title}
        meaning={meaning}
        actions={
          <>
            {state === 'unreachable' ? null : (
              <Button variant="primary" onClick={() => window.location.reload()}>
                {words.reload}
              </Button>
            )}
            {state === 'newer' ? null : <Button onClick={retry}>{words.tryAgain}</Button>}
          </>
        }
      />
    </>
  );
}

/** The URL this document was loaded from, whatever the router did since. */
function openedAt(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? window.location.href).pathname;
}

const labels = (): Record<Release | 'offline', { title: string; meaning: string }> => ({
  newer: {
    title: words.newVersion,
    meaning: words.newVersionMeaning,
  },
  same: {
    title: words.notLoaded,
    meaning: words.notLoadedMeaning,
  },
  unreachable: {
    title: words.unreachable,
    meaning: words.unreachableMeaning,
  },
  offline: {
    title: words.offline,
    meaning: words.offlineMeaning,
  },
});
