import { style, styleVariants } from '@vanilla-extract/css';

export const container = style({
  containerType: 'inline-size',
  inlineSize: '100%',
  minInlineSize: 0,
});

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const TWO = '(min-inline-size: 480px)';
/** Small enough for two columns on a phone. */
const TWO_SMALL = '(min-inline-size: 300px)';
const ALL = '(min-inline-size: 800px)';
const columnsOf = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const from = (two: string, count: number) => [
  grid,
  { '@container': { [two]: columnsOf(2), [ALL]: columnsOf(count) } },
];

const COUNTS = { 2: 2, 3: 3, 4: 4 };
export const columns = styleVariants(COUNTS, (count) => from(TWO, count));
export const small = styleVariants(COUNTS, (count) => from(TWO_SMALL, count));
