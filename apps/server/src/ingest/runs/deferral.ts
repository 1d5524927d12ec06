/** Lets a step of a run yield its worker until a given time; the run then resumes from its snapshot. */
export type Deferral = {
  /** Resolves when a step has deferred. */
  readonly deferred: Promise<Date>;
  /** Never resolves: the step restarts when the run resumes. */
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
