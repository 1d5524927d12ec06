import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  alignItems: 'start',
});

/** The tick and the dot share it: the browser draws them, in the brand's colour. */
export const box = style({
  inlineSize: '18px',
  blockSize: '18px',
  marginBlock: `calc((max(${vars.text.body.line}, 24px) - 18px) / 2)`,
  marginInline: 0,
  accentColor: color.brand.solid,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const label = style({
  minBlockSize: '24px',
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
});
export const hint = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const error = style({
  color: color.danger.solid,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
