import { Banner } from '@platebook/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../shared/services.ts';
import { words } from './shell.messages.ts';

/** Why the reader is where they did not mean to go; gone with the next page they choose. */
export function NoticeBanner() {
  const { notices } = useServices();
  const { key } = useLocation();
  const text = useSyncExternalStore(notices.subscribe, notices.read);
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (seen.current !== key) {
      seen.current = key;
      notices.arrive();
    }
  }, [key, notices]);
  return text === null ? null : (
    <Banner
      tone="warning"
      title={text}
      onDismiss={notices.dismiss}
      dismissLabel={words.closeMessage}
    />
  );
}
