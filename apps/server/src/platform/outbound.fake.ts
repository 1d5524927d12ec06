import type { IncomingHttpHeaders } from 'node:http';
import type { Outbound, OutboundRequest } from './outbound.ts';

type ScriptedAnswer = {
  readonly status: number;
  /** Text as it is, anything else as JSON; defaults to empty. */
  readonly body?: unknown;
  readonly headers?: IncomingHttpHeaders;
};

export type ScriptedOutbound = Outbound & {
  /** The requests that were sent, oldest first. */
  readonly sent: readonly OutboundRequest[];
};

/** An outbound client that returns these responses, or throws these errors, in order. */
export function scriptedOutbound(...answers: (ScriptedAnswer | Error)[]): ScriptedOutbound {
  const left = [...answers];
  const sent: OutboundRequest[] = [];
  const outbound: Outbound = async (request) => {
    sent.push(request);
    const answer = left.shift();
    if (answer === undefined) {
      throw new Error(`Nothing is scripted for ${request.url}.`);
    }
    if (answer instanceof Error) {
      throw answer;
    }
    const { status, body = '', headers = {} } = answer;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return { status, headers, bytes: Buffer.from(text), durationMs: 7 };
  };
  return Object.assign(outbound, { sent });
}
