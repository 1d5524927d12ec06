export type Platform = 'mac' | 'other';

const NAMES: Readonly<Record<string, string>> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  Ctrl: 'Control',
  Esc: 'Escape',
};

/** Keys as Kbd takes them, spelled as `aria-keyshortcuts` wants them: `Control+K`. */
export function keyShortcutOf(keys: readonly string[], platform = ownPlatform()): string {
  const modifier = platform === 'mac' ? 'Meta' : 'Control';
  return keys.map((key) => (key === 'Mod' ? modifier : (NAMES[key] ?? key))).join('+');
}

/** Whose keyboard the reader has. */
export function ownPlatform(): Platform {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'mac' : 'other';
}
