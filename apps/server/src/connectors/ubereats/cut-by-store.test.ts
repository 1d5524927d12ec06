import { expect, test } from 'vitest';
import { cutByStore } from './cut-by-store.ts';

const A = '3f2b0c1e-5a6d-4c7e-9a11-0b8d2c4e6f10';
const B = '9c0d1e2f-5a6d-4c7e-9a11-0b8d2c4e6f11';
const STORES = [
  { platformStoreId: A, externalRef: 'MA-001' },
  { platformStoreId: B, externalRef: null },
];

const text = (buffer: Buffer | undefined) => buffer?.toString('utf8');

test('each store gets the lines before the rows, and its own rows, byte for byte', () => {
  const before =
    '\uFEFFWhat it is called,What its number is,What it pays\r\n"Store Name","Store ID",Payout\r\n';
  const first = 'Café,MA-001,"1,200.00"\r\n';
  const second = `"Two\r\nlines",${B.toUpperCase()},5\r\n`;
  const last = 'Café,ma-001,-3';
  const parts = cutByStore(Buffer.from(before + first + second + last), STORES);
  expect([...(parts ?? [])].map(([id, part]) => [id, text(part)])).toEqual([
    [A, before + first + last],
    [B, before + second],
  ]);
});

test('a store without rows has no part', () => {
  const parts = cutByStore(Buffer.from(`Store ID,Payout\nMA-001,1\n`), STORES);
  expect([...(parts ?? []).keys()]).toEqual([A]);
});

test.each([
  ['a row of another store', 'Store ID,Payout\nMA-001,1\nMA-999,1\n'],
  ['a row that names no store', 'Store ID,Payout\nMA-001,1\n,1\n'],
  ['no column that names stores', 'Store Name,Payout\nHarbor,1\n'],
])('a report with %s is not split', (_, report) => {
  expect(cutByStore(Buffer.from(report), STORES)).toBeNull();
});

test('a number that two stores share splits nothing', () => {
  const stores = STORES.map((store) => ({ ...store, externalRef: '1' }));
  expect(cutByStore(Buffer.from('Store ID,Payout\n1,1\n'), stores)).toBeNull();
});
