import { Button, InlineAlert, Link, useMoneyFormat } from '@platebook/ui';
import { useState } from 'react';
import type { Client, DepositDifference } from '../../../shared/api/entities.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { resolutionInWords } from './exceptions.view.ts';
import { ResolveDialog } from './resolve-dialog.tsx';
import { differenceSentence } from '../../../shared/language/sent-reasons.ts';
import { words } from './exceptions.messages.ts';
import { personName } from '../../../shared/format/person-name.ts';

export type DepositDifferenceNoteProps = {
  client: Client;
  difference: DepositDifference | null;
  /** Whether a message above already covers the missing approval. */
  isShownAbove?: boolean;
};

/** The deposit difference and who approved it; nothing if there is none. */
export function DepositDifferenceNote({
  client,
  difference,
  isShownAbove = false,
}: DepositDifferenceNoteProps) {
  const format = useMoneyFormat();
  const href = useClientHref();
  const [resolving, setResolving] = useState(false);
  if (difference === null) {
    return null;
  }
  const { exception } = difference;
  if (exception === null) {
    return isShownAbove ? null : (
      <InlineAlert
        tone="warning"
        title={differenceSentence(difference)}
        action={<Link href={href('/dashboard/sync')}>{words.openQueue}</Link>}
      >
        {words.payoutHeld}
      </InlineAlert>
    );
  }
  const isOpen = exception.resolution === null;
  const amount = format(exception.amount_cents, { currency: exception.currency });
  return (
    <>
      <InlineAlert
        tone={isOpen ? 'warning' : 'info'}
        title={words.approvedDifference(amount, personName(exception.recorded_by.name))}
        action={
          isOpen && mayManage(client) ? (
            <Button size="sm" onClick={() => setResolving(true)}>
              {words.resolveCommand}
            </Button>
          ) : undefined
        }
      >
        {words.reason(exception.reason, resolutionInWords(exception))}
      </InlineAlert>
      <ResolveDialog
        client={client}
        exception={resolving ? exception : null}
        onClose={() => setResolving(false)}
      />
    </>
  );
}
