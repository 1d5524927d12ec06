import { style, styleVariants } from '@vanilla-extract/css';
import { NARROW_CONTAINER } from '../../styles/container.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const progress = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: space.xs,
  '@container': { [NARROW_CONTAINER]: { gridAutoFlow: 'row', rowGap: 0 } },
});

// Each step is a stretch of one line; the line is inked as far as the run has come.
const base = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: space.xs,
  borderBlockStart: `2px solid ${color.border.hairline}`,
  color: color.fg.muted,
  minInlineSize: 0,
  '@container': {
    [NARROW_CONTAINER]: {
      flexDirection: 'row',
      justifyContent: 'space-between',
      gap: space.sm,
      borderBlockStart: 0,
      borderInlineStart: `2px solid ${color.border.hairline}`,
      paddingBlock: space.xxs,
      paddingInlineStart: space.sm,
    },
  },
});

const inked = (edge: string, ink: string) => ({
  color: ink,
  borderBlockStartColor: edge,
  '@container': { [NARROW_CONTAINER]: { borderInlineStartColor: edge } },
});

export const step = styleVariants({
  pending: [base],
  active: [base, inked(color.brand.solid, color.fg.default)],
  done: [base, inked(color.brand.solid, color.fg.default)],
  blocked: [base, inked(color.warning.solid, color.warning.solid)],
  failed: [base, inked(color.danger.solid, color.danger.solid)],
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
});
