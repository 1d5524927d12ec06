import { recordAudit } from '../../audit/audit-log.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { hmacOf, readCode } from './code-text.ts';
import { insertRedemption, isCodeOpen, takeUse } from './invitation-codes.store.ts';
import type { InvitationTries } from './invitation-tries.ts';
import type { InviteGate } from './invite-gate.port.ts';
import { findSetting } from './settings.store.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly pepper: Uint8Array;
  readonly tries: InvitationTries;
  /** INVITE_CODE_REQUIRED; a stored setting overrides it. */
  readonly requiredByDefault: boolean;
};

export function createInviteGate(deps: Deps): InviteGate {
  const { database, clock, pepper, tries, requiredByDefault } = deps;
  return {
    isRequired: async () => {
      const stored = await database.asOwner((tx) => findSetting(tx, 'inviteCodeRequired'));
      return typeof stored === 'boolean' ? stored : requiredByDefault;
    },
    isOpen: async (typed, address) => {
      await tries.begin(address);
      const code = readCode(typed);
      const isOpen =
        code !== null &&
        (await database.asOwner((tx) => isCodeOpen(tx, hmacOf(code, pepper), clock.now())));
      if (!isOpen) {
        await tries.recordWrong();
      }
      return isOpen;
    },
    redeem: async (tx, { code: typed, email, userId, actor }) => {
      const code = readCode(typed);
      const now = clock.now();
      const codeId = code === null ? null : await takeUse(tx, hmacOf(code, pepper), now);
      if (codeId === null) {
        return false;
      }
      await insertRedemption(tx, { codeId, userId, email, at: now });
      await recordAudit(tx, {
        actor,
        tenantId: null,
        action: 'invitation_code.redeemed',
        target: { type: 'invitation_code', id: codeId },
        details: { user_id: userId },
        at: now,
      });
      return true;
    },
  };
}
