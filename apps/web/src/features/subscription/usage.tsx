import { Stack, Text, UsageMeter } from '@platebook/ui';
import type { Subscription } from '../../shared/api/entities.ts';
import { Part } from './part.tsx';
import { historyWords, usageOf } from './plan.view.ts';

/** How much of the plan is used. */
export function Usage({ subscription }: { subscription: Subscription }) {
  return (
    <Part title="What you use">
      <Stack gap="md">
        {usageOf(subscription).map((thing) => (
          <UsageMeter key={thing.label} {...thing} />
        ))}
        <Text size="small" tone="muted">
          {`How far back you can sync: ${historyWords(
            subscription.limits.history_months,
          ).toLowerCase()}. Archived clients and deactivated stores count too.`}
        </Text>
      </Stack>
    </Part>
  );
}
