import type { Running } from './start.ts';

/** A terminal and npm may both deliver the same Ctrl-C; only a later signal means "now". */
const SAME_SIGNAL_MS = 1_000;

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** The part of `process` that is needed; a test passes its own emitter. */
export type Signals = {
  on: (name: (typeof SIGNALS)[number], listener: () => void) => unknown;
  off: (name: (typeof SIGNALS)[number], listener: () => void) => unknown;
};

type Stoppable = Pick<Running, 'stop' | 'stopped'>;

type Options = {
  readonly start: (signal: AbortSignal) => Promise<Stoppable>;
  readonly signals: Signals;
  readonly nowMs: () => number;
  /** Called on a second signal, to stop waiting. */
  readonly abandon: () => void;
};

/**
 * Starts the server and resolves once a signal has stopped it. A signal is effective at every moment: it aborts a
 * running start; if it arrives between the end of the start and its result, it is handled with the result; afterwards
 * it stops the server.
 */
export async function untilStopped({ start, signals, nowMs, abandon }: Options): Promise<void> {
  const stopping = new AbortController();
  let running: Stoppable | null = null;
  let firstSignalAt = 0;
  const onSignal = (): void => {
    if (stopping.signal.aborted) {
      if (nowMs() - firstSignalAt > SAME_SIGNAL_MS) {
        abandon();
      }
      return;
    }
    firstSignalAt = nowMs();
    stopping.abort();
    // Its failure is reported by `stopped`, which is awaited below.
    running?.stop().catch(() => undefined);
  };
  SIGNALS.forEach((name) => signals.on(name, onSignal));
  try {
    running = await start(stopping.signal);
    if (stopping.signal.aborted) {
      running.stop().catch(() => undefined);
    }
    await running.stopped;
  } catch (error) {
    if (!isAbort(error, stopping.signal)) {
      throw error;
    }
  } finally {
    SIGNALS.forEach((name) => signals.off(name, onSignal));
  }
}

/** Whether the start was aborted as requested, which is no failure. Any other error while stopping is. */
function isAbort(error: unknown, signal: AbortSignal): boolean {
  return signal.aborted && error === signal.reason;
}
