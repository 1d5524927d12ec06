import { style } from '@vanilla-extract/css';
import { NARROW_CONTAINER } from '../../styles/container.ts';
import { tabular } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  borderBlockStart: `1px solid ${color.border.ink}`,
});

export const container = style({ containerType: 'inline-size', minInlineSize: 0 });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  columnGap: space.sm,
  alignItems: 'baseline',
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  // On a phone the result is below its sentence.
  '@container': {
    [NARROW_CONTAINER]: { gridTemplateColumns: '28px minmax(0, 1fr)', rowGap: space.xxs },
  },
});

export const id = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.small.size,
  color: color.fg.muted,
});
export const words = style({ display: 'flex', flexDirection: 'column' });
export const title = style({ fontWeight: vars.weight.medium });
export const sentence = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

const mark = style([
  tabular,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    fontSize: vars.text.small.size,
    fontWeight: vars.weight.medium,
    '@container': { [NARROW_CONTAINER]: { gridColumn: 2 } },
  },
]);
export const holds = style([mark, { color: color.success.solid }]);
export const broken = style([mark, { color: color.danger.solid }]);
