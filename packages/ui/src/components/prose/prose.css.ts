import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space, text } = vars;

export const prose = style({
  maxInlineSize: vars.size.measure,
  fontSize: text.lead.size,
  lineHeight: text.lead.line,
  overflowWrap: 'break-word',
});

const inside = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${prose} ${selector}`, rule);

inside('> * + *', { marginBlockStart: space.md });
inside(':is(h2, h3, h4)', {
  fontFamily: vars.font.title,
  fontWeight: vars.weight.medium,
  marginBlockStart: space.xl,
});
inside('h2', { fontSize: text.title2.size, lineHeight: text.title2.line });
inside('h3', { fontSize: text.title3.size, lineHeight: text.title3.line });
inside('h4', { fontSize: text.lead.size, lineHeight: text.lead.line });
inside(':is(h2, h3, h4) + *', { marginBlockStart: space.xs });
inside('a', {
  color: color.fg.link,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
});
inside(':is(ul, ol)', { paddingInlineStart: space.lg });
inside('ul', { listStyle: '"–  "' });
inside('ol', { listStyle: 'decimal' });
inside('li + li', { marginBlockStart: space.xxs });
inside('blockquote', {
  paddingInlineStart: space.md,
  borderInlineStart: `2px solid ${color.brand.solid}`,
  fontFamily: vars.font.title,
});
inside('code', { fontFamily: vars.font.mono, fontSize: '0.9em' });
inside('pre', {
  padding: space.md,
  overflowX: 'auto',
  background: color.bg.sunken,
  lineHeight: text.small.line,
});
inside('hr', { border: 0, borderBlockStart: `1px solid ${color.border.hairline}` });
inside('table', { inlineSize: '100%', fontSize: text.body.size, lineHeight: text.body.line });
inside(':is(th, td)', {
  padding: space.xs,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
// The alignment attribute that a Markdown renderer puts on a column of amounts.
inside('[align="right"]', { textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
inside('th', { fontWeight: vars.weight.medium, borderBlockEndColor: color.border.ink });
inside('img', { maxInlineSize: '100%', blockSize: 'auto' });
