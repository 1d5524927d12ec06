import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Page } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import { hintOf, hmacOf, newCode, readCode } from './code-text.ts';
import {
  changeCode,
  insertCodes,
  isCode,
  isPlan,
  listRedemptions,
  pageCodes,
} from './invitation-codes.store.ts';
import type { CodesQuery, InvitationCode } from './invitation-codes.store.ts';
import { saveSetting } from './settings.store.ts';

export type NewCodes = {
  readonly count: number;
  readonly campaign: string | null;
  readonly maxUses: number;
  /** Null if it never expires. */
  readonly expiresAt: Date | null;
  /** The plan on which tenants of people who register with it start; null for the default plan. */
  readonly planCode: string | null;
  /** Overrides the plan's own trial. */
  readonly trialDays: number | null;
  /** A custom code of twelve characters; for a single code only. */
  readonly chosen?: string;
};

/** The code in plain text is available only in the result of its creation. */
type MadeCode = InvitationCode & { readonly code: string };

export type InvitationCodesService = {
  /** Throws `plan_not_found`. */
  readonly create: (codes: NewCodes, actor: Actor) => Promise<MadeCode[]>;
  /**
   * A chosen code without a limit of uses, for a machine that nobody else can reach; `planCode` is the plan on which it
   * starts tenants.
   */
  readonly createReusable: (code: string, planCode?: string) => Promise<void>;
  readonly list: (query: CodesQuery) => Promise<Page<InvitationCode>>;
  /** Null if there is no such code. */
  readonly redemptions: (
    id: string,
  ) => Promise<{ userId: string; email: string | null; redeemedAt: Date }[] | null>;
  /** Null if there is no such code. Past redemptions stay valid. */
  readonly disable: (id: string, actor: Actor) => Promise<InvitationCode | null>;
  /** Null if there is no such code. */
  readonly extend: (
    id: string,
    expiresAt: Date | null,
    actor: Actor,
  ) => Promise<InvitationCode | null>;
  /** Spec 1: sets the flag inviteCodeRequired, effective from the next registration. */
  readonly setRequired: (isRequired: boolean, actor: Actor) => Promise<void>;
};

type Deps = { readonly database: Database; readonly clock: Clock; readonly pepper: Uint8Array };

const MOST_AT_ONCE = 1_000;

export function createInvitationCodesService(deps: Deps): InvitationCodesService {
  const { database, clock } = deps;
  return {
    create: (wanted, actor) => create(deps, wanted, actor),
    createReusable: async (code, planCode) => {
      await create(deps, { ...REUSABLE, chosen: code, planCode: planCode ?? null }, SEEDING);
    },
    list: (query) => database.asOwner((tx) => pageCodes(tx, query, clock.now())),
    redemptions: (id) =>
      database.asOwner(async (tx) => ((await isCode(tx, id)) ? listRedemptions(tx, id) : null)),
    disable: (id, actor) => {
      const at = clock.now();
      return change(deps, { id, actor, at, action: 'disabled', change: { disabled_at: at } });
    },
    extend: (id, expiresAt, actor) => {
      const to = { expires_at: expiresAt };
      return change(deps, { id, actor, at: clock.now(), action: 'extended', change: to });
    },
    setRequired: (isRequired, actor) =>
      database.asOwner(async (tx) => {
        const at = clock.now();
        await saveSetting(tx, 'inviteCodeRequired', {
          value: isRequired,
          changedBy: actor.userId,
          at,
        });
        await recordAudit(tx, {
          actor,
          tenantId: null,
          action: 'setting.changed',
          target: { type: 'setting', id: 'inviteCodeRequired' },
          details: { value: isRequired },
          at,
        });
      }),
  };
}

const REUSABLE: NewCodes = {
  count: 1,
  campaign: 'demo',
  maxUses: 1_000_000,
  expiresAt: null,
  planCode: null,
  trialDays: null,
};

const SEEDING: Actor = { kind: 'service', userId: null, requestId: 'demo-seed' };

async function create(deps: Deps, wanted: NewCodes, actor: Actor): Promise<MadeCode[]> {
  const made = makeCodes(deps, wanted, actor);
  await deps.database.asOwner(async (tx) => {
    if (wanted.planCode !== null && !(await isPlan(tx, wanted.planCode))) {
      throw new AppError('plan_not_found');
    }
    await insertCodes(tx, made);
    await audit(tx, {
      actor,
      action: 'invitation_codes.created',
      id: made[0]?.id ?? '',
      details: { count: made.length, campaign: wanted.campaign, max_uses: wanted.maxUses },
      at: deps.clock.now(),
    });
  });
  return made.map(({ hmac: _hmac, ...code }) => code);
}

function makeCodes({ clock, pepper }: Deps, wanted: NewCodes, { userId }: Actor) {
  const { count, chosen, campaign, maxUses, expiresAt, planCode, trialDays } = wanted;
  if (!(count >= 1 && count <= MOST_AT_ONCE) || (chosen !== undefined && count !== 1)) {
    throw new RangeError(`Between 1 and ${MOST_AT_ONCE} codes can be made at once.`);
  }
  return Array.from({ length: count }, () => {
    const code = chosen ?? newCode();
    const read = readCode(code);
    if (read === null) {
      throw new TypeError('A code has twelve letters and digits, without U.');
    }
    return {
      id: randomUUID(),
      code,
      hmac: hmacOf(read, pepper),
      hint: hintOf(code),
      campaign,
      maxUses,
      usesLeft: maxUses,
      expiresAt,
      planCode,
      trialDays,
      createdBy: userId,
      createdAt: clock.now(),
      disabledAt: null,
    };
  });
}

type Change = {
  readonly id: string;
  readonly actor: Actor;
  readonly at: Date;
  readonly action: 'disabled' | 'extended';
  readonly change: { readonly disabled_at: Date } | { readonly expires_at: Date | null };
};

function change({ database }: Deps, wanted: Change): Promise<InvitationCode | null> {
  const { id, actor, at, action } = wanted;
  return database.asOwner(async (tx) => {
    const code = await changeCode(tx, id, wanted.change);
    if (code !== null) {
      const details = { expires_at: code.expiresAt?.toISOString() ?? null };
      await audit(tx, { actor, action: `invitation_code.${action}`, id, details, at });
    }
    return code;
  });
}

type CodeAudit = {
  readonly actor: Actor;
  readonly action: string;
  readonly id: string;
  readonly details: Readonly<Record<string, string | number | null>>;
  readonly at: Date;
};

function audit(tx: Transaction, { actor, action, id, details, at }: CodeAudit): Promise<void> {
  return recordAudit(tx, {
    actor,
    tenantId: null,
    action,
    target: { type: 'invitation_code', id },
    details,
    at,
  });
}
