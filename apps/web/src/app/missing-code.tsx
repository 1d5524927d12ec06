import { Button, ErrorPanel, Skeleton } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useIsOnline } from '../shared/page/use-is-online.ts';
import { readRelease, type Release } from './release.ts';

const NOTHING_CHANGED = 'Nothing in your books was changed.';

/** In place of a page whose code could not be loaded: why, and the way out. */
export function MissingCode({ onRetry }: { onRetry: () => void }) {
  const isOnline = useIsOnline();
  const { data: release, refetch } = useQuery({
    queryKey: ['release', isOnline],
    queryFn: ({ signal }) =>
      readRelease({ page: document, send: (path) => fetch(path, { signal, cache: 'no-store' }) }),
    enabled: isOnline,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
  });
  const retry = () => {
    onRetry();
    void refetch();
  };
  const state = isOnline ? release : 'unreachable';
  if (state === undefined) {
    return <Skeleton label="Loading this page" lines={4} />;
  }
  const { title, meaning } = WORDS[isOnline ? state : 'offline'];
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
                Reload
              </Button>
            )}
            {state === 'newer' ? null : <Button onClick={retry}>Try again</Button>}
          </>
        }
      />
    </>
  );
}

const WORDS: Record<Release | 'offline', { title: string; meaning: string }> = {
  newer: {
    title: 'A new version of Platebook is available',
    meaning: `Reload to open this page. ${NOTHING_CHANGED}`,
  },
  same: {
    title: 'This page couldn’t be loaded',
    meaning: `Reload, or try again in a moment. ${NOTHING_CHANGED}`,
  },
  unreachable: {
    title: 'We couldn’t reach Platebook',
    meaning: `Check your connection and try again. ${NOTHING_CHANGED}`,
  },
  offline: {
    title: 'You’re offline',
    meaning: `This page isn’t loaded yet. It opens when you’re back online. ${NOTHING_CHANGED}`,
  },
};
