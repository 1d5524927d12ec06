import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The region's position in the window: at its start or end, above or below. On a phone it has full width. */
export type Place = 'top-end' | 'bottom-end' | 'bottom-start' | 'top-start';

type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** What messages never cover: page actions, a non-modal dialog, other messages. */
const KEPT_FREE = '[data-primary], [data-page-actions], [role="dialog"], [data-messages]';
const PLACES: readonly Place[] = ['top-end', 'bottom-end', 'bottom-start', 'top-start'];

/**
 * The first position of `region`, in order of preference, where it covers nothing important. Recomputed when messages
 * change, and when the page changes, scrolls or is resized.
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

/** The current position while it is free; else the first free one. */
function freePlace(node: HTMLElement, current: Place): Place {
  const obstacles = [...document.querySelectorAll(KEPT_FREE)]
    .filter((element) => !node.contains(element) && !element.contains(node))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  const isFree = (place: Place) =>
    !obstacles.some((obstacle) => overlaps(boxAt(node, place), obstacle));
  return [current, ...PLACES].find(isFree) ?? 'top-end';
}

/** The region's box at a position: same size and same distance from the edges. */
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
