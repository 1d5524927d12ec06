import { style } from '@vanilla-extract/css';
import { NARROW_CONTAINER } from '../../styles/container.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const hairline = `1px solid ${color.border.hairline}`;

export const container = style({ containerType: 'inline-size', minInlineSize: 0 });

export const table = style({
  inlineSize: '100%',
  '@container': { [NARROW_CONTAINER]: { display: 'block' } },
});

export const head = style({ '@container': { [NARROW_CONTAINER]: { display: 'none' } } });

export const level = style({
  inlineSize: '104px',
  paddingInline: space.xxs,
  paddingBlock: space.xs,
  verticalAlign: 'bottom',
  textAlign: 'center',
  borderBlockEnd: `1px solid ${color.border.ink}`,
  color: color.fg.muted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  fontWeight: vars.weight.medium,
});
export const action = style([level, { inlineSize: 'auto', paddingInline: 0, textAlign: 'start' }]);

export const body = style({ '@container': { [NARROW_CONTAINER]: { display: 'block' } } });

export const group = style({
  paddingInline: 0,
  paddingBlock: `${space.lg} ${space.xxs}`,
  textAlign: 'start',
  fontFamily: vars.font.title,
  fontSize: vars.text.title3.size,
  lineHeight: vars.text.title3.line,
  fontWeight: vars.weight.medium,
  borderBlockEnd: hairline,
  '@container': { [NARROW_CONTAINER]: { display: 'block' } },
});

export const row = style({
  borderBlockEnd: hairline,
  '@container': {
    [NARROW_CONTAINER]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space.sm,
      paddingBlock: space.xs,
    },
  },
});

export const name = style({
  blockSize: vars.size.row,
  paddingBlock: space.xxs,
  paddingInline: `0 ${space.md}`,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  '@container': {
    [NARROW_CONTAINER]: { flexBasis: '100%', blockSize: 'auto', paddingInline: 0 },
  },
});

const cell = style({ textAlign: 'center', verticalAlign: 'middle' });

/** On a phone the level's name is beside the check mark. */
export const may = style([
  cell,
  {
    color: color.success.solid,
    '@container': {
      [NARROW_CONTAINER]: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: space.xxs,
        fontSize: vars.text.small.size,
        lineHeight: vars.text.small.line,
        selectors: {
          '&::after': { content: 'attr(data-level)', color: color.fg.muted },
        },
      },
    },
  },
]);

/** On a phone, levels without permission are omitted. */
export const mayNot = style([
  cell,
  { color: color.fg.muted, '@container': { [NARROW_CONTAINER]: { display: 'none' } } },
]);

export const tick = style({ display: 'inline-flex', verticalAlign: 'middle' });
