import { Badge, Button, Code, Inline, Stack, Text, type TableColumn } from '@platebook/ui';
import { formatCount } from '../../../shared/format/counted.ts';
import { priceOf } from './plan-change.view.ts';
import { words } from './plans.messages.ts';
import type { AdminPlan } from './plans.queries.ts';

type Actions = {
  readonly onShow: (plan: AdminPlan) => void;
  /** Null for read-only users. */
  readonly onEdit: ((plan: AdminPlan) => void) | null;
};

/** The columns of the table of plans. */
export function plansColumns({ onShow, onEdit }: Actions): TableColumn<AdminPlan>[] {
  return [
    {
      id: 'plan',
      header: words.plan,
      rowHeader: true,
      cell: ({ name, code, version }) => (
        <Stack gap="xxs">
          {name}
          <Inline gap="xs">
            <Code>{code}</Code>
            <Text as="span" size="small" tone="muted">
              {words.version(version)}
            </Text>
          </Inline>
        </Stack>
      ),
    },
    { id: 'price', header: words.price, cell: priceOf },
    {
      id: 'trial',
      header: words.trial,
      cell: ({ trial_days: days }) => (days === 0 ? words.noTrial : words.trialOf(days)),
    },
    {
      id: 'offer',
      header: words.onOffer,
      cell: ({ is_listed: isListed, is_default: isDefault }) => (
        <Inline gap="xs">
          <Badge tone={isListed ? 'success' : 'neutral'}>
            {isListed ? words.listed : words.unlisted}
          </Badge>
          {isDefault ? <Badge tone="info">{words.isDefault}</Badge> : null}
        </Inline>
      ),
    },
    {
      id: 'subscribers',
      header: words.subscribers,
      cell: ({ subscribers: { total, active, past_due: pastDue } }) => (
        <Stack gap="xxs">
          {formatCount(total)}
          <Text as="span" size="small" tone="muted">
            {words.paying(active + pastDue)}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'action',
      header: words.action,
      shrink: true,
      cell: (plan) => (
        <Inline gap="xs" wrap="nowrap">
          <Button size="sm" aria-label={words.whoFor(plan.code)} onClick={() => onShow(plan)}>
            {words.who}
          </Button>
          {onEdit === null || !plan.is_latest ? null : (
            <Button size="sm" aria-label={words.editFor(plan.code)} onClick={() => onEdit(plan)}>
              {words.edit}
            </Button>
          )}
        </Inline>
      ),
    },
  ];
}
