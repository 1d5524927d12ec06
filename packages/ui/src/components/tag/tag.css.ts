import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space, text } = vars;

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const item = style({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' });

export const tag = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  minInlineSize: 0,
  maxInlineSize: '100%',
  border: `1px solid ${color.border.interactive}`,
  borderRadius: vars.radius.control,
  fontSize: text.small.size,
  lineHeight: text.small.line,
});
/** What cannot be taken away is not drawn as if it could be pressed. */
export const fixed = style([tag, { borderColor: color.border.hairline }]);

export const word = style({
  minInlineSize: 0,
  paddingInline: space.xs,
  paddingBlock: '2px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const wordBeforeRemove = style([word, { paddingInlineEnd: '2px' }]);

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  color: color.fg.muted,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.bg.hover, color: color.fg.default } },
});
