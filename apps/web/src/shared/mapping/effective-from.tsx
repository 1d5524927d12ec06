import { Columns, DateField, RadioGroup } from '@platebook/ui';
import { todayIn } from '../format/today-in.ts';
import { words } from './mapping.messages.tsx';

export type EffectiveFromProps = {
  /** `YYYY-MM-DD`; null applies to every unposted entry. */
  readonly value: string | null;
  readonly onChange: (from: string | null) => void;
  readonly timeZone: string;
};

/** The first day the changes apply to; earlier entries are unaffected. */
export function EffectiveFrom({ value, onChange, timeZone }: EffectiveFromProps) {
  const today = todayIn(timeZone);
  return (
    <Columns template="fit">
      <RadioGroup
        legend={words.theseChangesHoldFor}
        value={value === null ? 'all' : 'from'}
        name="mapping-holds-for"
        onChange={(event) => onChange(event.currentTarget.value === 'all' ? null : today)}
        options={[
          { value: 'all', label: words.everyEntryThatIsNotPosted },
          { value: 'from', label: words.entriesFromADayOnThose },
        ]}
      />
      {value === null ? null : (
        <DateField
          label={words.firstDay}
          value={value}
          onChange={(day) => onChange(day ?? today)}
          today={today}
          timeZone={timeZone}
        />
      )}
    </Columns>
  );
}
