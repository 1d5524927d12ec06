import { Banner, Button, Checkbox, Dialog, Inline, Stack, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { consequencesOf } from './plan-change.view.ts';
import type { PlanDraft } from './plan-schema.ts';
import { words } from './plans.messages.ts';
import { PLANS_KEY, savePlan, type AdminPlan } from './plans.queries.ts';

export type PlanReviewDialogProps = {
  plan: AdminPlan;
  draft: PlanDraft;
  /** Returns to the form with its input. */
  onBack: () => void;
  onSaved: () => void;
};

/** The server's preview of a change before it is saved. */
export function PlanReviewDialog({ plan, draft, onBack, onSaved }: PlanReviewDialogProps) {
  const { api } = useServices();
  const [movesUnpaid, setMovesUnpaid] = useState(false);
  const { terms, is_listed, is_default } = draft;
  const body = { terms, is_listed, is_default, move_unpaid: movesUnpaid };
  const preview = useQuery({
    queryKey: [...PLANS_KEY, plan.code, 'preview', body],
    queryFn: () => savePlan(api, plan.code, { body, dryRun: true }),
    // Not cached: someone may subscribe to a plan at any moment.
    gcTime: 0,
  });
  const save = useOperatorsChange({
    change: () => savePlan(api, plan.code, { body, dryRun: false }),
    rereads: PLANS_KEY,
    done: (change) => words.saved(change.plan.name),
    onDone: onSaved,
  });
  return (
    <Dialog
      open
      onOpenChange={onBack}
      busy={save.isPending}
      title={words.reviewTitle(draft.terms.name)}
    >
      <Stack gap="lg">
        {save.isError ? (
          <Banner tone="danger" title={failureTitle(save.error)} appeared>
            {words.notSaved}
          </Banner>
        ) : null}
        <Loaded query={preview} label={words.loading} lines={3}>
          {(change) => (
            <Stack as="ul" gap="xs">
              {consequencesOf(change).map((sentence) => (
                <li key={sentence}>
                  <Text>{sentence}</Text>
                </li>
              ))}
            </Stack>
          )}
        </Loaded>
        {preview.data?.is_new_version === true || movesUnpaid ? (
          <Checkbox
            label={words.moveUnpaid}
            hint={words.moveUnpaidHint}
            checked={movesUnpaid}
            onChange={({ currentTarget }) => setMovesUnpaid(currentTarget.checked)}
          />
        ) : null}
        <Inline gap="sm">
          <Button
            variant="primary"
            loading={save.isPending}
            disabled={preview.data === undefined}
            onClick={() => save.mutate(undefined)}
          >
            {words.publish}
          </Button>
          <Button onClick={onBack}>{words.keepEditing}</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
