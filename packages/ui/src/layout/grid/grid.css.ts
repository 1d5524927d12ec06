import { style, styleVariants } from '@vanilla-extract/css';

export const container = style({
  containerType: 'inline-size',
  inlineSize: '100%',
  minInlineSize: 0,
});

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const TWO = '(min-inline-size: 480px)';
/** Four are small enough to stand two by two on a phone. */
const TWO_OF_FOUR = '(min-inline-size: 300px)';
const ALL = '(min-inline-size: 800px)';
const columnsOf = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const columns = styleVariants({ 2: 2, 3: 3, 4: 4 }, (count) => [
  grid,
  {
    '@container': {
      [count === 4 ? TWO_OF_FOUR : TWO]: columnsOf(2),
      [ALL]: columnsOf(count),
    },
  },
]);
