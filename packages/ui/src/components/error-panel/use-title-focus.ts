import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the title of a page replacement, so that it is announced next. */
export function useTitleFocus(isWholePage: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isWholePage) {
      heading.current?.focus();
    }
  }, [isWholePage]);
  return heading;
}
