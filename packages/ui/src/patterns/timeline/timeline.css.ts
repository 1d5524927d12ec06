import { style, styleVariants } from '@vanilla-extract/css';
import { tabular } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const days = style({ display: 'flex', flexDirection: 'column', gap: space.lg });
export const list = style({ display: 'flex', flexDirection: 'column' });
export const day = style({ display: 'flex', flexDirection: 'column', gap: space.xs });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '48px 16px minmax(0, 1fr)',
  columnGap: space.xs,
  minInlineSize: 0,
});
export const time = style([
  tabular,
  {
    color: color.fg.muted,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
  },
]);
// The vertical line that connects the events of one day.
export const thread = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  paddingBlockStart: '4px',
  selectors: {
    [`${entry}:not(:last-child) &::after`]: {
      content: '',
      position: 'absolute',
      insetBlock: '20px -2px',
      insetInlineStart: 'calc(50% - 0.5px)',
      borderInlineStart: `1px solid ${color.border.hairline}`,
    },
  },
});
export const mark = styleVariants({
  person: { color: color.fg.default },
  system: { color: color.fg.muted },
  api: { color: color.info.solid },
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingBlockEnd: space.md,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const actor = style({ fontWeight: vars.weight.medium });
export const via = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const redacted = style({ color: color.fg.muted, fontStyle: 'italic' });
