import { RadioGroup } from 'radix-ui';
import { visuallyHidden } from '../../styles/text.css.ts';
import { useDirection } from '../../themes/use-direction.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as styles from './segmented-control.css.ts';

export type Segment = {
  value: string;
  label: string;
  icon?: IconName | undefined;
  /** Shows the icon alone; the label stays its name. */
  labelHidden?: boolean | undefined;
  disabled?: boolean | undefined;
};

export type SegmentedControlProps = {
  /** What is chosen: "View". Read out, not shown. */
  label: string;
  /** Two to five. */
  segments: readonly Segment[];
  value: string;
  onValueChange: (value: string) => void;
};

/**
 * One of two to five views of the same thing, all of them in sight. Arrows move and choose.
 *
 * Use it to show the same data another way (table, chart) or a part of it (all, unread). For places with their own
 * address use TabNav, for an answer in a form RadioGroup, for something on or off Switch.
 *
 * **When not:** more than five, or answers in a form: Select, RadioGroup.
 *
 * **Keyboard:** one stop of Tab; ← and → move and choose.
 *
 * **Accessibility:** a group of radios with a name.
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
