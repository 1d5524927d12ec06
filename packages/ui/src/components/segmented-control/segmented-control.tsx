import { RadioGroup } from 'radix-ui';
import { visuallyHidden } from '../../styles/text.css.ts';
import { useDirection } from '../../themes/use-direction.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as styles from './segmented-control.css.ts';

export type Segment = {
  value: string;
  label: string;
  icon?: IconName | undefined;
  /** Shows only the icon; the label is its accessible name. */
  labelHidden?: boolean | undefined;
  disabled?: boolean | undefined;
};

export type SegmentedControlProps = {
  /** The group's accessible name, visually hidden: "View". */
  label: string;
  /** Two to five. */
  segments: readonly Segment[];
  value: string;
  onValueChange: (value: string) => void;
};

/**
 * Selects one of two to five visible views of the same content. Arrows move and select.
 *
 * Use it to show the same data differently (table, chart) or a part of it (all, unread). For views with their own
 * addresses use TabNav, for answers in a form RadioGroup, for on or off Switch.
 *
 * **When not:** for more than five views use Select, for answers in a form RadioGroup.
 *
 * **Keyboard:** one tab stop; ← and → move and select.
 *
 * **Accessibility:** a named radio group.
 *
 * @example
 * const [by, setBy] = useState('month');
 * const segments = [{ value: 'month', label: 'Month' }, { value: 'week', label: 'Week' }];
 * <SegmentedControl label="Group by" segments={segments} value={by} onValueChange={setBy} />
 */
export function SegmentedControl({ label, segments, ...state }: SegmentedControlProps) {
  const dir = useDirection();
  return (
    <RadioGroup.Root
      aria-label={label}
      orientation="horizontal"
      dir={dir}
      className={styles.group}
      {...state}
    >
      {segments.map(({ value, icon, labelHidden = false, disabled = false, ...segment }) => (
        <RadioGroup.Item key={value} value={value} disabled={disabled} className={styles.segment}>
          {icon === undefined ? null : <Icon name={icon} />}
          <span className={labelHidden ? visuallyHidden : undefined}>{segment.label}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
