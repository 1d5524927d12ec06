import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.md,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 'min(100%, 320px)',
  flex: '1 1 320px',
});

export const eyebrow = style({
  color: vars.color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.sm,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { print: { display: 'none' } },
});

export const container = style({
  containerType: 'inline-size',
  inlineSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
});

const SOME_ROOM = '(max-inline-size: 899.98px)';
const LITTLE_ROOM = '(max-inline-size: 559.98px)';

export const commands = style([actions, { alignItems: 'center' }]);
export const command = styleVariants({
  first: {},
  second: { '@container': { [LITTLE_ROOM]: { display: 'none' } } },
  further: { '@container': { [SOME_ROOM]: { display: 'none' } } },
});
export const more = styleVariants({
  some: {
    display: 'none',
    '@container': { [SOME_ROOM]: { display: 'block' }, [LITTLE_ROOM]: { display: 'none' } },
  },
  little: { display: 'none', '@container': { [LITTLE_ROOM]: { display: 'block' } } },
});
