/** The time, as a value that a test can replace. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
