type Page = Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout'> & {
  readonly requestIdleCallback?: Window['requestIdleCallback'];
};

const TOUCHES = ['focusin', 'keydown', 'pointerdown'] as const;

/** Safari lacks requestIdleCallback. */
const REST_MS = 200;

/**
 * Calls `load` once, when idle after the first interaction: a page that is only viewed loads nothing, and typing is not
 * delayed.
 */
export function loadOnFirstTouch(page: Page, load: () => void): void {
  const begin = () => {
    for (const touch of TOUCHES) {
      page.removeEventListener(touch, begin);
    }
    if (page.requestIdleCallback === undefined) {
      page.setTimeout(load, REST_MS);
    } else {
      page.requestIdleCallback(load);
    }
  };
  for (const touch of TOUCHES) {
    page.addEventListener(touch, begin);
  }
}
