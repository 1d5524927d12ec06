import { formatMoney } from '@platebook/ui';
import { describe, expect, test } from 'vitest';
import { entryOf, examples } from './example-payout.ts';

const written = (cents: number) => formatMoney(Math.abs(cents), { currency: 'USD' });

describe.each([...examples()])('the example of $platform', (example) => {
  const amounts = new Map(example.steps.map(({ id, amountCents }) => [id, amountCents]));
  const net = amounts.get('net_payout') ?? 0;
  const gross = amounts.get('gross_sales') ?? 0;

  test('adds up to its payout', () => {
    const before = example.steps.slice(0, -1).map(({ amountCents }) => amountCents);
    expect(before.reduce((sum, cents) => sum + cents, 0)).toBe(net);
  });

  test('is explained with its own figures', () => {
    const withheld = gross - net;
    const figures = [
      gross,
      withheld,
      amounts.get('commission') ?? 0,
      (amounts.get('marketing') ?? 0) + (amounts.get('other_fees') ?? 0),
      amounts.get('promotions') ?? 0,
      amounts.get('refunds') ?? 0,
      net,
    ].map(written);
    expect(figures.filter((figure) => !example.sentence.includes(figure))).toEqual([]);
    expect(example.sentence).toContain(
      `(${(Math.round((withheld * 1_000) / gross) / 10).toFixed(1)}%)`,
    );
  });

  test('becomes an entry that balances', () => {
    const lines = entryOf(example);
    const total = (side: 'debitCents' | 'creditCents') =>
      lines.reduce((sum, line) => sum + (line[side] ?? 0), 0);
    expect(total('debitCents')).toBe(total('creditCents'));
    expect(lines).toHaveLength(example.steps.length);
  });
});
