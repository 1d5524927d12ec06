import { Button, Inline, Page, PageHeader, Stack, Table } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dataflowPermissionsQuery } from '../../../shared/account/dataflow.queries.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { PlanFormDialog } from './plan-form-dialog.tsx';
import { PlanReviewDialog } from './plan-review-dialog.tsx';
import type { PlanDraft } from './plan-schema.ts';
import { plansColumns } from './plans-columns.tsx';
import { words } from './plans.messages.ts';
import { adminPlansQuery, type AdminPlan } from './plans.queries.ts';
import { SubscribersDialog } from './subscribers-dialog.tsx';

/** The plans and their subscribers. */
export function PlansPage() {
  const { api } = useServices();
  const { data: permissions } = useQuery(dataflowPermissionsQuery(api));
  const manages = permissions?.capabilities.includes('manage_configurations') === true;
  const plans = useQuery(adminPlansQuery(api));
  const [editing, setEditing] = useState<AdminPlan | 'new' | null>(null);
  const [shown, setShown] = useState<AdminPlan | null>(null);
  return (
    <Page>
      <title>{`${words.title} – Platebook`}</title>
      <Stack gap="xl">
        <PageHeader
          title={words.title}
          description={
            permissions === undefined || manages
              ? words.about
              : `${words.about} ${words.needs('manage_configurations')}`
          }
          actions={
            manages ? (
              <Button variant="primary" icon="add" onClick={() => setEditing('new')}>
                {words.create}
              </Button>
            ) : null
          }
        />
        <Loaded query={plans} label={words.loading} shape="table" lines={4}>
          {({ items }) => (
            <Plans items={items} onShow={setShown} onEdit={manages ? setEditing : null} />
          )}
        </Loaded>
      </Stack>
      {editing === null ? null : (
        <Editing plan={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {shown === null ? null : <SubscribersDialog plan={shown} onClose={() => setShown(null)} />}
    </Page>
  );
}

type PlansProps = {
  items: readonly AdminPlan[];
  onShow: (plan: AdminPlan) => void;
  onEdit: ((plan: AdminPlan) => void) | null;
};

/** The latest versions, and earlier ones if the address includes them. */
function Plans({ items, onShow, onEdit }: PlansProps) {
  const [query, setQuery] = useSearchParams();
  const showsAll = query.get('versions') === 'all';
  const rows = showsAll ? items : items.filter(({ is_latest: isLatest }) => isLatest);
  return (
    <Stack gap="md">
      <Table
        caption={words.title}
        captionHidden
        rows={rows}
        rowKey={({ code }) => code}
        columns={plansColumns({ onShow, onEdit })}
      />
      {items.every(({ is_latest: isLatest }) => isLatest) ? null : (
        <Inline>
          <Button
            aria-pressed={showsAll}
            onClick={() => setQuery(showsAll ? {} : { versions: 'all' })}
          >
            {showsAll ? words.hideOlder : words.showOlder}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** The form and its review; going back keeps the input. */
function Editing({ plan, onClose }: { plan: AdminPlan | null; onClose: () => void }) {
  const [draft, setDraft] = useState<PlanDraft | null>(null);
  return (
    <>
      <PlanFormDialog open={draft === null} plan={plan} onClose={onClose} onReview={setDraft} />
      {draft === null || plan === null ? null : (
        <PlanReviewDialog
          plan={plan}
          draft={draft}
          onBack={() => setDraft(null)}
          onSaved={onClose}
        />
      )}
    </>
  );
}
