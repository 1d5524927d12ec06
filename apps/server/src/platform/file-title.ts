const LONGEST = 120;

/**
 * A readable file name of these parts in order: "Harbor - Journal entries - 2026-11.csv". Characters that a header or a
 * file system may reject are removed.
 */
export function fileTitle(parts: readonly string[], extension: string): string {
  const clean = parts
    .map((part) =>
      part
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[^\w.,&'() -]+/g, ' ')
        .replaceAll(/ {2,}/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
  return `${clean.join(' - ').slice(0, LONGEST).trim()}.${extension}`;
}

/** Two calendar days as part of a file name: "2026-11" if they span one month, else "2026-11-09 to 2026-11-15". */
export function periodTitle(from: string, to: string): string {
  if (from === to) {
    return from;
  }
  const month = from.slice(0, 7);
  const isMonth = from === `${month}-01` && to === lastDayOf(month);
  return isMonth ? month : `${from} to ${to}`;
}

function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10);
}
