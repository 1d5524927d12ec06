import type { ReportFormat } from '../../formats/report-format.ts';
import type { UnknownColumnsOfFile } from '../../model/reading.ts';
import { canonicalNames, isHistorical, knownNames } from './column-names.ts';
import { normaliseHeader } from './normalise-header.ts';
import type { ReadingOptions } from '../reading-options.ts';
import type { RowReader } from '../rows/row-reader.ts';

type Options = Pick<ReadingOptions, 'onUnknownColumns'> & { readonly fileName: string };

/** Reports the unknown columns of a header line whose rows cannot be read. */
export function notifyOfHeader(
  cells: readonly string[],
  format: ReportFormat,
  options: Options,
): void {
  const names = canonicalNames(cells.map(normaliseHeader), format);
  const known = knownNames(format);
  const columns = cells.flatMap((cell, at) => {
    const name = names[at] ?? '';
    return known.has(name) || isHistorical(name)
      ? []
      : [{ column: cell.replaceAll('\uFEFF', '').trim(), hasMoney: null }];
  });
  notify(format, columns, options);
}

/** Reports the unknown columns and whether they have money, including those with a decision. */
export function notifyOfRows({ format, map, unknown }: RowReader, options: Options): void {
  const money = new Set(unknown?.verdict().money.map(({ at }) => at));
  const columns = [
    ...map.unknown.map(({ cell, column }) => ({ column, hasMoney: money.has(cell) })),
    ...map.decided.map(({ column }) => ({ column, hasMoney: true })),
    ...map.aliased.map(({ column }) => ({ column, hasMoney: null })),
  ];
  notify(format, columns, options);
}

function notify(
  { platform, reportType }: ReportFormat,
  columns: UnknownColumnsOfFile['columns'],
  { fileName, onUnknownColumns }: Options,
): void {
  const named = columns.filter(({ column }) => column !== '');
  if (named.length > 0) {
    onUnknownColumns?.({ file: fileName, platform, reportType, columns: named });
  }
}
