import { Columns, DateField, RadioGroup } from '@platebook/ui';
import { todayIn } from '../format/today-in.ts';

export type EffectiveFromProps = {
  /** `YYYY-MM-DD`; null holds for every entry that is not posted yet. */
  readonly value: string | null;
  readonly onChange: (from: string | null) => void;
  readonly timeZone: string;
};

/** From which entry on the changes are to hold; entries before that day keep what they have. */
export function EffectiveFrom({ value, onChange, timeZone }: EffectiveFromProps) {
  const today = todayIn(timeZone);
  return (
    <Columns template="fit">
      <RadioGroup
        legend="These changes hold for"
        value={value === null ? 'all' : 'from'}
        name="mapping-holds-for"
        onChange={(event) => onChange(event.currentTarget.value === 'all' ? null : today)}
        options={[
          { value: 'all', label: 'Every entry that is not posted yet' },
          { value: 'from', label: 'Entries from a day on; those before it keep what they have' },
        ]}
      />
      {value === null ? null : (
        <DateField
          label="First day"
          value={value}
          onChange={(day) => onChange(day ?? today)}
          today={today}
          timeZone={timeZone}
        />
      )}
    </Columns>
  );
}
