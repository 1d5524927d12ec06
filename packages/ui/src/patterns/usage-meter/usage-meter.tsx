import { Meter } from '../../components/meter/meter.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import * as styles from './usage-meter.css.ts';
import { formatCount } from '../../components/number-format/format-count.ts';
import { usageMeterWords } from './usage-meter.words.ts';

export type UsageMeterProps = {
  /** What is counted: "Stores". */
  label: string;
  used: number;
  /** What the plan allows; null where it sets no limit. */
  limit: number | null;
};

/**
 * How much of what a plan allows is used. Over the limit nothing is lost; it says what is refused.
 *
 * **When:** in billing, and beside what cannot be added any more. **When not:** for work under way (`Progress`).
 *
 * **Accessibility:** a meter that says its figures, and in words that the limit is near or passed.
 *
 * @example
 * <UsageMeter label="Payouts this month" used={82} limit={100} />
 */
export function UsageMeter({ label, used, limit }: UsageMeterProps) {
  if (limit === null) {
    return (
      <div className={styles.unlimited}>
        <span>{label}</span>
        <span className={styles.value}>{usageMeterWords.noLimit(grouped(used))}</span>
      </div>
    );
  }
  return (
    <Stack gap="xxs">
      <Meter
        label={label}
        value={used}
        max={limit}
        valueText={usageMeterWords.usedOf(grouped(used), grouped(limit))}
      />
      {used > limit ? (
        <Text size="small" tone="muted">
          {usageMeterWords.whatYouHaveStays(grouped(used - limit))}
        </Text>
      ) : null}
    </Stack>
  );
}

function grouped(count: number): string {
  return formatCount(count);
}
