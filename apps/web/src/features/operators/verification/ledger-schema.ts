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
} from 'valibot';
import { words } from './verification.messages.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const day = () =>
  pipe(
    nullable(string()),
    check(
      (chosen) => chosen !== null,
      () => words.enterDay,
    ),
    transform((chosen) => chosen ?? ''),
  );

/** Validates a ledger check, as the body of `createLedgerVerification`. */
export function ledgerSchema() {
  return pipe(
    object({
      tenant_id: pipe(
        string(),
        trim(),
        check(
          (id) => UUID.test(id),
          () => words.enterClientId,
        ),
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
