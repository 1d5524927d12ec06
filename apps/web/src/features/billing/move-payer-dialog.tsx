import { Text, useMoneyFormat } from '@platebook/ui';
import { useEffect, useEffectEvent } from 'react';
import type { BilledClient, PayerChange } from '../../shared/api/entities.ts';
import { methodWords } from '../../shared/billing/payment-method.view.ts';
import { priceWords } from '../../shared/billing/plan-limits.ts';
import { useDayFormat } from '../../shared/format/use-day-format.ts';
import { useServices } from '../../shared/services.ts';
import { changePayer, loadPayerChange } from './billing.queries.ts';
import { words } from './billing.messages.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { useBulk } from './use-bulk.ts';

export type MovePayerDialogProps = {
  clients: readonly BilledClient[];
  to: PayerChange['to'];
  onClose: () => void;
};

/** Lets the reader pay for several clients, or the clients for themselves, from when what is paid for ends. */
export function MovePayerDialog({ clients, to, onClose }: MovePayerDialogProps) {
  const { api } = useServices();
  const bulk = useBulk<PayerChange>(clients);
  const money = useMoneyFormat();
  const day = useDayFormat();
  const ask = useEffectEvent(() => {
    void bulk.ask(({ tenant_id: tenant }) => loadPayerChange(api, tenant, to));
  });
  useEffect(() => ask(), []);
  const lineOf = ({ plan, starts_at: startsAt, method }: PayerChange) => {
    if (method === null) {
      return words.needsMethod(day(startsAt));
    }
    const name = methodWords(method);
    const payer = to === 'you' ? words.yourCard(name) : words.theClient(name);
    return words.movesOn(payer, day(startsAt), priceWords(plan, money) ?? '');
  };
  // Whoever pays for nobody yet gives a payment method once, for the first client.
  const isFirst =
    to === 'you' &&
    bulk.able.length > 1 &&
    bulk.able.some(({ preview }) => preview?.method === null);
  return (
    <BulkDialog
      title={to === 'you' ? words.moveToYou : words.moveToClient}
      bulk={bulk}
      lineOf={lineOf}
      sum={isFirst ? <Text>{words.oneFirst}</Text> : null}
      confirmLabel={words.confirmMove(bulk.able.length)}
      canConfirm={!isFirst}
      onConfirm={() => void bulk.run(({ tenant_id: tenant }) => changePayer(api, tenant, to))}
      onClose={onClose}
    />
  );
}
