import type { Response } from 'express';
import type { Answer, Call } from './call.ts';
import type { Fault, FaultKind } from './faults.ts';

/** A provider's error responses; kinds it does not know are answered without a fault. */
export type Refusals = Partial<Record<FaultKind, (call: Call) => Answer>>;

export type Delivery = {
  readonly call: Call;
  readonly fault: Fault | null;
  readonly refusals: Refusals;
  /** Executes the call: once, unless the same call is repeated. */
  readonly answer: () => Answer;
  /** The same without deduplication by `requestid`. */
  readonly answerForgotten: () => Answer;
  readonly response: Response;
  /** Takes the whole world down for that long. */
  readonly restart: (downMs: number) => void;
};

const HTML_503 =
  '<html><head><title>503 Service Unavailable</title></head><body><h1>503 Service Unavailable</h1></body></html>';
const DRIP_MS = 50;

function textOf({ body }: Answer): string | Buffer {
  return typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body ?? '');
}

function send(response: Response, answer: Answer): void {
  response.status(answer.status).set(answer.headers ?? {});
  if (answer.body === undefined) {
    response.end();
  } else if (typeof answer.body === 'string' || Buffer.isBuffer(answer.body)) {
    response.send(answer.body);
  } else {
    response.json(answer.body);
  }
}

/** Sends nothing for `delayMs`, then closes the connection, unless the caller has left. */
function holdThenDrop(response: Response, delayMs: number): void {
  const timer = setTimeout(() => response.socket?.destroy(), delayMs);
  response.on('close', () => clearTimeout(timer));
}

/** A complete HTTP message with truncated JSON. */
function sendHalf(response: Response, answer: Answer): void {
  const whole = textOf(answer);
  response.status(answer.status).set(answer.headers ?? {});
  response.type('application/json').send(whole.slice(0, Math.floor(whole.length / 2)));
}

/** One byte every {@link DRIP_MS} for `delayMs`, then nothing more. */
function drip(response: Response, answer: Answer, delayMs: number): void {
  const whole = Buffer.from(textOf(answer));
  response.status(answer.status).set({ ...answer.headers, 'content-length': String(whole.length) });
  let sent = 0;
  const timer = setInterval(() => {
    response.write(whole.subarray(sent, sent + 1));
    sent += 1;
  }, DRIP_MS);
  const end = setTimeout(() => response.socket?.destroy(), delayMs);
  response.on('close', () => {
    clearInterval(timer);
    clearTimeout(end);
  });
}

type Deliver = (delivery: Delivery, delayMs: number) => void;

function refuse(kind: FaultKind): Deliver {
  return ({ call, refusals, answer, response }) => send(response, (refusals[kind] ?? answer)(call));
}

const DELIVER: Record<FaultKind, Deliver> = {
  drop_before: ({ response }) => response.socket?.destroy(),
  drop_after({ answer, response }) {
    answer();
    response.socket?.destroy();
  },
  reset: ({ response }) => response.socket?.resetAndDestroy(),
  timeout_before: ({ response }, delayMs) => holdThenDrop(response, delayMs),
  timeout_after({ answer, response }, delayMs) {
    answer();
    holdThenDrop(response, delayMs);
  },
  error_before: refuse('error_before'),
  error_after({ call, refusals, answer, response }) {
    answer();
    send(response, (refusals.error_before ?? answer)(call));
  },
  throttled: refuse('throttled'),
  unauthorized: refuse('unauthorized'),
  slow: ({ answer, response }, delayMs) => setTimeout(() => send(response, answer()), delayMs),
  html_503: ({ response }) => response.status(503).type('html').send(HTML_503),
  truncated: ({ answer, response }) => sendHalf(response, answer()),
  late_commit({ answer, response }, delayMs) {
    response.socket?.destroy();
    setTimeout(answer, delayMs);
  },
  late_commit_forgotten({ answerForgotten, response }, delayMs) {
    response.socket?.destroy();
    setTimeout(answerForgotten, delayMs);
  },
  restart: ({ restart }, delayMs) => restart(delayMs),
  slow_loris: ({ answer, response }, delayMs) => drip(response, answer(), delayMs),
  stale_object: refuse('stale_object'),
  duplicate_number: refuse('duplicate_number'),
  closed_period: refuse('closed_period'),
  inactive_account: refuse('inactive_account'),
};

/** Answers the call, applying its fault. */
export function deliver(delivery: Delivery): void {
  const { fault, response, answer } = delivery;
  if (fault === null) {
    send(response, answer());
  } else {
    DELIVER[fault.kind](delivery, fault.delayMs);
  }
}
