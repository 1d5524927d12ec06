/** 10,000 rows of 12 columns, the same for every grid. */
const STORES = ['Fishtown', 'Rittenhouse', 'Old City', 'Walnut Street', 'Northern Liberties'];

export const ROWS = Array.from({ length: 10_000 }, (_, index) => {
  const spread = (index * 7_919) % 10_007;
  const gross = 100_000 + spread * 37;
  return {
    id: `P-${String(index + 1).padStart(5, '0')}`,
    paidOn: new Date(Date.UTC(2026, 0, 1 + (index % 300))).toISOString().slice(0, 10),
    store: STORES[spread % STORES.length] ?? '',
    platform: spread % 2 === 0 ? 'Uber Eats' : 'DoorDash',
    orders: 10 + (spread % 190),
    gross,
    tax: Math.round(gross / 12),
    tips: (spread % 50) * 100,
    promotions: -(spread % 900) * 10,
    commission: -Math.round(gross / 4),
    refunds: -(spread % 40) * 25,
    net: gross - Math.round(gross / 4),
  };
});

export type Row = (typeof ROWS)[number];

export const COLUMNS: readonly { id: keyof Row; header: string; numeric: boolean }[] = [
  { id: 'id', header: 'Payout', numeric: false },
  { id: 'paidOn', header: 'Paid on', numeric: false },
  { id: 'store', header: 'Store', numeric: false },
  { id: 'platform', header: 'Platform', numeric: false },
  { id: 'orders', header: 'Orders', numeric: true },
  { id: 'gross', header: 'Gross', numeric: true },
  { id: 'tax', header: 'Tax', numeric: true },
  { id: 'tips', header: 'Tips', numeric: true },
  { id: 'promotions', header: 'Promotions', numeric: true },
  { id: 'commission', header: 'Commission', numeric: true },
  { id: 'refunds', header: 'Refunds', numeric: true },
  { id: 'net', header: 'Net', numeric: true },
];

/** The search text: a store's name, found in a fifth of the rows. */
export const QUERY = 'walnut';
export const HEIGHT_PX = 640;
export const WIDTH_PX = 1_240;

/** The measured steps in order; each returns when React has processed it. */
export type Steps = {
  mount: () => void;
  sort: () => void;
  filter: () => void;
  select: () => void;
};

declare global {
  // Shared by the measuring and the measured page.
  var steps: Steps;
}
