import { setTimeout as pause } from 'node:timers/promises';
import type { SendRequest } from '@platebook/api-client';

export type SendOptions = {
  readonly timeoutMs: number;
  /** How often an idempotent call is retried. */
  readonly retries: number;
  /** Aborts the request in flight. */
  readonly signal: AbortSignal;
};

/** Idempotent methods (RFC 9110, 9.2.2); POST is not. */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);
const WORTH_ANOTHER_TRY = new Set([408, 429, 502, 503, 504]);
const FIRST_PAUSE_MS = 250;
/** The longest silent pause. */
const LONGEST_PAUSE_MS = 10_000;

/** `fetch` with a timeout per attempt, and retries where they are safe and useful. */
export function createSend({ timeoutMs, retries, signal }: SendOptions): SendRequest {
  const sendOnce: SendRequest = async (request) => {
    const limit = new AbortController();
    const timer = startTimer(limit, timeoutMs);
    // This signal replaces the request's own, by which its caller aborts it.
    const ended = AbortSignal.any([signal, request.signal, limit.signal]);
    const answer = await fetch(request, { signal: ended });
    if (isEndless(answer)) {
      clearTimeout(timer);
    }
    if (isFile(answer)) {
      clearTimeout(timer);
      return limitSilence(answer, limit, timeoutMs);
    }
    return answer;
  };
  return async (request) => {
    const tries = IDEMPOTENT.has(request.method) ? retries : 0;
    for (let left = tries; left > 0; left -= 1) {
      const answer = await sendOnce(request.clone()).catch((error: unknown) => {
        signal.throwIfAborted();
        request.signal.throwIfAborted();
        return error;
      });
      if (answer instanceof Response && !WORTH_ANOTHER_TRY.has(answer.status)) {
        return answer;
      }
      const waitMs = toWait(answer, FIRST_PAUSE_MS * 2 ** (tries - left));
      if (waitMs > LONGEST_PAUSE_MS) {
        return answer instanceof Response ? answer : sendOnce(request);
      }
      await pause(waitMs, undefined, { signal });
    }
    return sendOnce(request);
  };
}

/** An event stream lasts as long as its subscriber. */
function isEndless({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') === true;
}

/** A file has an end, however long it takes. */
function isFile({ headers }: Response): boolean {
  return headers.get('content-disposition')?.startsWith('attachment') === true;
}

/** The same response, aborted when the server sends nothing for the timeout, not when its reader is slow. */
function limitSilence(answer: Response, limit: AbortController, timeoutMs: number): Response {
  const reader = answer.body?.getReader();
  if (reader === undefined) {
    return answer;
  }
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const timer = startTimer(limit, timeoutMs);
        try {
          const { done, value } = await reader.read();
          if (done) {
            controller.close();
          } else {
            controller.enqueue(value);
          }
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, answer);
}

function startTimer(limit: AbortController, timeoutMs: number): NodeJS.Timeout {
  const timer = setTimeout(
    () => limit.abort(new DOMException('No response in time.', 'TimeoutError')),
    timeoutMs,
  );
  // The timer must not keep the process alive.
  return timer.unref();
}

/** Retry-After, or an exponential backoff. */
function toWait(answer: unknown, pauseMs: number): number {
  const retryAfter = answer instanceof Response ? answer.headers.get('retry-after') : null;
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : pauseMs;
}
