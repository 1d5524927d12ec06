import { hostname } from 'node:os';
import { randomUUID } from 'node:crypto';
import type { CrashPoint } from '../../platform/crash-point.ts';
import type { PostingProtocol } from './posting.port.ts';
import { askBooks } from './ask-books.ts';
import { lookUp } from './look-up.ts';
import { workerActor } from './posting-deps.ts';
import type { PostingDeps } from './posting-deps.ts';
import { readBack } from './read-back.ts';
import { createRealmHolds } from './realm-holds.ts';
import { requestPostings } from './request-postings.ts';
import { sendPosting } from './send-posting.ts';

/** In production, crash points do nothing. */
export const NO_CRASH: CrashPoint = () => undefined;

/** A unique name for this process. */
export function nameWorker(): string {
  return `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`;
}

/** The posting protocol of reliability.md 3.2. */
export function createPostingProtocol(deps: PostingDeps): PostingProtocol {
  const realms = createRealmHolds(deps);
  return {
    request: async (tx, scope, entryIds) => {
      const { planned } = await requestPostings(deps, tx, scope, {
        entryIds,
        closedPeriod: 'refuse',
        actor: workerActor(scope),
        isSending: true,
      });
      return planned.map(({ key, documentNumber, totalCents }) => ({
        key,
        documentNumber,
        totalCents,
      }));
    },
    lookUp: (scope, keys) => lookUp(deps, scope, keys),
    send: (scope, key) => sendPosting({ ...deps, realms }, scope, key),
    ask: (scope, key) => askBooks(deps, scope, key),
    readBack: (scope, keys) => readBack(deps, scope, keys),
  };
}
