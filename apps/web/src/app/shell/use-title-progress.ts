import { useEffect } from 'react';

const PROGRESS = /^⏳ \d+\u00A0% · /u;

/** The title of the page without what stands before it. */
function plainTitle(title: string): string {
  return title.replace(PROGRESS, '');
}

/** Says in the title how far the work is while its reader looks at another tab. */
export function useTitleProgress(percent: number | null): void {
  useEffect(() => {
    const write = () => {
      const plain = plainTitle(document.title);
      const isAway = document.visibilityState === 'hidden' && percent !== null;
      document.title = isAway ? `⏳ ${percent}\u00A0% · ${plain}` : plain;
    };
    write();
    document.addEventListener('visibilitychange', write);
    return () => document.removeEventListener('visibilitychange', write);
  }, [percent]);
}
