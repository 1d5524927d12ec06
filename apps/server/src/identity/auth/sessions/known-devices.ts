import { createHash, randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { SealedBox } from '../../../platform/sealed-box.ts';
import { SealedBoxError } from '../../../platform/sealed-box.ts';

/** Counted from the last sign-in. */
const KNOWN_FOR_S = 180 * 86_400;

/**
 * Devices that have signed in to an account before, recognized by a cookie per account ("device cookies", OWASP). It
 * grants no access; it only keeps the guesses of others from counting against the device.
 */
export type KnownDevices = {
  /** The device's id if the cookies of a request prove it for this login. */
  readonly find: (login: string, cookies: string) => string | null;
  /** The `Set-Cookie` header that makes a device known for this login, or extends it. */
  readonly remember: (login: string, deviceId: string | null) => string;
};

type Deps = { readonly box: SealedBox; readonly clock: Clock; readonly siteUrl: string };

type Sealed = { readonly deviceId: string; readonly expiresAt: number };

export function createKnownDevices({ box, clock, siteUrl }: Deps): KnownDevices {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return {
    find: (login, cookies) => {
      const value = cookieOf(cookies, nameFor(login));
      const sealed = value === null ? null : open(box, login, value);
      return sealed !== null && sealed.expiresAt > clock.now().getTime() ? sealed.deviceId : null;
    },
    remember: (login, deviceId) => {
      const sealed: Sealed = {
        deviceId: deviceId ?? randomUUID(),
        expiresAt: clock.now().getTime() + KNOWN_FOR_S * 1000,
      };
      const value = encodeURIComponent(
        box.seal(Buffer.from(JSON.stringify(sealed)), contextOf(login)),
      );
      return `${nameFor(login)}=${value}; Path=/; Max-Age=${KNOWN_FOR_S}; HttpOnly; SameSite=Lax${secure}`;
    },
  };
}

/** Several people may sign in on one browser. */
function nameFor(login: string): string {
  return `platebook_device_${createHash('sha256').update(login).digest('hex').slice(0, 16)}`;
}

function contextOf(login: string): string {
  return `known_device|${login}`;
}

function open(box: SealedBox, login: string, value: string): Sealed | null {
  try {
    return JSON.parse(box.open(decodeURIComponent(value), contextOf(login)).toString()) as Sealed;
  } catch (error) {
    // A cookie is untrusted input: of another account, under an older key, or arbitrary text.
    if (error instanceof SealedBoxError || error instanceof URIError) {
      return null;
    }
    throw error;
  }
}

function cookieOf(cookies: string, name: string): string | null {
  const prefix = `${name}=`;
  const found = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(prefix));
  return found === undefined ? null : found.slice(prefix.length);
}
