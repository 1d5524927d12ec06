import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

/** The width of one digit's place, and the gap between two underlines. */
const PLACE = '36px';
const GAP = '8px';

const places = createVar();
const rule = createVar();

/**
 * A single input with one underline per digit. A monospaced digit is `1ch` wide, so a letter spacing of the rest of a
 * place centers each digit.
 */
const input = style({
  vars: { [rule]: color.border.interactive },
  direction: 'ltr',
  // Leaves room for the caret after the last digit, or a full field would scroll.
  inlineSize: `calc(${places} * ${PLACE} + 16px)`,
  maxInlineSize: '100%',
  blockSize: '44px',
  padding: 0,
  paddingInlineStart: `calc((${PLACE} - ${GAP} - 1ch) / 2)`,
  border: 0,
  borderRadius: 0,
  background: `left bottom / calc(${places} * ${PLACE} - ${GAP}) 2px no-repeat repeating-linear-gradient(to right, ${rule} 0 calc(${PLACE} - ${GAP}), transparent calc(${PLACE} - ${GAP}) ${PLACE})`,
  color: color.fg.default,
  fontFamily: vars.font.mono,
  fontSize: vars.text.title2.size,
  lineHeight: vars.text.title2.line,
  letterSpacing: `calc(${PLACE} - 1ch)`,
  outlineOffset: '4px',
  selectors: {
    '&:hover:not(:disabled, :read-only)': { vars: { [rule]: color.border.ink } },
    '&:focus': { vars: { [rule]: color.brand.solid } },
    '&[aria-invalid="true"]': { vars: { [rule]: color.danger.solid } },
    '&:disabled, &:read-only': {
      vars: { [rule]: color.border.hairline },
      color: color.fg.muted,
      cursor: 'not-allowed',
    },
    '&:autofill': {
      boxShadow: `inset 0 0 0 100px ${color.brand.soft}`,
      WebkitTextFillColor: color.brand.onSoft,
    },
  },
  '@media': {
    '(forced-colors: active)': { background: 'none', borderBlockEnd: '2px solid CanvasText' },
  },
});

export const inputs = styleVariants({
  4: [input, { vars: { [places]: '4' } }],
  6: [input, { vars: { [places]: '6' } }],
  8: [input, { vars: { [places]: '8' } }],
});

export const expired = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  color: color.warning.solid,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  // Takes no space but is present, so that later content is announced.
  selectors: { '&:empty': { position: 'absolute' } },
});
export const action = style({ paddingBlockStart: space.xs });
