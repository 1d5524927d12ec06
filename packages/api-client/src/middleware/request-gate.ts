/** The maximum number of calls waiting for a session. */
const GATE_HELD_MAX = 100;
/** How long a call waits for a session at most. */
const GATE_PATIENCE_MS = 15_000;

export type RequestGate = {
  readonly isClosed: () => boolean;
  /**
   * Closes the gate until `open` settles, or waits with the calls already held: `open` runs once for all of them.
   * Rejects like `fetch` without a network when too many wait, on timeout, or when `open` rejects; and with the
   * signal's reason when the call is aborted.
   */
  readonly wait: <Outcome>(open: () => Promise<Outcome>, signal: AbortSignal) => Promise<void>;
};

/** Holds calls while it is unknown whether they will have a session. */
export function createRequestGate(): RequestGate {
  let opening: Promise<unknown> | null = null;
  let held = 0;
  return {
    isClosed: () => opening !== null,
    wait: async (open, signal) => {
      if (held >= GATE_HELD_MAX) {
        throw new TypeError('Too many calls wait for a session.');
      }
      opening ??= open().finally(() => {
        opening = null;
      });
      held += 1;
      try {
        await orTooLate(opening, signal);
      } finally {
        held -= 1;
      }
    },
  };
}

async function orTooLate(opening: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const stop = new AbortController();
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(
      () => reject(new TypeError('No session came in time.')),
      GATE_PATIENCE_MS,
    );
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) {
      abort();
    }
    signal.addEventListener('abort', abort, { signal: stop.signal });
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  try {
    await Promise.race([opening, late]);
  } finally {
    stop.abort();
  }
}
