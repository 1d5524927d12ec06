import { useState } from 'react';
import type { KeyboardEvent } from 'react';

/** The active point, moved by arrows, Home, End and by pages of ten; null until a key or a pointer sets one. */
export function usePointKeys(count: number) {
  const [active, setActive] = useState<number | null>(null);
  const last = count - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const from = active ?? -1;
    const moves: Record<string, number> = {
      ArrowRight: from + 1,
      ArrowLeft: active === null ? last : from - 1,
      PageDown: from + 10,
      PageUp: from - 10,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next !== undefined && count > 0) {
      event.preventDefault();
      setActive(Math.min(Math.max(next, 0), last));
    }
    if (event.key === 'Escape') {
      setActive(null);
    }
  };
  return { active: active === null || active > last ? null : active, setActive, onKeyDown };
}
