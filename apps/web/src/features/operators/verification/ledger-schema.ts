import {
  check,
  forward,
  nullable,
  object,
  partialCheck,
  pipe,
  string,
  transform,
  trim,
  uuid,
} from 'valibot';
import { words } from './verification.messages.ts';

const day = () =>
  pipe(
    nullable(string()),
    check(
      (chosen) => chosen !== null,
      () => words.enterDay,
    ),
    transform((chosen) => chosen ?? ''),
  );

/** What is typed of a ledger to verify, as the body of `createLedgerVerification`. */
export function ledgerSchema() {
  return pipe(
    object({
      tenant_id: pipe(
        string(),
        trim(),
        uuid(() => words.enterClientId),
      ),
      from: day(),
      to: day(),
    }),
    forward(
      partialCheck(
        [['from'], ['to']],
        ({ from, to }) => from <= to,
        () => words.toBeforeFrom,
      ),
      ['to'],
    ),
  );
}
