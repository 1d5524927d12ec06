/** A state. `path` is its path in the machine (`posting.sending`); the machine itself has the empty path. */
export type ChartState = {
  readonly path: string;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel';
  readonly isInitial: boolean;
  readonly children: readonly ChartState[];
};

/** A transition; one that does not change the state points back to its source. */
export type ChartArrow = {
  /** Unique within the chart. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Its trigger in words: `run.retry`, `after nextLook`. */
  readonly label: string;
  /** The name of its guard; null if it has none. */
  readonly guard: string | null;
};

/** A statechart as plain data, as `toChartModel` of `@platebook/machines` derives it from a machine. */
export type StateChartModel = { readonly root: ChartState; readonly arrows: readonly ChartArrow[] };
