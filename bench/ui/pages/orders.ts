/** Twenty rows for the page built with every library. */
export const ORDERS = Array.from({ length: 20 }, (_, index) => ({
  id: `JR-${String(1001 + index)}`,
  store: index % 2 === 0 ? 'Fishtown' : 'Rittenhouse',
  placed: `2026-11-${String(1 + index).padStart(2, '0')}`,
  amount: ((1250 + index * 137) / 100).toFixed(2),
}));

export const STORES = ['Fishtown', 'Rittenhouse'];
