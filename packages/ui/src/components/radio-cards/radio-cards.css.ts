import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  minInlineSize: 0,
});
export const legend = style({ fontWeight: vars.weight.medium });

export const cards = styleVariants({
  stack: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    paddingBlockStart: space.xxs,
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
    gap: space.sm,
    paddingBlockStart: space.xxs,
  },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  alignItems: 'start',
  alignContent: 'start',
  padding: space.md,
  background: color.bg.surface,
  border: `1px solid ${color.border.interactive}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.border.ink },
    '&[data-state="checked"]': {
      background: color.bg.selected,
      borderColor: color.brand.solid,
      boxShadow: `inset 0 0 0 1px ${color.brand.solid}`,
    },
    '&:disabled': {
      background: 'transparent',
      borderColor: color.border.hairline,
      boxShadow: 'none',
      color: color.fg.muted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-state="checked"]': { outline: '2px solid Highlight' } },
    },
  },
});

/** Looks as the radio of a RadioGroup; the card is the control. */
export const radio = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '18px',
  blockSize: '18px',
  marginBlock: `calc((${vars.text.body.line} - 18px) / 2)`,
  background: color.bg.surface,
  border: `1px solid ${color.border.interactive}`,
  borderRadius: '50%',
  selectors: {
    [`${card}[data-state="checked"] &`]: {
      background: color.brand.solid,
      borderColor: color.brand.solid,
    },
    [`${card}[data-state="checked"]:disabled &`]: {
      background: color.border.interactive,
      borderColor: color.border.interactive,
    },
  },
});
export const dot = style({
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '50%',
  background: color.brand.onSolid,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.md,
  // Narrow cards beside each other have it below the label, in all of them alike.
  selectors: { [`${cards.columns} &`]: { flexDirection: 'column' } },
});
export const label = style({ fontWeight: vars.weight.medium });
export const aside = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${card}[data-state="checked"]:enabled &`]: { color: color.brand.onSoft } },
});
export const description = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  selectors: { [`${card}[data-state="checked"]:enabled &`]: { color: color.brand.onSoft } },
});
