/** As in `engines` of the package. */
export const NODE_RANGE = '20.19 or 22.12, or newer';

/** Whether this program runs on a Node.js of this version (`v22.12.0`). */
export function isSupportedNode(version: string): boolean {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
}
