import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Where the messages are in the window: at its start or end, above or below. On a phone they are as wide as it. */
export type Place = 'top-end' | 'bottom-end' | 'bottom-start' | 'top-start';

type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** What messages never lie over: the actions of a page, a dialog beside the page, other messages. */
const KEPT_FREE = '[data-primary], [data-page-actions], [role="dialog"], [data-messages]';
const PLACES: readonly Place[] = ['top-end', 'bottom-end', 'bottom-start', 'top-start'];

/**
 * The place of `region`, in the order of preference, where it lies over nothing that it must not. It is looked for again
 * when a message comes or goes, and when the page changes, is scrolled or gets another size.
 */
export function useFreePlace(region: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState<Place>('top-end');
  const current = useRef(place);
  useLayoutEffect(() => {
    const { current: node } = region;
    if (node === null || node.childElementCount === 0) {
      return undefined;
    }
    let frame = 0;
    const look = () => {
      const found = freePlace(node, current.current);
      current.current = found;
      setPlace(found);
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', lookSoon, { signal, capture: true, passive: true });
    window.addEventListener('resize', lookSoon, { signal });
    const changes = new MutationObserver(lookSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    look();
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
      changes.disconnect();
    };
  });
  return place;
}

/** The place it has, while that is free; else the first that is. */
function freePlace(node: HTMLElement, current: Place): Place {
  const obstacles = [...document.querySelectorAll(KEPT_FREE)]
    .filter((element) => !node.contains(element) && !element.contains(node))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  const isFree = (place: Place) =>
    !obstacles.some((obstacle) => overlaps(boxAt(node, place), obstacle));
  return [current, ...PLACES].find(isFree) ?? 'top-end';
}

/** Where the region would be: it keeps its distance from the edges it is at, and its size. */
function boxAt(node: HTMLElement, place: Place): Box {
  const { width, height } = node.getBoundingClientRect();
  const { fontSize } = getComputedStyle(document.documentElement);
  const margin = Number.parseFloat(fontSize);
  const style = getComputedStyle(node);
  const above = Number.parseFloat(style.getPropertyValue('--messages-above')) || margin;
  const below = Number.parseFloat(style.getPropertyValue('--messages-below')) || margin;
  const isRtl = style.direction === 'rtl';
  const atLeft = place.endsWith('start') !== isRtl;
  const left = atLeft ? margin : window.innerWidth - margin - width;
  const top = place.startsWith('top') ? above : window.innerHeight - below - height;
  return { left, top, right: left + width, bottom: top + height };
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
