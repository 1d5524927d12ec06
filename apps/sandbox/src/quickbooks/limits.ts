/** Intuit's limits (platform-apis 3.3): per company and second, per company and minute, batches per company and minute. */
export type Limits = {
  readonly perSecond: number;
  readonly perMinute: number;
  readonly batchesPerMinute: number;
  /** The wait of a rejected call, in seconds; Intuit does not send it and means a minute. */
  readonly retryAfterS?: number;
};

export const REAL_LIMITS: Limits = { perSecond: 10, perMinute: 500, batchesPerMinute: 40 };

/** Counts calls per company over the last second and minute of real time. Rejected calls count too. */
export function createCallCounter(limits: () => Limits | null, now: () => number = Date.now) {
  const calls = new Map<string, number[]>();

  /** True while this call is within the limit; counts it. */
  function within(key: string, windowMs: number, most: number): boolean {
    const at = now();
    const recent = (calls.get(key) ?? []).filter((each) => each > at - windowMs);
    recent.push(at);
    calls.set(key, recent);
    return recent.length <= most;
  }

  return {
    /** Whether the company may make this call now. */
    admits(realmId: string, isBatch: boolean): boolean {
      const most = limits();
      if (most === null) {
        return true;
      }
      const second = within(`${realmId}:second`, 1000, most.perSecond);
      const minute = within(`${realmId}:minute`, 60_000, most.perMinute);
      const batches = !isBatch || within(`${realmId}:batch`, 60_000, most.batchesPerMinute);
      return second && minute && batches;
    },
  };
}
