const number = new Intl.NumberFormat('en-US');

/** "1 file", "2 files", "1,204 rows". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}
