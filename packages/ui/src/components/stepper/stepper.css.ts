import { style, styleVariants } from '@vanilla-extract/css';
import { NARROW_CONTAINER } from '../../styles/container.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const container = style({ containerType: 'inline-size', minInlineSize: 0 });
export const list = style({ display: 'flex', gap: space.xs, listStyle: 'none' });

/** The step count, for narrow containers, where the other steps have no label. */
export const summary = style({
  display: 'none',
  paddingBlockEnd: space.xs,
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  '@container': { [NARROW_CONTAINER]: { display: 'block' } },
});

const base = style({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlockStart: space.xs,
  borderBlockStart: '2px solid',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
const current = style([
  base,
  {
    color: color.fg.default,
    fontWeight: vars.weight.strong,
    // The only label: it takes the width that the others leave.
    '@container': { [NARROW_CONTAINER]: { flexGrow: 8 } },
  },
]);
const strong = { '@media': { '(forced-colors: active)': { borderBlockStartWidth: '4px' } } };

export const step = styleVariants({
  done: [base, { borderColor: color.brand.solid, color: color.fg.muted }],
  current: [current, { borderColor: color.brand.solid, ...strong }],
  open: [
    base,
    {
      borderColor: color.border.hairline,
      color: color.fg.muted,
      '@media': { '(forced-colors: active)': { borderBlockStartStyle: 'dotted' } },
    },
  ],
  wrong: [base, { borderColor: color.danger.solid, color: color.fg.muted }],
  'wrong-current': [current, { borderColor: color.danger.solid, ...strong }],
});

const words = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const name = style([words]);
export const furtherName = style([
  words,
  {
    '@container': {
      // Visually hidden.
      [NARROW_CONTAINER]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
]);
export const problem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  color: color.danger.solid,
  fontWeight: vars.weight.medium,
});
export const optional = style({ color: color.fg.muted, fontWeight: vars.weight.regular });
