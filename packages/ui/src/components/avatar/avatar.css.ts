import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space, text } = vars;

const SIZES = {
  sm: { side: '24px', font: '10px' },
  md: { side: '32px', font: text.small.size },
  lg: { side: '48px', font: text.lead.size },
} as const;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  overflow: 'hidden',
  background: color.neutral.soft,
  color: color.neutral.onSoft,
  fontWeight: vars.weight.medium,
  lineHeight: '1',
  userSelect: 'none',
  verticalAlign: 'middle',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const size = styleVariants(SIZES, ({ side, font }) => ({
  inlineSize: side,
  blockSize: side,
  fontSize: font,
}));
/** People are round, companies are square, so that neither is read as the other. */
export const shape = {
  person: style([base, { borderRadius: '50%' }]),
  company: style([base, { borderRadius: vars.radius.control }]),
};
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const group = style({ display: 'inline-flex', alignItems: 'center' });
/** Each lies over the one before it, set off by a ring of paper. */
export const place = style({
  display: 'inline-flex',
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${color.bg.canvas}`,
  selectors: { '& + &': { marginInlineStart: '-4px' } },
});
export const rest = style({
  paddingInlineStart: space.xs,
  color: color.fg.muted,
  fontSize: text.small.size,
  fontVariantNumeric: 'tabular-nums',
});
