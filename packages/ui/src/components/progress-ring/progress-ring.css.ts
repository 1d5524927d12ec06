import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const ring = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const value = style({ color: color.fg.muted, fontVariantNumeric: 'tabular-nums' });
export const drawing = style({ transform: 'rotate(-90deg)' });
const stroke = { fill: 'none', strokeWidth: '2.5' } as const;
export const track = style([
  stroke,
  {
    stroke: color.border.hairline,
    '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
  },
]);
export const arc = styleVariants(
  {
    running: color.brand.solid,
    done: color.success.solid,
    paused: color.fg.muted,
    failed: color.danger.solid,
  },
  (tone) => [
    stroke,
    {
      stroke: tone,
      transition: `stroke-dashoffset ${vars.motion.base}`,
      '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
    },
  ],
);
