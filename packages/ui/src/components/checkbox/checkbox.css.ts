import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

/** One line of text, at least as high as a touch target. */
const line = `max(${vars.text.body.line}, ${vars.size.target})`;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  alignItems: 'start',
});

/**
 * The background of check mark and dot: paper, or the brand color when checked. Forced colors fall back to the
 * browser's rendering.
 */
export const box = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '18px',
  blockSize: '18px',
  marginBlock: `calc((${line} - 18px) / 2)`,
  marginInline: 0,
  background: color.bg.surface,
  border: `1px solid ${color.border.interactive}`,
  borderRadius: '3px',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&[type="radio"]': { borderRadius: '50%' },
    '&:hover:not(:disabled)': { borderColor: color.border.ink },
    '&[aria-invalid="true"]': { borderColor: color.danger.solid },
    '&:checked, &:indeterminate:not([type="radio"])': {
      background: color.brand.solid,
      borderColor: color.brand.solid,
    },
    '&:hover:checked:not(:disabled), &:hover:indeterminate:not([type="radio"], :disabled)': {
      background: color.brand.solidHover,
      borderColor: color.brand.solidHover,
    },
    '&:disabled': { background: color.bg.sunken, opacity: 0.6, cursor: 'not-allowed' },
    '&:disabled:checked, &:disabled:indeterminate:not([type="radio"])': {
      background: color.border.interactive,
      borderColor: color.border.interactive,
    },
    '&::before': { content: '', background: color.brand.onSolid, opacity: 0 },
    '&:not([type="radio"])::before': {
      inlineSize: '12px',
      blockSize: '12px',
      clipPath: 'polygon(12% 47%, 38% 73%, 88% 14%, 99% 24%, 39% 95%, 1% 57%)',
    },
    '&:indeterminate:not([type="radio"])::before': {
      blockSize: '2px',
      inlineSize: '10px',
      clipPath: 'none',
    },
    '&[type="radio"]::before': { inlineSize: '8px', blockSize: '8px', borderRadius: '50%' },
    '&:checked::before, &:indeterminate:not([type="radio"])::before': { opacity: 1 },
    '&:disabled::before': { background: color.bg.surface },
  },
  '@media': {
    '(forced-colors: active)': {
      appearance: 'auto',
      selectors: { '&::before': { display: 'none' } },
    },
    print: { printColorAdjust: 'exact' },
  },
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const label = style({
  minBlockSize: line,
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  selectors: {
    [`${row}:has(:disabled) &`]: { color: color.fg.muted, cursor: 'not-allowed' },
  },
});
