import type { Call, Provider } from './call.ts';

export type LoggedCall = {
  readonly provider: Provider;
  readonly operation: string;
  /** The company in the path; null without one. */
  readonly realm: string | null;
  /** The company the call's token grants access to; null for an invalid token, and without a company. */
  readonly granted: string | null;
  /** Milliseconds of the machine's clock; null while in progress. */
  readonly startedAtMs: number;
  endedAtMs: number | null;
  /** QuickBooks' request id; null without one. */
  readonly requestId: string | null;
  /** The response status; null if none was sent completely. */
  status: number | null;
};

/** A provider's view of a call. */
export type Seen = {
  /** The company the call's token grants access to. */
  readonly granted: string | null;
  /** Names and values in its body that the provider does not know. */
  readonly foreign: readonly string[];
};

export type CallLog = {
  /** Restarts or stops the recording. */
  record(on: boolean): void;
  /** Returns the function to call at the end of the call. */
  begin(call: Call, seen: Seen): (status: number | null) => void;
  calls(): readonly LoggedCall[];
  /** Every property of a body that was sent, as `journalentry.Line.Amount`, in alphabetical order. */
  properties(): readonly string[];
  /** Names and values sent that the provider does not know. */
  foreign(): readonly string[];
};

/** A log of the calls to this world, while recording. */
export function createCallLog(now: () => number = Date.now): CallLog {
  let on = false;
  let calls: LoggedCall[] = [];
  let properties = new Set<string>();
  let foreign = new Set<string>();

  function noteProperties(path: string, value: unknown): void {
    if (Array.isArray(value)) {
      for (const each of value) {
        noteProperties(path, each);
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inside] of Object.entries(value)) {
        properties.add(`${path}.${name}`);
        noteProperties(`${path}.${name}`, inside);
      }
    }
  }

  return {
    record(wanted) {
      on = wanted;
      calls = [];
      properties = new Set();
      foreign = new Set();
    },
    begin(call, { granted, foreign: found }) {
      if (!on) {
        return () => undefined;
      }
      const logged: LoggedCall = {
        provider: call.provider,
        operation: call.operation,
        realm: call.params.realm ?? null,
        granted,
        startedAtMs: now(),
        endedAtMs: null,
        requestId: call.query.requestid ?? null,
        status: null,
      };
      calls.push(logged);
      for (const name of found) {
        foreign.add(name);
      }
      noteProperties(call.params.entity ?? call.operation, sentJson(call));
      return (status) => {
        logged.endedAtMs = now();
        logged.status = status;
      };
    },
    calls: () => calls,
    properties: () => [...properties].toSorted(),
    foreign: () => [...foreign].toSorted(),
  };
}

function sentJson({ headers, body }: Call): unknown {
  if (headers['content-type']?.startsWith('application/json') !== true) {
    return null;
  }
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) {
      return null;
    }
    throw error;
  }
}
