import { isOutOfReach } from '../db/outage.ts';
import type { AppError } from '../http/errors.ts';
import { toAppError } from '../http/to-app-error.ts';
import type { AnswerData, Principal } from '../http/operations.ts';
import type { Logger } from '../platform/logger.ts';

export type Unavailable = AnswerData<'getHome'>['unavailable'][number];
export type Part = Unavailable['part'];

export type PartReader = {
  /** Loads a part; null, naming the part as unavailable, if it fails with a server error. Client errors are thrown. */
  readonly read: <Data>(part: Part, load: () => Promise<Data>) => Promise<Data | null>;
  /** Names a part as unavailable because one that it is derived from is; returns null in its place. */
  readonly lack: (part: Part, from: readonly Part[]) => null;
  /** The parts that could not be read; throws the first failure if no part could be. */
  readonly unavailable: () => Unavailable[];
};

/** Reads the parts of one response, so that a failed one leaves the others intact. */
export function createPartReader(
  log: Logger,
  { requestId }: Pick<Principal, 'requestId'>,
): PartReader {
  const failures = new Map<Part, AppError>();
  let isAnyRead = false;
  return {
    read: async (part, load) => {
      try {
        const data = await load();
        isAnyRead = true;
        return data;
      } catch (thrown) {
        const refusal = toAppError(thrown);
        // Each further part would wait for the database just as long.
        if (refusal.status < 500 || isOutOfReach(thrown)) {
          throw thrown;
        }
        log.error({ err: thrown, request_id: requestId, part }, 'A part could not be read.');
        failures.set(part, refusal);
        return null;
      }
    },
    lack: (part, from) => {
      const failure = from.flatMap((one) => failures.get(one) ?? [])[0];
      if (failure === undefined) {
        throw new Error(`Nothing that ${part} is made from failed.`);
      }
      failures.set(part, failure);
      return null;
    },
    unavailable: () => {
      const [first] = failures.values();
      if (first !== undefined && !isAnyRead) {
        throw first;
      }
      return [...failures].map(([part, { code, message }]) => ({
        part,
        code,
        message,
        request_id: requestId,
      }));
    },
  };
}
