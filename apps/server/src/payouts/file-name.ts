/** The last part of whatever path a browser sends, without control characters, at most 200 characters long. */
export function toFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(/\p{Cc}/gu, '').trim();
  return clean === '' ? 'report' : clean.slice(-200);
}
