import { useLayoutEffect, useState, type RefObject } from 'react';
import { visibleTabs } from './visible-tabs.ts';

/** Marks a tab to measure. */
export const TAB = { 'data-tab-place': '' } as const;

/** The indexes of the tabs that fit into `row`; measured again when the row is resized or its tabs change. */
export function useVisibleTabs(
  row: RefObject<HTMLElement | null>,
  words: readonly string[],
  currentAt: number,
): ReadonlySet<number> {
  const [shown, setShown] = useState<ReadonlySet<number>>(() => new Set(words.map((_, at) => at)));
  const key = words.join('\n');
  useLayoutEffect(() => {
    const { current: node } = row;
    if (node === null || key === '') {
      return undefined;
    }
    const measure = () => {
      const places = visibleTabs(widthsOf(node), currentAt, roomOf(node));
      setShown((before) => (isSame(before, places) ? before : places));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [row, key, currentAt]);
  return shown;
}

/** Hidden tabs have no width: they are shown while measured, before the browser paints. */
function widthsOf(node: HTMLElement): readonly number[] {
  const tabs = [...node.querySelectorAll<HTMLElement>('[data-tab-place]')];
  const hidden = tabs.map((tab) => tab.hidden);
  for (const tab of tabs) {
    tab.hidden = false;
  }
  const widths = tabs.map((tab) => Math.ceil(tab.getBoundingClientRect().width));
  for (const [at, tab] of tabs.entries()) {
    tab.hidden = hidden[at] ?? false;
  }
  return widths;
}

const BUTTON_PX = 64;

function roomOf(node: HTMLElement) {
  const gap = Number.parseFloat(getComputedStyle(node).columnGap);
  return { room: node.clientWidth, gap: Number.isNaN(gap) ? 0 : gap, button: BUTTON_PX };
}

function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((place) => other.has(place));
}
