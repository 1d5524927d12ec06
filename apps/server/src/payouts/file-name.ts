/** The last segment of a browser's path, without control characters, truncated to 200 characters. */
export function toFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(/\p{Cc}/gu, '').trim();
  return clean === '' ? 'report' : clean.slice(-200);
}
