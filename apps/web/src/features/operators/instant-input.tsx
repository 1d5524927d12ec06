import { Columns, DateField, TextField } from '@platebook/ui';
import { todayIn } from '../../shared/format/today-in.ts';
import type { InstantFields } from './instant-schema.ts';
import { words } from './instant.messages.ts';
import { shownDay, typedDay } from './typed-day.ts';

export type InstantInputProps = {
  /** For the day; the time input's id ends in `-time`. */
  id: string;
  dayLabel?: string;
  timeLabel?: string;
  /** What an empty day means, shown before the time format. */
  timeHint?: string;
  value: InstantFields;
  error: string | undefined;
  onChange: (value: InstantFields) => void;
};

/** A day and a time, in UTC. */
export function InstantInput(props: InstantInputProps) {
  const { id, dayLabel = words.day, timeLabel = words.time, timeHint } = props;
  const { value, error, onChange } = props;
  return (
    <Columns gap="md">
      <DateField
        id={id}
        label={dayLabel}
        today={todayIn('UTC')}
        timeZone="UTC"
        value={shownDay(value.day)}
        onChange={(day, problem) => onChange({ ...value, day: typedDay(day, problem) })}
      />
      <TextField
        id={`${id}-time`}
        label={timeLabel}
        hint={timeHint === undefined ? words.clock : `${timeHint} ${words.clock}`}
        autoComplete="off"
        inputMode="numeric"
        value={value.time}
        error={error}
        onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
      />
    </Columns>
  );
}
