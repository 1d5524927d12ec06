import { words } from './settings.messages.ts';

const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A readable name of the browser and system in a User-Agent header. */
export function deviceName(userAgent: string): string {
  if (/^platebook/i.test(userAgent)) {
    return words.platebookCommandLine;
  }
  const browser = BROWSERS.find(([sign]) => sign.test(userAgent))?.[1];
  const system = SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1];
  if (browser !== undefined) {
    return system === undefined ? browser : words.on(browser, system);
  }
  // "Firefox on macOS"; a program is named as it names itself.
  const own = userAgent.split(/[/(]/, 1)[0]?.trim() ?? '';
  return own === '' || own === 'Mozilla' ? words.anUnknownProgram : own;
}
