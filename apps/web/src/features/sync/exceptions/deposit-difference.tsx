import { Button, InlineAlert, Link, useMoneyFormat } from '@platebook/ui';
import { useState } from 'react';
import type { Client, DepositDifference } from '../../../shared/api/entities.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { resolutionInWords } from './exceptions.view.ts';
import { ResolveDialog } from './resolve-dialog.tsx';

export type DepositDifferenceNoteProps = {
  client: Client;
  difference: DepositDifference | null;
  /** Something above says already what nobody has approved yet. */
  saidAbove?: boolean;
};

/** By how much the deposit differs, and who approved that; nothing where it does not differ. */
export function DepositDifferenceNote({
  client,
  difference,
  saidAbove = false,
}: DepositDifferenceNoteProps) {
  const format = useMoneyFormat();
  const href = useClientHref();
  const [resolving, setResolving] = useState(false);
  if (difference === null) {
    return null;
  }
  const { exception } = difference;
  if (exception === null) {
    return saidAbove ? null : (
      <InlineAlert
        tone="warning"
        title={difference.message}
        action={<Link href={href('/dashboard/sync')}>Open queue</Link>}
      >
        Nothing from this payout is posted until you import the rows again or approve its entries
        with the amount and a reason.
      </InlineAlert>
    );
  }
  const isOpen = exception.resolution === null;
  const amount = format(exception.amount_cents, { currency: exception.currency });
  return (
    <>
      <InlineAlert
        tone={isOpen ? 'warning' : 'info'}
        title={`The deposit differs by ${amount}. ${exception.recorded_by.name} approved it.`}
        action={
          isOpen && mayManage(client) ? (
            <Button size="sm" onClick={() => setResolving(true)}>
              Resolve…
            </Button>
          ) : undefined
        }
      >
        {`Reason: ${exception.reason}. ${resolutionInWords(exception)}.`}
      </InlineAlert>
      <ResolveDialog
        client={client}
        exception={resolving ? exception : null}
        onClose={() => setResolving(false)}
      />
    </>
  );
}
