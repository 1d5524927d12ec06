import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { AppError } from './errors.ts';

export type BodyLimits = {
  /** An ordinary body is complete this long after its headers, in milliseconds. */
  readonly ordinaryMs: number;
  /** An upload may take as long as it likes, but brings at least `bytes` in each window of `windowMs`. */
  readonly upload: { readonly windowMs: number; readonly bytes: number };
};

export type Timers = {
  /** Calls `tick` every so many milliseconds until what it returns is called. */
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

/** From here on the body of this request is an upload: it is held to the floor on progress instead of the ceiling on time. */
export function expectUpload(request: IncomingMessage): void {
  watches.get(request)?.asUpload();
}

type Options = {
  readonly limits: BodyLimits;
  readonly timers: Timers;
  readonly refuse: (error: AppError, request: Request, response: Response) => void;
};

/**
 * Ends requests whose body does not arrive. Node's own `requestTimeout` is a ceiling on the time of every request, which
 * a large file over a slow line does not meet however steadily it arrives.
 */
export function limitBodies({ limits, timers, refuse }: Options): RequestHandler {
  return (request, response, next) => {
    if (hasBody(request)) {
      const end = (): void => {
        if (response.headersSent) {
          request.destroy();
        } else {
          // Whoever reads the body still waits for it; Node tells nobody once the answer is out.
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
  // A request that was answered before its body came never ends; its connection does.
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
      // What has arrived and waits to be read is ours to be slow with, not the sender's.
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
