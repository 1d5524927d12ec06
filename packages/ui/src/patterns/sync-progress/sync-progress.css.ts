import { style, styleVariants } from '@vanilla-extract/css';
import { visuallyHidden } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
// The width that six steps with their details need side by side.
const STACKED = '(max-inline-size: 559.98px)';
const stacked = <const Rule>(rule: Rule) => ({ '@container': { [STACKED]: rule } });

export const progress = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  minInlineSize: 0,
  containerType: 'inline-size',
});
/** Visually hidden: the line above the steps shows the same. */
export const bar = visuallyHidden;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.sm,
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  flex: '1 1 320px',
  minInlineSize: 0,
});
export const statusLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
});
export const elapsed = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
});
export const headline = style({ maxInlineSize: vars.size.measure, textWrap: 'pretty' });

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: space.xs,
  ...stacked({ gridAutoFlow: 'row', rowGap: 0 }),
});

// Each step has a segment of one line, inked as far as the run has progressed.
export const rail = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'block',
  ...stacked({ display: 'none' }),
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
export const railInk = style({
  '@media': {
    '(forced-colors: active)': { fill: 'CanvasText' },
    '(prefers-reduced-motion: no-preference)': {
      transition: `width ${vars.motion.slow} ${vars.motion.easing}`,
    },
  },
});
const base = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: space.xs,
  backgroundImage: `linear-gradient(${color.border.hairline}, ${color.border.hairline})`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 2px',
  color: color.fg.muted,
  minInlineSize: 0,
  ...stacked({
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.sm,
    backgroundImage: 'none',
    borderInlineStart: `2px solid ${color.border.hairline}`,
    paddingBlock: space.xxs,
    paddingInlineStart: space.sm,
  }),
});

const inked = (edge: string, ink: string) => ({
  color: ink,
  fill: edge,
  ...stacked({ borderInlineStartColor: edge }),
});

export const step = styleVariants({
  pending: [base],
  active: [base, inked(color.brand.solid, color.fg.default)],
  waiting: [base, inked(color.warning.solid, color.warning.solid)],
  done: [base, inked(color.brand.solid, color.fg.default)],
  partial: [base, inked(color.warning.solid, color.warning.solid)],
  blocked: [base, inked(color.warning.solid, color.warning.solid)],
  failed: [base, inked(color.danger.solid, color.danger.solid)],
  cancelled: [base],
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontWeight: vars.weight.medium,
});
export const detail = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
