import { useEffect, useState, type ComponentType } from 'react';

/**
 * The live updates, whose code comes once the page is drawn. Without a network there is nothing to follow: it is tried
 * again when there is one.
 */
export function LateLiveUpdates() {
  const [Live, setLive] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isLeft = false;
    const load = () => {
      import('./live-updates.tsx').then(
        ({ LiveUpdates }) => (isLeft ? undefined : setLive(() => LiveUpdates)),
        () => undefined,
      );
    };
    load();
    window.addEventListener('online', load);
    return () => {
      isLeft = true;
      window.removeEventListener('online', load);
    };
  }, []);
  return Live === null ? null : <Live />;
}
