import { Badge, Code, Dialog, Stack, Table, Text, type TableColumn } from '@platebook/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDayFormat } from '../../../shared/format/use-day-format.ts';
import { rowsOf } from '../../../shared/list/paged-query.ts';
import { ShowMore } from '../../../shared/list/show-more.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { stateNames, words } from './plans.messages.ts';
import { subscribersQuery, type AdminPlan, type PlanSubscriber } from './plans.queries.ts';

/** The subscribers of a plan version. */
export function SubscribersDialog({ plan, onClose }: { plan: AdminPlan; onClose: () => void }) {
  const { api } = useServices();
  const formatDay = useDayFormat();
  const subscribers = useInfiniteQuery(subscribersQuery(api, plan.code));
  return (
    <Dialog open onOpenChange={onClose} title={words.whoTitle(plan.name)}>
      <Loaded query={subscribers} label={words.loadingWho} shape="table" lines={4}>
        {(data) => {
          const rows = rowsOf(data);
          return rows.length === 0 ? (
            <Text tone="muted">{words.noOne}</Text>
          ) : (
            <Stack gap="md">
              <Table
                caption={words.whoTitle(plan.name)}
                captionHidden
                rows={rows}
                rowKey={({ tenant_id: id }) => id}
                columns={subscriberColumns(formatDay)}
              />
              <ShowMore query={subscribers} shown={rows.length} noun={words.clientsNoun} />
            </Stack>
          );
        }}
      </Loaded>
    </Dialog>
  );
}

const TONES = {
  trial: 'info',
  active: 'success',
  past_due: 'danger',
  expired: 'warning',
  cancelled: 'neutral',
} as const satisfies Record<PlanSubscriber['state'], string>;

function subscriberColumns(formatDay: (instant: string) => string): TableColumn<PlanSubscriber>[] {
  const day = (at: string | null) => (at === null ? '' : formatDay(at));
  return [
    {
      id: 'client',
      header: words.client,
      rowHeader: true,
      cell: ({ client_name: name }) => name,
    },
    {
      id: 'state',
      header: words.state,
      cell: ({ state }) => <Badge tone={TONES[state]}>{stateNames[state]}</Badge>,
    },
    { id: 'since', header: words.since, cell: ({ since }) => day(since) },
    { id: 'trial', header: words.trialEnds, cell: ({ trial_ends_at: at }) => day(at) },
    { id: 'renews', header: words.renews, cell: ({ renews_at: at }) => day(at) },
    { id: 'id', header: words.clientId, cell: ({ tenant_id: id }) => <Code>{id}</Code> },
  ];
}
