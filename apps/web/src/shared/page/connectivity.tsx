import { OfflineBar } from '@platebook/ui';
import { useEffect, useState } from 'react';
import { useIsOnline } from './use-is-online.ts';

const BACK_FOR_MS = 4_000;

/** Shows that the browser is offline, and briefly that it is back online. */
export function Connectivity() {
  const isOnline = useIsOnline();
  const isBack = useIsJustBack();
  return <OfflineBar state={isOnline ? (isBack ? 'back' : 'online') : 'offline'} />;
}

function useIsJustBack(): boolean {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onOnline = () => {
      setIsBack(true);
      clearTimeout(timer);
      timer = setTimeout(() => setIsBack(false), BACK_FOR_MS);
    };
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, []);
  return isBack;
}
