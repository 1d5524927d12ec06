import { describe, expect, test } from 'vitest';
import { refusalOf, refusalWords } from './acceptable.ts';

const MB = 1024 * 1024;
const file = (name: string, type = '', size = 100) => ({ name, type, size });

describe('a given file', () => {
  test('is taken whatever it is where there are no rules', () => {
    expect(refusalOf(file('menu.pdf', 'application/pdf', 900 * MB), {})).toBeNull();
  });

  test('is known by its ending in any case, as some systems name no type of a CSV', () => {
    const rules = { accept: '.csv, .ZIP' };
    expect(refusalOf(file('MARCH.CSV'), rules)).toBeNull();
    expect(refusalOf(file('march.zip', 'application/zip'), rules)).toBeNull();
    expect(refusalOf(file('march.csv.pdf', 'application/pdf'), rules)).toBe('type');
    expect(refusalOf(file('csv'), rules)).toBe('type');
  });

  test('is known by its media type, whole or by its family', () => {
    expect(refusalOf(file('a', 'text/csv'), { accept: 'text/csv' })).toBeNull();
    expect(refusalOf(file('a', 'image/png'), { accept: 'image/*' })).toBeNull();
    expect(refusalOf(file('a', 'text/html'), { accept: 'image/*,text/csv' })).toBe('type');
  });

  test('may be as large as the limit and not a byte larger', () => {
    const rules = { accept: '.csv', maxBytes: 10 * MB };
    expect(refusalOf(file('a.csv', '', 10 * MB), rules)).toBeNull();
    expect(refusalOf(file('a.csv', '', 10 * MB + 1), rules)).toBe('size');
    expect(refusalOf(file('a.pdf', '', 10 * MB + 1), rules)).toBe('type');
  });
});

describe('the sentence of a refused file', () => {
  const rules = { accept: '.csv,.zip', maxBytes: 10 * MB };

  test('says what can be added instead', () => {
    expect(refusalWords(file('menu.PDF'), 'type', rules)).toBe(
      'A .pdf file can’t be read here. Nothing was sent. Add .csv or .zip.',
    );
    expect(refusalWords(file('menu'), 'type', rules)).toBe(
      'Files of this type can’t be read here. Nothing was sent. Add .csv or .zip.',
    );
  });

  test('says both sizes and the way out', () => {
    expect(refusalWords(file('year.csv', '', 24.6 * MB), 'size', rules)).toBe(
      '24.6 MB is over the 10 MB limit for a file. Nothing was sent. Split it and add the parts.',
    );
    expect(refusalWords(file('a.csv', '', 10 * MB + 1), 'size', rules)).toMatch(/^10.1 MB is over/);
    expect(refusalWords(file('a.csv', '', 2.25 * MB), 'size', { maxBytes: 2 * MB })).toBe(
      '2.3 MB is over the 2 MB limit for a file. Nothing was sent. Split it and add the parts.',
    );
  });
});
