import { style, styleVariants } from '@vanilla-extract/css';
import { NARROW_CONTAINER } from '../../styles/container.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const container = style({ containerType: 'inline-size' });

export const summary = style({
  display: 'block',
  paddingBlockEnd: space.xxs,
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
});

export const list = style({
  selectors: { '&:not(:empty)': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

const line = `max(28px, ${vars.size.target})`;

/** Name, result, button; in narrow containers the result wraps below the name. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 2fr) minmax(0, 3fr) minmax(${line}, max-content)`,
  gridTemplateAreas: '"name state button"',
  columnGap: space.md,
  alignItems: 'start',
  paddingBlock: `calc((${vars.size.row} - 28px) / 2)`,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  '@container': {
    [NARROW_CONTAINER]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(${line}, max-content)`,
      gridTemplateAreas: '"name button" "state state"',
      columnGap: space.xs,
    },
  },
});

const middle = { paddingBlock: `calc((${line} - ${vars.text.body.line}) / 2)` };

export const name = style({
  gridArea: 'name',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  ...middle,
});
export const state = style({ gridArea: 'state', minInlineSize: 0, ...middle });
export const button = style({ gridArea: 'button' });

const words = style({
  display: 'flex',
  gap: space.xs,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
});
export const icon = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.text.small.line,
});
const look = styleVariants({
  quiet: [words, { color: color.fg.muted }],
  success: [words, { color: color.success.solid }],
  warning: [words, { color: color.warning.solid }],
  danger: [words, { color: color.danger.solid }],
});
export { look as words };

/** Aligned with the text above it. */
export const action = style({
  paddingInlineStart: `calc(16px + ${space.xs})`,
  paddingBlockStart: space.xxs,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const progress = style([
  words,
  { alignItems: 'center', minBlockSize: vars.text.small.line },
]);
export const percent = style({
  flexShrink: 0,
  color: color.fg.muted,
  minInlineSize: '5ch',
  textAlign: 'end',
});
