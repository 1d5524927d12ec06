import { createVar } from '@vanilla-extract/css';

/** How much the top bar of the shell covers of the page, its hairline included; without a shell it is not set. */
export const topBarHeight = createVar();
