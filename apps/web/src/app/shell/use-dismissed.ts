import { useState } from 'react';

const KEY = 'activity-dismissed';
/** As many as are remembered; what was taken off before is too old to be shown. */
const MOST = 200;

/** What its reader took off the list of activities, in this browser: it stays off after the page is loaded again. */
export function useDismissed(): readonly [ReadonlySet<string>, (id: string) => void] {
  const [dismissed, setDismissed] = useState(read);
  const dismiss = (id: string) => {
    const next = [...dismissed, id].slice(-MOST);
    localStorage.setItem(KEY, next.join(' '));
    setDismissed(new Set(next));
  };
  return [dismissed, dismiss];
}

function read(): ReadonlySet<string> {
  return new Set((localStorage.getItem(KEY) ?? '').split(' '));
}
