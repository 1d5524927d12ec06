import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import { joinAnnouncements } from './announcement.ts';

/** Reads a sentence out: when the reader pauses, or at once when it cannot wait. */
export type Announce = (text: string, urgency?: 'polite' | 'assertive') => void;

type Announcement = { readonly text: string; readonly times: number };

const PAUSE_MS = 150;
const SILENT: Announcement = { text: '', times: 0 };
const AnnounceContext = createContext<Announce>(() => undefined);

export type AnnouncerProps = { children: ReactNode };

/**
 * The one place of an app that reads out what cannot be seen changing: a result count, a copied value, a row moved.
 *
 * What comes within 150 ms is read as one, the same sentence once. An assertive sentence drops what was waiting. For a
 * message that can be seen use Notification or Banner: they speak for themselves.
 *
 * @example
 * <Announcer>{app}</Announcer>
 */
export function Announcer({ children }: AnnouncerProps) {
  const [polite, setPolite] = useState(SILENT);
  const [assertive, setAssertive] = useState(SILENT);
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const announce = useCallback<Announce>((text, urgency = 'polite') => {
    clearTimeout(timer.current);
    if (urgency === 'assertive') {
      waiting.current = [];
      setPolite(SILENT);
      setAssertive(({ times }) => ({ text, times: times + 1 }));
      return;
    }
    waiting.current.push(text);
    timer.current = setTimeout(() => {
      const words = joinAnnouncements(waiting.current);
      waiting.current = [];
      setPolite(({ times }) => ({ text: words, times: times + 1 }));
    }, PAUSE_MS);
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      {/* What a modal dialog hides of the page leaves out what says `aria-live` itself. */}
      <div role="status" aria-live="polite" aria-atomic="true" className={visuallyHidden}>
        {/* A new element each time, so that the same sentence is read out again. */}
        <span key={polite.times}>{polite.text}</span>
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true" className={visuallyHidden}>
        <span key={assertive.times}>{assertive.text}</span>
      </div>
    </AnnounceContext>
  );
}

/**
 * Reads sentences out through the app's Announcer; outside of one nothing is read.
 *
 * @example
 * function Found({ count }: { count: number }) {
 *   const announce = useAnnounce();
 *   useEffect(() => announce(`${count} payouts found`), [announce, count]);
 *   return null;
 * }
 */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
