/** Lets a step of a run give its worker back until an instant: the run is taken up again from its snapshot. */
export type Deferral = {
  /** Settles when a step has parked. */
  readonly deferred: Promise<Date>;
  /** Never settles: the step begins anew when the run comes back. */
  readonly defer: (until: Date) => Promise<never>;
};

export function createDeferral(): Deferral {
  let settle: (until: Date) => void = () => undefined;
  const deferred = new Promise<Date>((resolve) => {
    settle = resolve;
  });
  return {
    deferred,
    defer: (until) => {
      settle(until);
      return new Promise<never>(() => undefined);
    },
  };
}
