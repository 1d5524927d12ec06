/** One state of a chart. `path` is how the machine spells it (`posting.sending`); the machine itself has the empty path. */
export type ChartState = {
  readonly path: string;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel';
  readonly isInitial: boolean;
  readonly children: readonly ChartState[];
};

/** One arrow of a chart; a transition that changes no state points at where it starts. */
export type ChartArrow = {
  /** Its own among all arrows of the chart. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** What happened, in words: `run.retry`, `after nextLook`. */
  readonly label: string;
  /** The name of the guard that must answer yes; null when there is none. */
  readonly guard: string | null;
};

/** A statechart as plain data, as `toChartModel` of `@platebook/machines` reads it from a machine. */
export type StateChartModel = { readonly root: ChartState; readonly arrows: readonly ChartArrow[] };
