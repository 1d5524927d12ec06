import { language } from '../../shared/language/language.ts';

const PERCENT = /^(\d{1,3})(?:([.,])(\d{1,4}))?$/;

/**
 * Parses a percentage to parts per million (`27.5` is 275000); null if invalid. French readers may also type a comma:
 * `27,5`.
 */
export function toPpm(percent: string): number | null {
  const [, whole = '', mark = '.', fraction = ''] = PERCENT.exec(percent.trim()) ?? [];
  return whole === '' || (mark === ',' && decimalMark() !== ',')
    ? null
    : Number(`${whole}${fraction.padEnd(4, '0')}`);
}

/** Parts per million as an editable percentage without trailing zeros: 275000 is `27.5`, in French `27,5`. */
export function toPercent(ppm: number): string {
  const fraction = String(ppm % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${Math.floor(ppm / 10_000)}${fraction === '' ? '' : `${decimalMark()}${fraction}`}`;
}

function decimalMark(): '.' | ',' {
  return language() === 'fr-CA' ? ',' : '.';
}
