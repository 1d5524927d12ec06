import { globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';

// Component styles are in no layer and so override this one, regardless of file order.
const reset = globalLayer('pb-reset');
const base = (selector: string, rule: GlobalStyleRule) => {
  globalStyle(selector, { '@layer': { [reset]: rule } });
};

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ol, ul, pre, fieldset', {
  margin: 0,
  padding: 0,
});
base('ol, ul', { listStyle: 'none' });
base('fieldset', { border: 0, minInlineSize: 0 });
base('html', { textSizeAdjust: '100%', scrollPaddingBlock: vars.space.xxxl });
base('body', {
  background: vars.color.bg.canvas,
  color: vars.color.fg.default,
  fontFamily: vars.font.interface,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  WebkitFontSmoothing: 'antialiased',
  minBlockSize: '100dvh',
});
base('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
base('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit' });
base('table', { borderCollapse: 'collapse', borderSpacing: 0 });
base('th', { fontWeight: 'inherit', textAlign: 'start' });
base('a', { color: 'inherit' });
base('svg', { display: 'block', flexShrink: 0 });
base('[hidden]', { display: 'none' });

globalStyle(':focus-visible', {
  outline: `${vars.focus.width} solid ${vars.color.border.focus}`,
  outlineOffset: vars.focus.offset,
  '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } },
});

globalStyle('html', {
  '@media': { print: { fontSize: '10pt' } },
});
globalStyle('thead', { '@media': { print: { display: 'table-header-group' } } });
globalStyle('tr, figure', { '@media': { print: { breakInside: 'avoid' } } });
