import { Select, Stack, Text, useMoneyFormat } from '@platebook/ui';
import { useState } from 'react';
import type { BilledClient, Plan, PlanChange } from '../../shared/api/entities.ts';
import { changePlan, loadPlanChange } from '../../shared/billing/billing.queries.ts';
import { overLimits } from '../../shared/billing/plan-limits.ts';
import { dueWords } from '../../shared/billing/plan-change.view.ts';
import { useDayFormat } from '../../shared/format/use-day-format.ts';
import { useServices } from '../../shared/services.ts';
import { dueByCurrency } from './billed-client.view.ts';
import { words } from './billing.messages.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { useBulk } from './use-bulk.ts';

export type ChangePlansDialogProps = {
  clients: readonly BilledClient[];
  plans: readonly Plan[];
  onClose: () => void;
};

type Preview = { readonly change: PlanChange; readonly lost: readonly string[] };

/** Changes the plan of several clients, with each charge due now and totals by currency. */
export function ChangePlansDialog({ clients, plans, onClose }: ChangePlansDialogProps) {
  const { api } = useServices();
  const bulk = useBulk<Preview>(clients);
  const [code, setCode] = useState('');
  const money = useMoneyFormat();
  const day = useDayFormat();
  const due = dueByCurrency(
    bulk.able.flatMap(({ preview }) => preview?.change ?? []),
    money,
  );
  const choose = (planCode: string) => {
    setCode(planCode);
    void bulk.ask(async (client) => {
      const change = await loadPlanChange(api, { tenant: client.tenant_id, planCode });
      return { change, lost: overLimits(client.subscription, change.to) };
    });
  };
  return (
    <BulkDialog
      title={words.changeTitle}
      bulk={bulk}
      lineOf={({ change, lost }) => [dueWords(change, { money, day }), ...lost].join(' ')}
      choice={
        <Select
          label={words.newPlan}
          placeholder={words.choosePlan}
          value={code}
          disabled={bulk.phase === 'asking'}
          options={plans
            .filter(({ price_cents: cents }) => cents !== null)
            .map((plan) => ({ value: plan.code, label: plan.name }))}
          onChange={({ target }) => choose(target.value)}
        />
      }
      sum={
        bulk.able.length === 0 ? null : (
          <Stack gap="xs">
            <Text weight="medium">{words.dueTotal(due)}</Text>
            <Text size="small" tone="muted">
              {words.noUndo}
            </Text>
          </Stack>
        )
      }
      confirmLabel={words.confirmChange(bulk.able.length)}
      canConfirm
      onConfirm={() =>
        void bulk.run(async ({ tenant_id: tenant }, { change: { at } }) => {
          await changePlan(api, { tenant, planCode: code, at });
          return null;
        })
      }
      onClose={onClose}
    />
  );
}
