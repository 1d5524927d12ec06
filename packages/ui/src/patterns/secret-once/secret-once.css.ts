import { style } from '@vanilla-extract/css';
import { mono } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const block = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  padding: space.md,
  background: color.bg.sunken,
  borderBlock: `1px solid ${color.border.ink}`,
  '@media': { print: { display: 'none' } },
});
export const secret = style([
  mono,
  {
    alignSelf: 'flex-start',
    overflowWrap: 'anywhere',
    // A set of codes has one per line.
    whiteSpace: 'pre-line',
    userSelect: 'all',
  },
]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
