import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import { joinAnnouncements } from './announcement.ts';

/** Announces a sentence: politely, or at once if urgent. */
export type Announce = (text: string, urgency?: 'polite' | 'assertive') => void;

type Announcement = { readonly text: string; readonly times: number };

const PAUSE_MS = 150;
const SILENT: Announcement = { text: '', times: 0 };
const AnnounceContext = createContext<Announce>(() => undefined);

export type AnnouncerProps = { children: ReactNode };

/**
 * The app's only live region, for changes that are not visible otherwise: a result count, a copied value, a moved row.
 *
 * Announcements within 150 ms are joined, without repetitions. An assertive one drops those still waiting. For visible
 * messages use Notification or Banner, which announce themselves.
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
      {/* Modal dialogs hide the rest of the page from assistive technology, except for elements with `aria-live`. */}
      <div role="status" aria-live="polite" aria-atomic="true" className={visuallyHidden}>
        {/* A new element each time, so that a repeated sentence is announced again. */}
        <span key={polite.times}>{polite.text}</span>
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true" className={visuallyHidden}>
        <span key={assertive.times}>{assertive.text}</span>
      </div>
    </AnnounceContext>
  );
}

/**
 * Announces sentences through the app's Announcer; does nothing outside of one.
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
