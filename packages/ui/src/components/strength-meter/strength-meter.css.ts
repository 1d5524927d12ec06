import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const meter = style({ display: 'flex', flexDirection: 'column', gap: space.xxs });
export const track = style({ display: 'flex', gap: '3px' });

const part = style({ flex: 1, blockSize: '3px' });
export const parts = styleVariants({
  empty: [
    part,
    {
      background: color.border.hairline,
      '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
    },
  ],
  weak: [part, { background: color.danger.solid }],
  fair: [part, { background: color.warning.solid }],
  good: [part, { background: color.brand.solid }],
});

export const words = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
