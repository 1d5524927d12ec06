import { counted, formatCount } from '../format/counted.ts';
import { messages } from '../language/messages.ts';

/** What every list says. */
export const words = messages({
  filter: (many: string) => `Filter ${many}`,
  noneMatch: (many: string) => `No ${many} match`,
  clearFilters: 'Clear filters',
  changeFilters: 'Change or clear the filters.',
  found: (count: string, many: string) => `${count} ${many}`,
  all: (many: string) => `All ${many}`,
  thatMatch: (many: string) => `${many} that match`,
  exportScope: (scope: string, columns: number) => `${scope}, ${formatCount(columns)} columns`,
  printedAll: (client: string, rows: string, at: string) => `${client}, ${rows}. Printed ${at}.`,
  printedMatching: (client: string, rows: string, at: string) =>
    `${client}, ${rows} that match the filters. Printed ${at}.`,
  parts: 'Views',
  showAll: (many: string) => `Show all ${many}`,
  savedViews: 'Saved views',
  tryAgain: 'Try again',
  viewsNotChanged: 'Your views weren’t changed.',
  viewDeleted: 'View deleted',
  undo: 'Undo',
  dismiss: 'Dismiss this message',
  rowsNotChanged: (many: string) => `The ${many} weren’t changed.`,
  showMore: (many: string) => `Show more ${many}`,
  shown: (count: number) => `${formatCount(count)} shown`,
  shownOf: (count: number, total: number) => `${formatCount(count)} of ${formatCount(total)} shown`,
  exporting: (many: string) => `Export ${many}`,
  saveCsv: 'Save as CSV',
  saveExcel: 'Save as Excel',
  workpapers: (count: number) => `Download ${counted(count, 'workpaper', 'workpapers')}`,
  workpapersLeftOut: (some: number, selected: number) =>
    `${formatCount(some)} of ${formatCount(selected)} ${some === 1 ? 'has' : 'have'} workpapers.`,
  zipName: 'Workpapers',
  tooMany: (most: number) => `At most ${formatCount(most)} at once.`,
});
