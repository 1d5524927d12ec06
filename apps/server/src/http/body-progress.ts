import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { AppError } from './errors.ts';

export type BodyLimits = {
  /** The time limit for an ordinary body after its headers, in milliseconds. */
  readonly ordinaryMs: number;
  /** An upload has no time limit, but must deliver at least `bytes` in each window of `windowMs`. */
  readonly upload: { readonly windowMs: number; readonly bytes: number };
};

export type Timers = {
  /** Calls `tick` at this interval until the returned function is called. */
  readonly every: (ms: number, tick: () => void) => () => void;
};

export const systemTimers: Timers = {
  every: (ms, tick) => {
    const timer = setInterval(tick, ms).unref();
    return () => clearInterval(timer);
  },
};

type Watch = { readonly asUpload: () => void };

const watches = new WeakMap<IncomingMessage, Watch>();

/** Marks the body of this request as an upload: it gets the minimum throughput instead of the time limit. */
export function expectUpload(request: IncomingMessage): void {
  watches.get(request)?.asUpload();
}

type Options = {
  readonly limits: BodyLimits;
  readonly timers: Timers;
  readonly refuse: (error: AppError, request: Request, response: Response) => void;
};

/**
 * Ends requests whose body does not arrive. Node's own `requestTimeout` limits the total time of every request, which a
 * large file over a slow line exceeds however steadily it arrives.
 */
export function limitBodies({ limits, timers, refuse }: Options): RequestHandler {
  return (request, response, next) => {
    if (hasBody(request)) {
      const end = (): void => {
        if (response.headersSent) {
          request.destroy();
        } else {
          // The reader of the body is still waiting; Node does not notify it once the response is sent.
          response.once('finish', () => request.destroy());
          refuse(new AppError('request_too_slow'), request, response);
        }
      };
      watchBody(request, { limits, timers, end });
    }
    next();
  };
}

type Watching = Pick<Options, 'limits' | 'timers'> & { readonly end: () => void };

function watchBody(request: IncomingMessage, { limits, timers, end }: Watching): void {
  const { socket } = request;
  let stopTimer = timers.every(limits.ordinaryMs, () => {
    settle();
    end();
  });
  // A request that was answered before its body arrived never emits 'end'; its connection closes.
  const settle = (): void => {
    stopTimer();
    watches.delete(request);
    request.off('end', settle).off('close', settle);
    socket.off('close', settle);
  };
  request.once('end', settle).once('close', settle);
  socket.once('close', settle);
  const asUpload = (): void => {
    stopTimer();
    let seen = socket.bytesRead;
    stopTimer = timers.every(limits.upload.windowMs, () => {
      const arrived = socket.bytesRead - seen;
      seen = socket.bytesRead;
      // Data that arrived but is not yet read is our delay, not the sender's.
      if (request.readableLength === 0 && arrived < limits.upload.bytes) {
        settle();
        end();
      }
    });
  };
  watches.set(request, { asUpload });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
