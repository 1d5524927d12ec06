import { createVar } from '@vanilla-extract/css';

/** The height of the shell's top bar, hairline included; not set without a shell. */
export const topBarHeight = createVar();
