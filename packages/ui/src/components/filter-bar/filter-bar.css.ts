import { style } from '@vanilla-extract/css';
import { NARROW_CONTAINER } from '../../styles/container.ts';
import { vars } from '../../themes/vars.css.ts';
import { control } from '../field/field.css.ts';

const { color, space, text } = vars;

export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minInlineSize: 0,
  containerType: 'inline-size',
  '@media': { print: { display: 'none' } },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});

export const wideTools = style([
  line,
  { '@container': { [NARROW_CONTAINER]: { display: 'none' } } },
]);
export const narrowTools = style([
  line,
  { display: 'none', '@container': { [NARROW_CONTAINER]: { display: 'flex' } } },
]);

export const searchFrame = style({
  position: 'relative',
  flex: '1 1 200px',
  maxInlineSize: '320px',
  '@container': { [NARROW_CONTAINER]: { flexBasis: '100%', maxInlineSize: 'none' } },
  color: color.fg.muted,
});

export const searchIcon = style({
  position: 'absolute',
  insetInlineStart: space.sm,
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
});

export const search = style([
  control,
  { paddingInlineStart: `calc(${space.sm} + 16px + ${space.xs})` },
]);

// It begins a line there, and its word stands where the search above it does.
export const anyDay = style({
  '@container': { [NARROW_CONTAINER]: { marginInlineStart: `calc(-1 * ${space.sm})` } },
});

export const result = style({
  marginInlineStart: 'auto',
  color: color.fg.muted,
  fontSize: text.small.size,
  fontVariantNumeric: 'tabular-nums',
});

export const chip = style({
  display: 'inline-flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
  border: `1px solid ${color.border.interactive}`,
  borderRadius: vars.radius.control,
  background: color.bg.surface,
  fontSize: text.small.size,
  lineHeight: text.small.line,
});

const part = style({
  minBlockSize: `max(26px, ${vars.size.target})`,
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { background: color.bg.hover } },
});

export const chipWords = style([
  part,
  {
    minInlineSize: 0,
    paddingInline: space.xs,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
]);
export const chipProperty = style({ color: color.fg.muted });
export const chipRemove = style([
  part,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    minInlineSize: `max(26px, ${vars.size.target})`,
    color: color.fg.muted,
  },
]);

export const popover = style({
  zIndex: vars.layer.overlay,
  inlineSize: 'min(320px, calc(100vw - 16px))',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: space.sm,
  background: color.bg.floating,
  borderRadius: vars.radius.floating,
  boxShadow: color.shadow,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const form = style({ display: 'flex', flexDirection: 'column', gap: space.sm });
export const title = style({ fontWeight: vars.weight.medium, paddingBlockEnd: space.xs });
export const choices = style({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: '280px',
  overflowY: 'auto',
  // Room for the focus ring, which the scroll container would cut.
  padding: space.xxs,
});
export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: space.xs });
export const property = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: `max(32px, ${vars.size.target})`,
  paddingInline: space.xs,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.bg.hover } },
});

export const section = style({ borderBlockEnd: `1px solid ${color.border.hairline}` });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  minBlockSize: '44px',
  cursor: 'pointer',
  fontWeight: vars.weight.medium,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const summaryValues = style({
  flex: 1,
  textAlign: 'end',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.fg.muted,
  fontWeight: vars.weight.regular,
});
export const sectionBody = style({ paddingBlockEnd: space.sm });
export const summaryMark = style({
  color: color.fg.muted,
  selectors: { '[open] > * > &': { transform: 'scaleY(-1)' } },
});
