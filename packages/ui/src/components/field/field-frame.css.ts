import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

/** The frame of a composite control: an adornment, a button, tokens. Looks like `control`. */
export const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: space.sm,
  background: color.bg.surface,
  border: `1px solid ${color.border.interactive}`,
  borderRadius: vars.radius.control,
  cursor: 'text',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.border.ink },
    '&:focus-within': {
      outline: `${vars.focus.width} solid ${color.border.focus}`,
      outlineOffset: vars.focus.offset,
    },
    // A button in the frame draws its own ring.
    '&:focus-within:not(:has(input:focus))': { outline: 'none' },
    '&:has(input[aria-invalid="true"])': {
      borderColor: color.danger.solid,
      boxShadow: `inset 0 0 0 1px ${color.danger.solid}`,
    },
    // Autofilled by a password manager; overrides the browser's own background.
    '&:has(input:autofill)': {
      background: color.brand.soft,
      borderColor: color.brand.solid,
    },
    '&:has(input:read-only)': { background: color.bg.sunken },
    '&:has(input:disabled)': {
      background: color.bg.sunken,
      borderColor: color.border.hairline,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:focus-within': { outlineColor: 'Highlight' } } },
  },
});

/** The input in a frame, which draws the border and the focus ring. */
export const bare = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: `calc(${vars.size.control} - 2px)`,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  selectors: {
    // Independent of the global rule's position in the built style sheet.
    '&, &:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.fg.muted, opacity: 1 },
    '&:disabled': { color: color.fg.muted, cursor: 'not-allowed' },
    '&:autofill': {
      boxShadow: `inset 0 0 0 100px ${color.brand.soft}`,
      WebkitTextFillColor: color.brand.onSoft,
    },
  },
});

export const adornment = style({
  flexShrink: 0,
  color: color.fg.muted,
  whiteSpace: 'nowrap',
});

/** A small button at the end of a frame: clear, open. */
export const inner = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '28px',
  minBlockSize: '28px',
  marginInlineEnd: `calc(-1 * ${space.xs})`,
  color: color.fg.muted,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { color: color.fg.default },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse)': { minInlineSize: '44px', minBlockSize: '44px' } },
});

/** Only shown while its input has text. */
export const withText = style({
  display: 'flex',
  flexShrink: 0,
  selectors: { [`${frame}:has(input:placeholder-shown) &`]: { display: 'none' } },
});
