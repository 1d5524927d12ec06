import {
  changedByRepeating,
  changedPayloads,
  invented,
  jobsWithoutOneKey,
  keysWithoutOneEntity,
  sumsThatDiffer,
  unbalanced,
  wrongNames,
} from './books-invariants.ts';
import {
  fencesThatFell,
  foreignTokens,
  impatience,
  limitsExceeded,
  lostConnections,
  unfinished,
  untrueHistory,
} from './conduct-invariants.ts';
import type { Evidence } from './evidence.ts';
import { untold } from './telling-invariants.ts';

/** The invariants of any trial (reliability.md 3.3), each with the messages of its violations. */
const INVARIANTS = {
  I1: jobsWithoutOneKey,
  I2: keysWithoutOneEntity,
  I3: unbalanced,
  I4: sumsThatDiffer,
  I5: wrongNames,
  I6: invented,
  I7: changedPayloads,
  I8: fencesThatFell,
  I9: limitsExceeded,
  I10: foreignTokens,
  I11: lostConnections,
  I12: impatience,
  I13: unfinished,
  I14: untrueHistory,
  I15: changedByRepeating,
  I16: untold,
} satisfies Record<string, (evidence: Evidence) => string[]>;

/** `I2: PO-1 is 2 times in 9341…`, in the order of the invariants. */
export function violationsOf(evidence: Evidence): string[] {
  return Object.entries(INVARIANTS).flatMap(([id, check]) =>
    check(evidence).map((says) => `${id}: ${says}`),
  );
}
