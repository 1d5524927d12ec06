/** Whether a release is newer than the installed one; pre-releases are never offered. */
export function isNewer(latest: string, installed: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(latest)) {
    return false;
  }
  const [release, preRelease] = installed.split('-');
  const before = (release ?? '').split('.').map(Number);
  for (const [index, part] of latest.split('.').map(Number).entries()) {
    const other = before[index] ?? 0;
    if (part !== other) {
      return part > other;
    }
  }
  return preRelease !== undefined;
}
