import { Button, Inline, SearchField, SegmentedControl, Stack, Text } from '@platebook/ui';
import { useState } from 'react';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { PERIODS, useLogAddress } from './log-address.ts';
import { words } from './logs.messages.ts';

export type LogQueryBarProps = {
  /** The error of the query in the address. */
  problem: string | null;
  isSearching: boolean;
};

/** The query and the time range. */
export function LogQueryBar({ problem, isSearching }: LogQueryBarProps) {
  const { place, go } = useLogAddress();
  const [text, setText] = useState(place.q);
  const [shown, setShown] = useState(place.q);
  if (shown !== place.q) {
    // A facet, a link or the back button changed the query.
    setShown(place.q);
    setText(place.q);
  }
  const format = useInstantFormat();
  return (
    <Stack gap="md">
      <form
        role="search"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          go({ q: text.trim() });
        }}
      >
        <Stack gap="sm">
          <SearchField
            label={words.search}
            hint={words.searchHint}
            maxLength={500}
            spellCheck={false}
            shortcut
            value={text}
            error={problem ?? undefined}
            loading={isSearching}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Inline gap="sm">
            <Button type="submit" variant="primary">
              {words.find}
            </Button>
            {place.q === '' ? null : <Button onClick={() => go({ q: '' })}>{words.clear}</Button>}
          </Inline>
        </Stack>
      </form>
      {place.time === null ? (
        <SegmentedControl
          label={words.period}
          segments={PERIODS.map((one) => ({ value: String(one), label: words.lastHours(one) }))}
          value={String(place.hours)}
          onValueChange={(value) => go({ hours: Number(value) })}
        />
      ) : (
        <Inline gap="sm">
          <Text as="span">{words.fromTo(format(place.time.from), format(place.time.to))}</Text>
          <Button size="sm" onClick={() => go({ time: null })}>
            {words.anyTime}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
