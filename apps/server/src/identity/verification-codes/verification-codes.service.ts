import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { VerificationPurpose } from '../../db/tables.ts';
import type { Page } from '../../http/cursor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbox } from '../../messages/mail/outbox.port.ts';
import { maskTarget } from './mask-target.ts';
import {
  changeVerificationCode,
  codeStateOf,
  findLatest,
  findVerificationCode,
  insertVerificationCode,
  lockPlace,
  pageVerificationCodes,
  voidOpen,
} from './verification-codes.store.ts';
import type {
  VerificationCode,
  VerificationCodesQuery,
  VerificationCodeState,
} from './verification-codes.store.ts';

/** ASVS 6.5.5. */
const LIFE_MS = 10 * 60 * 1_000;
/** As for GoTrue's mails: one per address and minute. */
const RESEND_AFTER_MS = 60 * 1_000;

/** What a code verifies and where it is sent: `email` and `intuit` go to an e-mail address, `phone` to a number. */
export type Place = { readonly purpose: VerificationPurpose; readonly target: string };

type Issued =
  | { readonly kind: 'sent'; readonly expiresAt: Date }
  | { readonly kind: 'too_soon'; readonly waitSeconds: number };

/** As shown to an operator; only the recipient knows the code. */
export type ListedCode = {
  readonly id: string;
  readonly purpose: VerificationPurpose;
  readonly maskedTarget: string;
  readonly state: VerificationCodeState;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export type VerificationCodesService = {
  /** Sends a new code, also as a resend, and voids the previous one; at most once a minute per target. */
  readonly issue: (place: Place, actor: Actor) => Promise<Issued>;
  /** True once for the right code, within its ten minutes and five attempts. The reason for false is never revealed. */
  readonly verify: (place: Place, code: string, actor: Actor) => Promise<boolean>;
  /** Voids the open code of a target and returns whether there was one. */
  readonly invalidate: (place: Place, actor: Actor) => Promise<boolean>;
  /** The target of a code; null if there is no such code. */
  readonly placeOf: (id: string) => Promise<Place | null>;
  readonly list: (query: VerificationCodesQuery) => Promise<Page<ListedCode>>;
};

type Deps = { readonly database: Database; readonly clock: Clock; readonly outbox: Outbox };

export function createVerificationCodesService(deps: Deps): VerificationCodesService {
  const { database, clock } = deps;
  return {
    issue: (place, actor) => database.asOwner((tx) => issue(tx, deps, { place, actor })),
    verify: (place, code, actor) =>
      database.asOwner((tx) => verify(tx, clock.now(), { place, code, actor })),
    invalidate: (place, actor) =>
      database.asOwner(async (tx) => {
        await lockPlace(tx, place);
        const latest = await findLatest(tx, place);
        const wasOpen = await voidOpen(tx, place, clock.now());
        if (wasOpen && latest !== null) {
          await audit(tx, { actor, action: 'voided', code: latest, at: clock.now() });
        }
        return wasOpen;
      }),
    placeOf: async (id) => {
      const code = await database.readAsOwner((tx) => findVerificationCode(tx, id));
      return code === null ? null : { purpose: code.purpose, target: code.target };
    },
    list: async (query) => {
      const now = clock.now();
      const page = await database.asOwner((tx) => pageVerificationCodes(tx, query, now));
      return { ...page, items: page.items.map((code) => listed(code, now)) };
    },
  };
}

async function issue(
  tx: Transaction,
  { clock, outbox }: Deps,
  { place, actor }: { place: Place; actor: Actor },
): Promise<Issued> {
  await lockPlace(tx, place);
  const now = clock.now();
  const latest = await findLatest(tx, place);
  const waitMs = latest === null ? 0 : latest.createdAt.getTime() + RESEND_AFTER_MS - now.getTime();
  if (waitMs > 0) {
    return { kind: 'too_soon', waitSeconds: Math.ceil(waitMs / 1_000) };
  }
  await voidOpen(tx, place, now);
  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  const issued = { id, ...place, codeSha256: hashOf(id, code), createdAt: now, expiresAt };
  await insertVerificationCode(tx, issued);
  await outbox.send(
    tx,
    place.purpose === 'phone'
      ? { to: { phone: place.target }, template: 'phone_code', values: { code } }
      : { to: { email: place.target }, template: 'reauthentication', values: { code } },
  );
  await audit(tx, { actor, action: 'issued', code: issued, at: now });
  return { kind: 'sent', expiresAt };
}

async function verify(
  tx: Transaction,
  now: Date,
  { place, code, actor }: { place: Place; code: string; actor: Actor },
): Promise<boolean> {
  await lockPlace(tx, place);
  const latest = await findLatest(tx, place);
  if (latest === null || codeStateOf(latest, now) !== 'open') {
    return false;
  }
  if (!timingSafeEqual(hashOf(latest.id, code.trim()), latest.codeSha256)) {
    await changeVerificationCode(tx, latest.id, { attempts: latest.attempts + 1 });
    return false;
  }
  await changeVerificationCode(tx, latest.id, { used_at: now });
  await audit(tx, { actor, action: 'verified', code: latest, at: now });
  return true;
}

/** Salted with the id, so that equal codes for two targets hash differently. */
function hashOf(id: string, code: string): Buffer {
  return createHash('sha256').update(`${id}|${code}`).digest();
}

function listed(code: VerificationCode, now: Date): ListedCode {
  const { id, purpose, target, attempts, createdAt, expiresAt } = code;
  const state = codeStateOf(code, now);
  return { id, purpose, maskedTarget: maskTarget(target), state, attempts, createdAt, expiresAt };
}

type CodeAudit = {
  readonly actor: Actor;
  readonly action: 'issued' | 'verified' | 'voided';
  readonly code: Pick<VerificationCode, 'id' | 'purpose'>;
  readonly at: Date;
};

function audit(tx: Transaction, { actor, action, code, at }: CodeAudit): Promise<void> {
  return recordAudit(tx, {
    actor,
    tenantId: null,
    action: `verification_code.${action}`,
    target: { type: 'verification_code', id: code.id },
    details: { purpose: code.purpose },
    at,
  });
}
