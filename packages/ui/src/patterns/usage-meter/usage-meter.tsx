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
  /** The plan's limit; null if unlimited. */
  limit: number | null;
};

/**
 * The usage of a plan's limit. Above the limit nothing is lost; it says what is refused.
 *
 * **When:** in billing, and beside what can no longer be added. **When not:** for work in progress use `Progress`.
 *
 * **Accessibility:** a meter with its figures, and with words if the limit is near or exceeded.
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
