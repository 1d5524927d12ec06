/** A clock for charts, where nothing waits: each read is ten seconds after the one before. */
export function steppingClock(): () => number {
  let nowMs = 0;
  return () => {
    nowMs += 10_000;
    return nowMs;
  };
}
