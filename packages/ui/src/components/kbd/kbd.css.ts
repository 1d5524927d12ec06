import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const keys = style({ display: 'inline-flex', gap: '2px', direction: 'ltr' });
export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '20px',
  paddingInline: '5px',
  border: `1px solid ${vars.color.border.hairline}`,
  borderBlockEndColor: vars.color.border.interactive,
  borderRadius: '3px',
  color: vars.color.fg.muted,
  background: vars.color.bg.surface,
  fontFamily: vars.font.interface,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  textAlign: 'center',
});
