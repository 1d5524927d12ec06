import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  paddingBlockEnd: space.sm,
});

export const links = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: space.md,
  rowGap: space.xxs,
});

export const list = style({ borderBlockStart: `1px solid ${color.border.hairline}` });

// Off-screen rows are not laid out, so that hundreds open quickly.
export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  paddingBlock: space.sm,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 64px',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const icon = styleVariants(
  { danger: color.danger, warning: color.warning, success: color.success, info: color.info },
  (tone) => ({ color: tone.solid, paddingBlockStart: '2px' }),
);
export const readIcon = style({ color: color.fg.muted, paddingBlockStart: '2px' });

export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  overflowWrap: 'anywhere',
});
export const title = style({ color: color.fg.muted });
export const unreadTitle = style({ fontWeight: vars.weight.strong });
export const meta = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
});
export const count = style([meta, { fontWeight: vars.weight.regular }]);
export const summary = style([meta, { cursor: 'pointer', minBlockSize: vars.size.target }]);

export const bell = style({ position: 'relative', display: 'inline-flex' });
export const bellCount = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: 0,
  minInlineSize: '16px',
  paddingInline: '3px',
  borderRadius: '8px',
  background: color.brand.solid,
  color: color.brand.onSolid,
  fontSize: '11px',
  lineHeight: '16px',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});
