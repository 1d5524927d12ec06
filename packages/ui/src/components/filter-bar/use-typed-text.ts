import { useEffect, useState } from 'react';

type Typed = {
  readonly text: string;
  /** The value that was there when the first of these letters was typed. */
  readonly from: string;
  /** What was given out since then. */
  readonly sent: readonly string[];
};

/**
 * The text of a field whose value comes back late: a router takes an address only once its guard has answered, and meanwhile
 * letters go on. What comes back of what was typed changes nothing; any other value takes the place of the text.
 */
export function useTypedText(value: string): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState<Typed | null>(null);
  const isOurs = typed !== null && (value === typed.from || typed.sent.includes(value));
  useEffect(() => {
    if (typed !== null && value === typed.text) {
      // oxlint-disable-next-line react/set-state-in-effect -- set while a transition is drawn, it would take back letters typed meanwhile
      setTyped((latest) => (latest === typed ? null : latest));
    }
  }, [typed, value]);
  return [
    isOurs ? typed.text : value,
    (text) =>
      setTyped((latest) =>
        latest === null || !isOurs
          ? { text, from: value, sent: [text] }
          : { ...latest, text, sent: [...latest.sent, text] },
      ),
  ];
}
