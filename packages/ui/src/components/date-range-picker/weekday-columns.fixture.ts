import { toDate } from './calendar-words.ts';

/** The weekdays in the order of the columns, from the start of the line: "Sunday", "Monday", … */
export function columnsOf(grid: HTMLElement): readonly string[] {
  return [...grid.querySelectorAll('th')].map((head) => head.getAttribute('aria-label') ?? '');
}

/**
 * Each day of a calendar's month that does not stand under its weekday on the screen: "2026-11-01 under Monday". Measured
 * by where the browser has drawn the cells, so that a cell that left its row is seen.
 */
export function misplacedDays(grid: HTMLElement): readonly string[] {
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' });
  const heads = [...grid.querySelectorAll('th')].map((head) => ({
    name: head.getAttribute('aria-label') ?? '',
    box: head.getBoundingClientRect(),
  }));
  const days = [...grid.querySelectorAll<HTMLElement>('td[data-day]:not([data-hidden])')];
  return days.flatMap((cell) => {
    const box = cell.getBoundingClientRect();
    const middle = box.left + box.width / 2;
    const day = cell.dataset.day ?? '';
    const above = heads.find((head) => head.box.left <= middle && middle < head.box.right)?.name;
    return above === weekday.format(toDate(day)) ? [] : [`${day} under ${above ?? 'no weekday'}`];
  });
}

/** How many days of the month the calendar shows. */
export function shownDays(grid: HTMLElement): number {
  return grid.querySelectorAll('td[data-day]:not([data-hidden])').length;
}
