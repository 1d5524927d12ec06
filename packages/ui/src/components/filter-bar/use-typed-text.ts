import { useState } from 'react';

type Typed = {
  readonly text: string;
  /** The value that came from outside last. */
  readonly value: string;
  /** What was given out and did not come back yet. */
  readonly sent: readonly string[];
};

/**
 * The text of a field whose value comes back late: a router takes an address only once its guard has answered, and meanwhile
 * letters go on. What comes back of what was typed changes nothing; any other value takes the place of the text.
 */
export function useTypedText(value: string): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState<Typed>({ text: value, value, sent: [] });
  let now = typed;
  if (value !== typed.value) {
    const at = typed.sent.lastIndexOf(value);
    now =
      at === -1
        ? { text: value, value, sent: [] }
        : { ...typed, value, sent: typed.sent.slice(at + 1) };
    setTyped(now);
  }
  return [
    now.text,
    (text) => setTyped((before) => ({ ...before, text, sent: [...before.sent, text] })),
  ];
}
