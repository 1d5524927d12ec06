import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const { width: WIDTH, height: HEIGHT, knob: KNOB } = vars.component.switch;

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.md,
});
export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const label = style({ fontWeight: vars.weight.medium, cursor: 'pointer' });
export const end = style({ flex: 'none', display: 'flex', alignItems: 'center', gap: space.xs });

/** A target of 24 px around a visible 20 px. */
export const control = style({
  position: 'relative',
  flex: 'none',
  inlineSize: WIDTH,
  blockSize: '24px',
  cursor: 'pointer',
  borderRadius: '12px',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlock: '2px',
    boxSizing: 'border-box',
    border: `1px solid ${color.border.interactive}`,
    borderRadius: '10px',
    background: color.bg.surface,
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  },
  selectors: {
    '&[data-state="checked"]::before': {
      background: color.brand.solid,
      borderColor: color.brand.solid,
    },
    '&:disabled': { cursor: 'not-allowed' },
    '&:disabled::before': { borderColor: color.border.hairline, background: color.bg.sunken },
    '&:disabled[data-state="checked"]::before': {
      background: color.border.interactive,
      borderColor: color.border.interactive,
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&:hover:not(:disabled, [data-state="checked"])::before': { borderColor: color.border.ink },
    '&:hover[data-state="checked"]:not(:disabled)::before': {
      background: color.brand.solidHover,
      borderColor: color.brand.solidHover,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-state="checked"]::before': { background: 'Highlight' } },
    },
  },
});

export const knob = style({
  position: 'absolute',
  insetBlockStart: `calc((24px - ${KNOB}) / 2)`,
  insetInlineStart: `calc((${HEIGHT} - ${KNOB}) / 2)`,
  inlineSize: KNOB,
  blockSize: KNOB,
  borderRadius: '50%',
  background: color.border.interactive,
  transition: `inset-inline-start ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  selectors: {
    '&[data-state="checked"]': {
      insetInlineStart: `calc(${WIDTH} - ${KNOB} - (${HEIGHT} - ${KNOB}) / 2)`,
      background: color.brand.onSolid,
    },
    '&[data-disabled]:not([data-state="checked"])': { opacity: 0.5 },
  },
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
