const PERCENT = /^(\d{1,3})(?:\.(\d{1,4}))?$/;

/** A percentage as people type it, in parts per million (`27.5` is 275000), or null when it is none. */
export function toPpm(percent: string): number | null {
  const [, whole = '', fraction = ''] = PERCENT.exec(percent.trim()) ?? [];
  return whole === '' ? null : Number(`${whole}${fraction.padEnd(4, '0')}`);
}

/** Parts per million as a percentage without needless zeros: 275000 is `27.5`. */
export function toPercent(ppm: number): string {
  const fraction = String(ppm % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${Math.floor(ppm / 10_000)}${fraction === '' ? '' : `.${fraction}`}`;
}
