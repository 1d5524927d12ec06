import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

/** How wide the place of one figure is, and the gap between the rules of two. */
const PLACE = '36px';
const GAP = '8px';

const places = createVar();
const rule = createVar();

/**
 * One input, whose figures stand each on a rule of its own. A figure of the monospaced face is `1ch` wide, so a letter
 * spacing of the rest of a place puts every figure in the middle of its place.
 */
const input = style({
  vars: { [rule]: color.border.interactive },
  direction: 'ltr',
  // Room for the caret behind the last figure, or a full field would scroll.
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
  // Without room of its own, but there: what is filled later is then read out.
  selectors: { '&:empty': { position: 'absolute' } },
});
export const action = style({ paddingBlockStart: space.xs });
