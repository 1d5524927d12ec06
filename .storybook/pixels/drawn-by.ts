import drawnBy from './baselines/drawn-by.json';

/** The major version of the Chromium that drew the baselines. */
export function chromiumOfPictures(): number {
  return drawnBy.chromium;
}

/** The major version of the running Chromium; 0 in another browser. */
export function chromiumHere(): number {
  return Number(/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1] ?? 0);
}
