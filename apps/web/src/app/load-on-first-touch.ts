type Page = Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout'> & {
  readonly requestIdleCallback?: Window['requestIdleCallback'];
};

const TOUCHES = ['focusin', 'keydown', 'pointerdown'] as const;

/** Safari has no idle callback. */
const REST_MS = 200;

/**
 * Calls `load` once, in a quiet moment after the reader has begun to do something in this page: who only looks at it loads
 * nothing, and who types does not wait for it.
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
