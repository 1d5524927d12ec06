export type Platform = 'mac' | 'other';

const NAMES: Readonly<Record<string, string>> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  Ctrl: 'Control',
  Esc: 'Escape',
};

/** A shortcut in `aria-keyshortcuts` syntax: `Control+K`. */
export function keyShortcutOf(keys: readonly string[], platform = ownPlatform()): string {
  const modifier = platform === 'mac' ? 'Meta' : 'Control';
  return keys.map((key) => (key === 'Mod' ? modifier : (NAMES[key] ?? key))).join('+');
}

/** The reader's platform. */
export function ownPlatform(): Platform {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'mac' : 'other';
}
