import { describe, expect, test } from 'vitest';
import { normaliseHeader } from './normalise-header.ts';

describe('normaliseHeader', () => {
  test.each([
    ['Total payout ', 'total payout'],
    ['\uFEFFStore Name', 'store name'],
    ['Sales (excluding tax)', 'sales (excl. tax)'],
    ['Sales (excl tax)', 'sales (excl. tax)'],
    ['Sales (EXCL. TAX)', 'sales (excl. tax)'],
    ['Total Sales after Adjustments (incl tax)', 'total sales after adjustments (incl. tax)'],
    ['Offers on items (including tax)', 'offers on items (incl. tax)'],
    ['Marketplace  \u00A0Fee', 'marketplace fee'],
    ['GST / HST on Ads Spend', 'gst/hst on ads spend'],
    ['GST/HST on Markup', 'gst/hst on markup'],
    ['TAX_SUBTOTAL', 'tax subtotal'],
    [
      'Marketing fees | (including any applicable taxes)',
      'marketing fees (incl. any applicable taxes)',
    ],
    ['Tax ( subtotal )', 'tax (subtotal)'],
    ['  ', ''],
  ])('normalizes %j to %j', (printed, name) => {
    expect(normaliseHeader(printed)).toBe(name);
  });

  test('leaves words alone that only start like a marker', () => {
    expect(normaliseHeader('Inclusive offer')).toBe('inclusive offer');
    expect(normaliseHeader('Exclusions')).toBe('exclusions');
  });
});
