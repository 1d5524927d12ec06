import { setTimeout as pause } from 'node:timers/promises';
import type { SendRequest } from '@platebook/api-client';

export type SendOptions = {
  readonly timeoutMs: number;
  /** How often a call that changes nothing twice is sent again. */
  readonly retries: number;
  /** Ends what is under way. */
  readonly signal: AbortSignal;
};

/** Sent twice they do what they do once (RFC 9110, 9.2.2); POST does not. */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);
const WORTH_ANOTHER_TRY = new Set([408, 429, 502, 503, 504]);
const FIRST_PAUSE_MS = 250;
/** Longer than this nobody is left waiting without being told. */
const LONGEST_PAUSE_MS = 10_000;

/** `fetch` with a time limit per try, and further tries where that is safe and can help. */
export function createSend({ timeoutMs, retries, signal }: SendOptions): SendRequest {
  const sendOnce: SendRequest = async (request) => {
    const limit = new AbortController();
    const timer = startTimer(limit, timeoutMs);
    // What is given here takes the place of the request's own signal, by which its caller ends it.
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

/** Events come for as long as somebody listens. */
function isEndless({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') === true;
}

/** However long it is, it is whole when it ends. */
function isFile({ headers }: Response): boolean {
  return headers.get('content-disposition')?.startsWith('attachment') === true;
}

/** The same answer; its body is broken off where the server sends nothing for so long, not where its reader is slow. */
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
  // It ends what hangs; it does not keep a program alive that has nothing left to do.
  return timer.unref();
}

/** What the server asks for, or a pause that grows. */
function toWait(answer: unknown, pauseMs: number): number {
  const retryAfter = answer instanceof Response ? answer.headers.get('retry-after') : null;
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : pauseMs;
}
