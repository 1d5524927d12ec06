import { style } from '@vanilla-extract/css';
import { PHONE_VIEWPORT, WIDE_VIEWPORT } from '../../styles/container.ts';
import { topBarHeight } from '../../styles/top-bar.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const hairline = `1px solid ${color.border.hairline}`;
const { side: SIDE, foldedSide: FOLDED_SIDE, tabBar: TAB_BAR } = vars.component.shell;

export const shell = style({
  vars: { [topBarHeight]: '57px' },
  display: 'grid',
  minBlockSize: '100dvh',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  gridTemplateAreas: '"top" "nav" "main"',
  '@media': {
    [WIDE_VIEWPORT]: {
      gridTemplateColumns: `${SIDE} minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"top top" "nav main"',
    },
    [PHONE_VIEWPORT]: {
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"top" "main"',
      paddingBlockEnd: TAB_BAR,
    },
    print: { display: 'block' },
  },
});

export const folded = style({
  '@media': { [WIDE_VIEWPORT]: { gridTemplateColumns: `${FOLDED_SIDE} minmax(0, 1fr)` } },
});

export const topBar = style({
  gridArea: 'top',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minBlockSize: '56px',
  paddingInline: space.lg,
  background: color.bg.canvas,
  borderBlockEnd: hairline,
  '@media': {
    [PHONE_VIEWPORT]: {
      paddingInline: space.md,
      paddingBlockStart: space.xs,
      columnGap: space.xs,
      rowGap: 0,
      flexWrap: 'wrap',
      justifyContent: 'space-between',
    },
    print: { display: 'none' },
  },
});

export const brand = style({ color: color.fg.default, textDecoration: 'none' });

export const context = style({
  flex: '1 1 auto',
  display: 'flex',
  minInlineSize: 0,
  '@media': {
    // Beside the tools, a phone has space only for the first letter of a name, so it gets its own line.
    [PHONE_VIEWPORT]: {
      order: 1,
      flexBasis: '100%',
      marginInlineStart: `calc(-1 * ${space.xs})`,
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});
export const tools = style({ display: 'flex', alignItems: 'center', gap: space.xxs });

export const nav = style({
  gridArea: 'nav',
  borderBlockEnd: hairline,
  paddingInline: space.md,
  overflowX: 'auto',
  '@media': {
    [WIDE_VIEWPORT]: {
      position: 'sticky',
      insetBlockStart: topBarHeight,
      alignSelf: 'start',
      blockSize: `calc(100dvh - ${topBarHeight})`,
      borderBlockEnd: 0,
      borderInlineEnd: hairline,
      padding: space.sm,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
    },
    [PHONE_VIEWPORT]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.layer.sticky,
      background: color.bg.canvas,
      borderBlockEnd: 0,
      borderBlockStart: hairline,
      padding: 0,
    },
    print: { display: 'none' },
  },
});

export const navList = style({
  display: 'flex',
  // A scrolling row could hide the current page.
  flexWrap: 'wrap',
  columnGap: space.xxs,
  '@media': {
    [WIDE_VIEWPORT]: { flexDirection: 'column', flexWrap: 'nowrap', gap: '2px' },
    [PHONE_VIEWPORT]: { flexWrap: 'nowrap', gap: 0 },
  },
});

/** Equal widths if the labels fit; a long label takes the width that short ones leave. */
export const navItem = style({
  '@media': { [PHONE_VIEWPORT]: { flex: 1, minInlineSize: 'max-content' } },
});

/** Items after the fourth do not fit on a phone: they move into "More". */
export const furtherItem = style([
  navItem,
  { '@media': { [PHONE_VIEWPORT]: { display: 'none' } } },
]);
export const moreItem = style({
  display: 'none',
  '@media': { [PHONE_VIEWPORT]: { display: 'block', flex: 1, minInlineSize: 'max-content' } },
});

export const label = style({
  '@media': {
    [WIDE_VIEWPORT]: {
      selectors: {
        [`${folded} &`]: {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

/** Only the side navigation can collapse. */
export const fold = style({
  display: 'none',
  '@media': { [WIDE_VIEWPORT]: { display: 'block' } },
});

export const navLink = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '40px',
  paddingInline: space.sm,
  color: color.fg.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { color: color.fg.default },
    '&[aria-current="page"]': { color: color.fg.default },
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '-1px',
      blockSize: '2px',
      background: color.brand.solid,
    },
  },
  '@media': {
    [WIDE_VIEWPORT]: {
      selectors: {
        '&[aria-current="page"]::after': {
          insetInline: 'auto',
          insetInlineStart: `calc(-1 * ${space.sm})`,
          insetBlock: space.xxs,
          inlineSize: '3px',
          blockSize: 'auto',
        },
      },
    },
    [PHONE_VIEWPORT]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '2px',
      inlineSize: '100%',
      blockSize: TAB_BAR,
      paddingInline: space.xxs,
      fontSize: '12px',
      lineHeight: '16px',
      selectors: {
        '&[aria-current="page"]::after': { insetBlockStart: '-1px', insetBlockEnd: 'auto' },
      },
    },
    '(forced-colors: active)': {
      selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const badge = style({
  selectors: {
    [`${folded} &`]: {
      '@media': {
        [WIDE_VIEWPORT]: {
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineStart: '30px',
          fontSize: vars.text.caption.size,
        },
      },
    },
  },
  marginInlineStart: 'auto',
  color: color.warning.solid,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.small.size,
  '@media': {
    [PHONE_VIEWPORT]: {
      position: 'absolute',
      insetBlockStart: '6px',
      insetInlineStart: 'calc(50% + 12px)',
    },
  },
});

export const main = style({
  gridArea: 'main',
  minInlineSize: 0,
  selectors: { '&:focus': { outline: 'none' } },
});

// Aligned with the content of the page below.
export const notice = style({
  paddingInline: space.xl,
  paddingBlockStart: space.md,
  '@media': { [PHONE_VIEWPORT]: { paddingInline: space.md } },
  // An empty status takes no space.
  selectors: { '&:has(> :empty:only-child)': { padding: 0 } },
});
