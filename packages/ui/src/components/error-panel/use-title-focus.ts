import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to the title of what has taken the place of a page, so that it is what is read next. */
export function useTitleFocus(isWholePage: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isWholePage) {
      heading.current?.focus();
    }
  }, [isWholePage]);
  return heading;
}
