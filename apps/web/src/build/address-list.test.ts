import { expect, test } from 'vitest';
import { filesOf } from './address-list.ts';

const chunk = (name: string, imports: string[], css: string[] = [], isEntry = false) => ({
  fileName: `assets/${name}.js`,
  facadeModuleId: `/platebook/apps/web/src/${name}.tsx`,
  isEntry,
  imports: imports.map((other) => `assets/${other}.js`),
  css,
});

const CHUNKS = [
  chunk('index', ['react', 'button'], ['assets/base.css'], true),
  chunk('react', []),
  chunk('button', ['react'], ['assets/button.css']),
  chunk('login.page', ['react', 'form', 'button'], ['assets/login.css', 'assets/button.css']),
  chunk('form', ['react'], ['assets/form.css']),
  chunk('other.page', ['form']),
];

test('a page needs its own files and their imports, beyond those of the app’s entry', () => {
  expect(filesOf(CHUNKS, ['src/login.page.tsx'])).toEqual([
    'assets/login.page.js',
    'assets/form.js',
    'assets/login.css',
    'assets/form.css',
  ]);
  expect(filesOf(CHUNKS, [])).toEqual([]);
});
