/** Lets a step of a run give its worker back until an instant: the run is taken up again from its snapshot. */
export type Parking = {
  /** Settles when a step has parked. */
  readonly parked: Promise<Date>;
  /** Never settles: the step begins anew when the run comes back. */
  readonly park: (until: Date) => Promise<never>;
};

export function createParking(): Parking {
  let settle: (until: Date) => void = () => undefined;
  const parked = new Promise<Date>((resolve) => {
    settle = resolve;
  });
  return {
    parked,
    park: (until) => {
      settle(until);
      return new Promise<never>(() => undefined);
    },
  };
}
