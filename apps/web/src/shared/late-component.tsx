import { useEffect, useState, type ComponentType } from 'react';

/**
 * A component that shows nothing until its code came, which is fetched once the page is drawn. Without a network it is
 * tried again when there is one.
 */
export function lateComponent(load: () => Promise<ComponentType>): ComponentType {
  return function LateComponent() {
    const [Loaded, setLoaded] = useState<ComponentType | null>(null);
    useEffect(() => {
      let isLeft = false;
      const start = () => {
        load().then(
          (loaded) => (isLeft ? undefined : setLoaded(() => loaded)),
          () => undefined,
        );
      };
      start();
      window.addEventListener('online', start);
      return () => {
        isLeft = true;
        window.removeEventListener('online', start);
      };
    }, []);
    return Loaded === null ? null : <Loaded />;
  };
}
