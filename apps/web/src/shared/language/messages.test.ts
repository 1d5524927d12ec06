import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, expectTypeOf, test } from 'vitest';
import { counted } from '../format/counted.ts';
import { languageOf, readLanguage, setLanguage } from './language.ts';
import { inFrench, messages } from './messages.ts';

afterEach(() => setLanguage('en-US'));

const words = messages({
  title: 'Payouts',
  posted: (entries: number) => `Posted ${counted(entries, 'entry', 'entries')}`,
});
inFrench(words, {
  title: 'Versements',
  posted: (entries) => `${counted(entries, 'écriture')} au grand livre`,
});

test('messages are in the language set when they are read', () => {
  expect([words.title, words.posted(1), words.posted(1204)]).toEqual([
    'Payouts',
    'Posted 1 entry',
    'Posted 1,204 entries',
  ]);
  setLanguage('fr-CA');
  expect([words.title, words.posted(0), words.posted(1204)]).toEqual([
    'Versements',
    '0 écriture au grand livre',
    '1\u00A0204 écritures au grand livre',
  ]);
});

test('a translation has each message and its values', () => {
  // @ts-expect-error a message is missing
  inFrench(words, { title: 'Versements' });
  expectTypeOf(words.posted).parameters.toEqualTypeOf<[number]>();
});

test('the stored language, then the browser’s first supported one, otherwise English', () => {
  expect(languageOf(['de-DE', 'fr-FR', 'en-US'])).toBe('fr-CA');
  expect(languageOf(['de-DE'])).toBe('en-US');
  const stored = { getItem: () => 'fr-CA' };
  expect(readLanguage(stored, ['en-CA'])).toBe('fr-CA');
  expect(readLanguage({ getItem: () => null }, ['fr', 'en-US'])).toBe('fr-CA');
  expect(readLanguage({ getItem: () => 'tlh' }, ['en-CA'])).toBe('en-US');
});

test('every message file has its French next to it', () => {
  const src = fileURLToPath(new URL('../..', import.meta.url));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const base = (file: string) => file.replace(/(\.fr)?\.tsx?$/, '');
  const french = new Set(files.filter((file) => /\.messages\.fr\.tsx?$/.test(file)).map(base));
  const untranslated = files.filter(
    (file) => /\.messages\.tsx?$/.test(file) && !french.has(base(file)),
  );
  expect(untranslated).toEqual([]);
});
