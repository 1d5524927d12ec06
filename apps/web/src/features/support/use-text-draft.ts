import { useCallback } from 'react';

export type TextDraft<Fields> = {
  /** What was written before in this tab; null where nothing was. */
  readonly read: () => Partial<Fields> | null;
  readonly save: (fields: Fields) => void;
  readonly clear: () => void;
};

/** What is written on a page for a client stays in this tab until it is sent, also over a reload. */
export function useTextDraft<Fields extends Record<string, string | undefined>>(
  path: string,
  clientId: string,
): TextDraft<Fields> {
  const key = `draft ${path} ${clientId}`;
  const read = useCallback(() => readFields<Fields>(window.sessionStorage.getItem(key)), [key]);
  const save = useCallback(
    (fields: Fields) => window.sessionStorage.setItem(key, JSON.stringify(fields)),
    [key],
  );
  const clear = useCallback(() => window.sessionStorage.removeItem(key), [key]);
  return { read, save, clear };
}

/** The texts of what was stored; null for anything else. */
export function readFields<Fields extends Record<string, string | undefined>>(
  stored: string | null,
): Partial<Fields> | null {
  if (stored === null) {
    return null;
  }
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) {
      return null;
    }
    const texts = Object.entries(value).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts) as Partial<Fields>;
  } catch {
    return null;
  }
}
