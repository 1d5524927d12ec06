import type { ChartHue } from '../../themes/colors.ts';

export type ChartSeries = {
  id: string;
  label: string;
  hue: ChartHue;
  /** One per point, in the unit of the chart's `write` (whole cents for money); null if unknown. */
  values: readonly (number | null)[];
};

export type ChartPoint = {
  id: string;
  /** "30 Mar – 5 Apr". */
  label: string;
  /** Its numbers will still change: drawn hatched, and noted in words. */
  partial?: boolean | undefined;
};

/** The lowest and highest value of all series; always includes 0, so that lengths are truthful. */
export function rangeOf(series: readonly ChartSeries[]): readonly [number, number] {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  return [Math.min(0, ...known), Math.max(0, ...known)];
}

export type StackedPart = { seriesId: string; hue: ChartHue; from: number; to: number };

/** The segments of each bar: positive values stack up from 0, negative ones down. */
export function stack(series: readonly ChartSeries[], count: number): readonly StackedPart[][] {
  return Array.from({ length: count }, (_bar, at) => {
    let high = 0;
    let low = 0;
    return series.flatMap(({ id, hue, values }) => {
      const value = values[at] ?? 0;
      if (value === 0) {
        return [];
      }
      const from = value > 0 ? high : low;
      const to = from + value;
      if (value > 0) {
        high = to;
      } else {
        low = to;
      }
      return [{ seriesId: id, hue, from, to }];
    });
  });
}

/** Runs of consecutive known values; each is drawn as a line, with gaps in between. */
export function runsOf(
  values: readonly (number | null)[],
): readonly (readonly { at: number; value: number }[])[] {
  const runs: { at: number; value: number }[][] = [];
  let open = false;
  for (const [at, value] of values.entries()) {
    if (value === null) {
      open = false;
    } else {
      if (!open) {
        runs.push([]);
      }
      runs.at(-1)?.push({ at, value });
      open = true;
    }
  }
  return runs;
}

/** At most `most` indexes out of `count`, evenly spaced from the first, for labels that must not touch. */
export function spread(count: number, most: number): readonly number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / step) }, (_place, at) => at * step);
}
