import { Stack, Text, UsageMeter } from '@platebook/ui';
import type { Subscription } from '../../shared/api/entities.ts';
import { historyWords, usageOf } from '../../shared/billing/plan-limits.ts';
import { Part } from './part.tsx';
import { words } from './plan.messages.ts';

/** How much of the plan is used. */
export function Usage({ subscription }: { subscription: Subscription }) {
  const history = historyWords(subscription.limits.history_months).toLowerCase();
  return (
    <Part title={words.whatYouUse}>
      <Stack gap="md">
        {usageOf(subscription).map((thing) => (
          <UsageMeter key={thing.label} {...thing} />
        ))}
        <Text size="small" tone="muted">
          {words.howFarBack(history)}
        </Text>
      </Stack>
    </Part>
  );
}
