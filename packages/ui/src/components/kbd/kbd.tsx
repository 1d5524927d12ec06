import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import * as styles from './kbd.css.ts';
import { ownPlatform, type Platform } from './key-shortcut.ts';

export type KbdProps = {
  /** Keys pressed together, as they are printed on the keyboard: `['Shift', 'F8']`. `Mod` is Command on a Mac, Control elsewhere. */
  keys: readonly string[];
  /** Which keyboard is shown; by default the reader's own. */
  platform?: Platform | undefined;
};

type Key = { drawn: string; spoken: string };

const MAC: Readonly<Record<string, Key>> = {
  Mod: { drawn: '⌘', spoken: 'Command' },
  Alt: { drawn: '⌥', spoken: 'Option' },
  Shift: { drawn: '⇧', spoken: 'Shift' },
};
const OTHER: Readonly<Record<string, Key>> = { Mod: { drawn: 'Ctrl', spoken: 'Control' } };
const ARROWS: Readonly<Record<string, Key>> = {
  '↑': { drawn: '↑', spoken: 'Up' },
  '↓': { drawn: '↓', spoken: 'Down' },
  '←': { drawn: '←', spoken: 'Left' },
  '→': { drawn: '→', spoken: 'Right' },
};

/**
 * Keys to press, drawn as keys and read out as words.
 *
 * **When not:** for text to type: Code.
 *
 * **Accessibility:** read out as words (“Control K”), drawn as the reader's own keyboard shows it.
 */
export function Kbd({ keys, platform = ownPlatform() }: KbdProps) {
  const shown = keys.map((name) => keyOf(name, platform));
  return (
    <>
      <span className={styles.keys} aria-hidden="true">
        {shown.map(({ drawn }, place) => (
          <kbd key={place} className={styles.key}>
            {drawn}
          </kbd>
        ))}
      </span>
      <VisuallyHidden>{shown.map(({ spoken }) => spoken).join(' ')}</VisuallyHidden>
    </>
  );
}

function keyOf(name: string, platform: Platform): Key {
  const own = platform === 'mac' ? MAC[name] : OTHER[name];
  return own ?? ARROWS[name] ?? { drawn: name, spoken: name };
}
