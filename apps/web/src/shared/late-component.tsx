import { useEffect, useState, type ComponentType } from 'react';

/**
 * A component that renders nothing until its code is lazy-loaded after the page has rendered. A load that fails offline
 * is retried once online.
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
