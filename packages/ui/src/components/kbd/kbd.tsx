import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as styles from './kbd.css.ts';
import { ownPlatform, type Platform } from './key-shortcut.ts';
import { kbdWords } from './kbd.words.ts';

export type KbdProps = {
  /** Keys pressed together, as they are printed on the keyboard: `['Shift', 'F8']`. `Mod` is Command on a Mac, Control elsewhere. */
  keys: readonly string[];
  /** Which keyboard is shown; by default the reader's own. */
  platform?: Platform | undefined;
};

type Key = { drawn: string | { icon: IconName }; spoken: string };

/** Drawn, because our fonts lack these glyphs. */
const MAC: Readonly<Record<string, Key>> = {
  Mod: {
    drawn: { icon: 'key-command' },
    get spoken() {
      return kbdWords.command;
    },
  },
  Alt: {
    drawn: { icon: 'key-option' },
    get spoken() {
      return kbdWords.option;
    },
  },
  Shift: { drawn: { icon: 'key-shift' }, spoken: 'Shift' },
};
const OTHER: Readonly<Record<string, Key>> = {
  Mod: {
    get drawn() {
      return kbdWords.ctrl;
    },
    spoken: 'Control',
  },
};
const ARROWS: Readonly<Record<string, Key>> = {
  '↑': {
    drawn: '↑',
    get spoken() {
      return kbdWords.up;
    },
  },
  '↓': {
    drawn: '↓',
    get spoken() {
      return kbdWords.down;
    },
  },
  '←': {
    drawn: { icon: 'back' },
    get spoken() {
      return kbdWords.left;
    },
  },
  '→': {
    drawn: { icon: 'forward' },
    get spoken() {
      return kbdWords.right;
    },
  },
};

/**
 * Keyboard keys, drawn as keys and announced as words.
 *
 * **When not:** for text to type: Code.
 *
 * **Accessibility:** read out as words (“Control K”), drawn as the reader's own keyboard shows it.
 *
 * @example
 * <Kbd keys={['mod', 'K']} />
 */
export function Kbd({ keys, platform = ownPlatform() }: KbdProps) {
  const shown = keys.map((name) => keyOf(name, platform));
  return (
    <>
      <span className={styles.keys} aria-hidden="true">
        {shown.map(({ drawn }, place) => (
          <kbd key={place} className={styles.key}>
            {typeof drawn === 'string' ? drawn : <Icon name={drawn.icon} />}
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
