import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const summary = style({
  borderInlineStart: `3px solid ${vars.color.danger.solid}`,
  paddingInlineStart: vars.space.md,
  paddingBlock: vars.space.xs,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
});
export const title = style({
  fontSize: vars.text.lead.size,
  lineHeight: vars.text.lead.line,
  fontWeight: vars.weight.strong,
});
export const list = style({ display: 'flex', flexDirection: 'column' });
export const link = style({
  display: 'inline-block',
  paddingBlock: '2px',
  color: vars.color.danger.solid,
  textUnderlineOffset: '0.2em',
});
