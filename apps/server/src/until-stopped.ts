import type { Running } from './start.ts';

/** A terminal and npm may both deliver the same Ctrl-C; only a later signal means "now". */
const SAME_SIGNAL_MS = 1_000;

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** What of `process` is needed; a test gives an emitter of its own. */
export type Signals = {
  on: (name: (typeof SIGNALS)[number], listener: () => void) => unknown;
  off: (name: (typeof SIGNALS)[number], listener: () => void) => unknown;
};

type Stoppable = Pick<Running, 'stop' | 'stopped'>;

type Options = {
  readonly start: (signal: AbortSignal) => Promise<Stoppable>;
  readonly signals: Signals;
  readonly nowMs: () => number;
  /** Called on a second signal, when nobody wants to wait any longer. */
  readonly abandon: () => void;
};

/**
 * Starts the server and resolves once a signal has stopped it. A signal counts at every moment: during the start it ends
 * the start, in the instant between the end of the start and its result it is acted on with the result, and after that it
 * stops what runs.
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
    // Its failure is told by `stopped`, which is awaited below.
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

/** The start was told to end and did: that is no failure. Anything else that goes wrong while stopping is one. */
function isAbort(error: unknown, signal: AbortSignal): boolean {
  return signal.aborted && error === signal.reason;
}
