import type { Dice } from '@platebook/sandbox/reports';
import papaparse from 'papaparse';
import { PLAIN, printSheet, type Sheet } from './sheet.ts';

/** What happens to the bytes of a file on its way. */
export type WireDamage = {
  readonly name: string;
  /** Read as it was or not at all; else some of it may be read. */
  readonly isWholeOrRefused: boolean;
  readonly apply: (sheet: Sheet, dice: Dice) => Uint8Array;
};

const encoder = new TextEncoder();

function bigEndian(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16());
}

function encoded(name: string, encode: (text: string) => Uint8Array): WireDamage {
  return {
    name,
    isWholeOrRefused: true,
    apply: (sheet, dice) => encode(printSheet(sheet, PLAIN, dice)),
  };
}

function printed(name: string, style: { separator?: string; eol?: string }): WireDamage {
  return {
    name,
    isWholeOrRefused: true,
    apply: (sheet, dice) => encoder.encode(printSheet(sheet, { ...PLAIN, ...style }, dice)),
  };
}

export const WIRE_DAMAGES: readonly WireDamage[] = [
  encoded('UTF-16, little end first', (text) =>
    Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le')),
  ),
  encoded('UTF-16, big end first', bigEndian),
  encoded('UTF-16 without a mark', (text) => Uint8Array.from(Buffer.from(text, 'utf16le'))),
  encoded('Latin-1', (text) => Uint8Array.from(Buffer.from(`${text}Caf\u00E9\n`, 'latin1'))),
  printed('semicolons', { separator: ';' }),
  printed('tabs', { separator: '\t' }),
  printed('bars', { separator: '|' }),
  printed('lines of old Macs', { eol: '\r' }),
  {
    name: 'cut short',
    isWholeOrRefused: false,
    apply(sheet, dice) {
      const bytes = encoder.encode(printSheet(sheet, PLAIN, dice));
      return bytes.slice(0, dice.between(0, bytes.length));
    },
  },
  {
    name: 'a byte changed',
    isWholeOrRefused: false,
    apply(sheet, dice) {
      const bytes = encoder.encode(printSheet(sheet, PLAIN, dice));
      bytes[dice.between(0, bytes.length - 1)] = dice.chance(700)
        ? dice.between(32, 126)
        : dice.between(0, 255);
      return bytes;
    },
  },
  {
    name: 'a byte less',
    isWholeOrRefused: false,
    apply(sheet, dice) {
      const bytes = encoder.encode(printSheet(sheet, PLAIN, dice));
      const gone = dice.between(0, bytes.length - 1);
      return bytes.filter((_, at) => at !== gone);
    },
  },
];

/** What damaged bytes print, in the columns of the sheet they were; null where they are no such table any more. */
export function reopen(bytes: Uint8Array, { before, columns }: Sheet): Sheet | null {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter: ',', newline: '\n' });
  const header = data[before.length];
  if (errors.length > 0 || header?.length !== columns.length) {
    return null;
  }
  const rows = data.slice(before.length + 1).map((cells, at) => ({
    id: cells.every((cell) => cell.trim() === '') ? -1 : at,
    cells,
  }));
  return {
    before,
    columns: columns.map((column, at) => ({ ...column, name: header[at] ?? '' })),
    rows,
  };
}
