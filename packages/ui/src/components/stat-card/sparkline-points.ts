/** The polylines of a sparkline, in a box of 100 × 24: a missing value makes a gap; constant values are centered. */
export function sparklinePoints(values: readonly (number | null)[]): readonly string[] {
  const known = values.filter((value) => value !== null);
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const lines: string[][] = [[]];
  for (const [at, value] of values.entries()) {
    if (value === null) {
      lines.push([]);
    } else {
      const x = values.length === 1 ? 50 : (at / (values.length - 1)) * 100;
      const y = span === 0 ? 12 : 22 - ((value - low) / span) * 20;
      lines.at(-1)?.push(`${round(x)},${round(y)}`);
    }
  }
  return lines.filter((line) => line.length > 0).map((line) => line.join(' '));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
