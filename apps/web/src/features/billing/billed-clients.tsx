import { EmptyState, Text, useMoneyFormat } from '@platebook/ui';
import { useMemo, useState, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BilledClient, Client, Plan, PayerChange } from '../../shared/api/entities.ts';
import { useDayFormat } from '../../shared/format/use-day-format.ts';
import type { ListDefinition, ListRequest } from '../../shared/list/list-definition.ts';
import { expectedRows } from '../../shared/list/expected-rows.ts';
import { ListView } from '../../shared/list/list-view.tsx';
import { useServices } from '../../shared/services.ts';
import {
  billedClientColumns,
  billedClientProperties,
  subscriptionHref,
} from './billed-client-columns.tsx';
import { words } from './billing.messages.ts';
import { billedClientsList, changePayer, loadPayerChange } from './billing.queries.ts';
import { ChangePlansDialog } from './change-plans-dialog.tsx';
import { methodWords } from '../../shared/billing/payment-method.view.ts';
import { priceWords } from '../../shared/billing/plan-limits.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { useBulk } from './use-bulk.ts';

export type BilledClientsProps = {
  client: Client;
  plans: readonly Plan[];
  /** How many clients the reader owns. */
  count: number;
};

type OpenDialog = {
  readonly what: 'plan' | 'you' | 'client';
  readonly rows: readonly BilledClient[];
};

/** Every client the reader owns with its plan, and bulk actions. */
export function BilledClients({ client, plans, count }: BilledClientsProps) {
  const { api } = useServices();
  const navigate = useNavigate();
  const day = useDayFormat();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const definition = useMemo<ListDefinition<BilledClient>>(() => {
    const ask = (what: OpenDialog['what']) => (rows: readonly BilledClient[]) => {
      setDialog({ what, rows });
      return null;
    };
    return {
      id: 'billing',
      noun: { one: words.one, many: words.many },
      columns: billedClientColumns(day),
      rowKey: ({ tenant_id: tenant }) => tenant,
      properties: billedClientProperties(plans),
      sort: { columnId: 'name', descending: false },
      searches: true,
      actions: [
        { id: 'plan', label: words.changePlan, prepare: ask('plan') },
        { id: 'you', label: words.payFor, prepare: ask('you') },
        { id: 'client', label: words.letPay, prepare: ask('client') },
      ],
    };
  }, [day, plans]);
  return (
    <>
      <ListView
        definition={definition}
        client={client}
        about={words.allClients}
        listOf={(request: ListRequest) => billedClientsList(api, request)}
        onOpen={(row) => void navigate(subscriptionHref(row))}
        expectedRows={expectedRows(count)}
        empty={<EmptyState kind="first-use" size="table" title={words.noClients} />}
      />
      {dialog === null ? null : (
        <RequestedDialog {...dialog} plans={plans} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

type RequestedDialogProps = OpenDialog & { plans: readonly Plan[]; onClose: () => void };

function RequestedDialog({ what, rows, plans, onClose }: RequestedDialogProps) {
  return what === 'plan' ? (
    <ChangePlansDialog clients={rows} plans={plans} onClose={onClose} />
  ) : (
    <MovePayerDialog clients={rows} to={what} onClose={onClose} />
  );
}

type MovePayerDialogProps = {
  clients: readonly BilledClient[];
  to: PayerChange['to'];
  onClose: () => void;
};

/** Moves payment of several clients to the reader, or back to the clients, from the end of the paid period. */
function MovePayerDialog({ clients, to, onClose }: MovePayerDialogProps) {
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
  // A first-time payer enters a payment method once, for the first client.
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
