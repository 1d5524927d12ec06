import { afterEach, expect, test, vi } from 'vitest';
import { applyLanguage } from './apply-language.ts';
import { setLanguage } from './language.ts';

afterEach(() => setLanguage('en-US'));

function pageOf(languages: readonly string[], stores = true) {
  const stored = new Map<string, string>();
  const reload = vi.fn<() => void>();
  const page = {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void (stores && stored.set(key, value)),
      removeItem: (key: string) => void stored.delete(key),
    },
    navigator: { languages },
    location: { reload },
  };
  return { page, stored, reload };
}

test('a new language is stored and the page reloads in it', () => {
  const { page, stored, reload } = pageOf(['en-US']);
  applyLanguage(page, 'fr-CA');
  expect([...stored]).toEqual([['language', 'fr-CA']]);
  expect(reload).toHaveBeenCalledOnce();
});

test('the page’s current language needs no reload', () => {
  const { page, stored, reload } = pageOf(['fr-CA']);
  applyLanguage(page, 'en-US');
  expect([...stored]).toEqual([['language', 'en-US']]);
  expect(reload).not.toHaveBeenCalled();
});

test('the browser’s language clears the stored one', () => {
  const { page, stored, reload } = pageOf(['en-US']);
  setLanguage('fr-CA');
  applyLanguage(page, null);
  expect([...stored]).toEqual([]);
  expect(reload).toHaveBeenCalledOnce();
});

test('a browser without storage does not reload forever', () => {
  const { page, reload } = pageOf(['en-US'], false);
  applyLanguage(page, 'fr-CA');
  expect(reload).not.toHaveBeenCalled();
});
