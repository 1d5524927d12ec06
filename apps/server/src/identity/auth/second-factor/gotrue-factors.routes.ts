import { GoTrueError } from '../../../http/gotrue-errors.ts';
import { leveledCallerOf } from '../../../http/operations.ts';
import type { Handlers, Principal } from '../../../http/operations.ts';
import { presentGoTrueSession } from '../auth.presenter.ts';
import { invalid, originOf } from '../gotrue/gotrue-inputs.ts';
import type { GoTrueParts } from '../gotrue/gotrue-parts.ts';
import { enrollFactor, unenrollFactor } from './enroll-factor.ts';
import { challengeFactor, verifyFactor } from './verify-factor.ts';
import {
  issueRecoveryCodes,
  loadRecoveryCodesCount,
  verifyRecoveryCode,
} from './recovery-codes.ts';

type FactorHandlers = Pick<
  Handlers,
  'createFactor' | 'createChallenge' | 'verifyFactor' | 'deleteFactor'
>;

const OFF = {
  phone: 'mfa_phone_enroll_not_enabled',
  webauthn: 'mfa_webauthn_enroll_not_enabled',
} as const;

/** The second factor of the signed-in user. */
export function goTrueFactorRoutes({ deps }: GoTrueParts): FactorHandlers {
  return {
    createFactor: {
      needs: 'user',
      handle: async ({ principal, ...call }) => {
        const { factor_type: type, friendly_name: friendlyName = '', issuer = '' } = call.body;
        if (type !== 'totp') {
          throw new GoTrueError(OFF[type]);
        }
        const request = { friendlyName, issuer, origin: originOf(call) };
        const { id, qrCode, secret, uri } = await enrollFactor(
          deps,
          leveledCallerOf(principal),
          request,
        );
        const totp = { qr_code: qrCode, secret, uri };
        return wire({ id, type: 'totp' as const, friendly_name: friendlyName, totp });
      },
    },
    createChallenge: {
      needs: 'user',
      handle: async ({ principal, ...call }) => {
        const named = { factorId: call.path.factor_id, origin: originOf(call) };
        const { id, expiresAt } = await challengeFactor(deps, leveledCallerOf(principal), named);
        const expires_at = Math.floor(expiresAt.getTime() / 1000);
        return wire({ id, type: 'totp' as const, expires_at });
      },
    },
    verifyFactor: {
      needs: 'user',
      handle: async ({ principal, ...call }) => {
        const { challenge_id: challengeId, code } = call.body;
        refuseEmpty(code);
        const attempt = {
          factorId: call.path.factor_id,
          challengeId,
          code,
          origin: originOf(call),
        };
        return wire(
          presentGoTrueSession(await verifyFactor(deps, leveledCallerOf(principal), attempt)),
        );
      },
    },
    deleteFactor: {
      needs: 'user',
      handle: async ({ principal, ...call }) => {
        const { factor_id: factorId } = call.path;
        const origin = originOf(call);
        await unenrollFactor(deps, leveledCallerOf(principal), { factorId, origin });
        return wire({ id: factorId });
      },
    },
  };
}

type RecoveryHandlers = Pick<
  Handlers,
  'getRecoveryCodes' | 'createRecoveryCodes' | 'refreshRecoveryCodes' | 'verifyRecoveryCode'
>;

/** The codes that replace an authenticator app when it is not at hand. */
export function goTrueRecoveryCodeRoutes({ deps }: GoTrueParts): RecoveryHandlers {
  const issue = async (principal: Principal, request: Parameters<typeof issueRecoveryCodes>[2]) => {
    const codes = await issueRecoveryCodes(deps, leveledCallerOf(principal), request);
    return wire({ type: 'recovery_code' as const, total: codes.length, codes: [...codes] });
  };
  return {
    getRecoveryCodes: {
      needs: 'user',
      handle: async ({ principal }) => {
        const count = await loadRecoveryCodesCount(deps, leveledCallerOf(principal));
        if (count.total === 0) {
          throw new GoTrueError('mfa_factor_not_found', {
            message: 'The user has not enrolled recovery codes',
          });
        }
        return wire({ type: 'recovery_code' as const, ...count });
      },
    },
    createRecoveryCodes: {
      needs: 'user',
      handle: ({ principal, ...call }) =>
        issue(principal, { replaces: false, origin: originOf(call) }),
    },
    refreshRecoveryCodes: {
      needs: 'user',
      handle: ({ principal, ...call }) =>
        issue(principal, { replaces: true, origin: originOf(call) }),
    },
    verifyRecoveryCode: {
      needs: 'user',
      handle: async ({ principal, ...call }) => {
        const { code } = call.body;
        refuseEmpty(code);
        const attempt = { code, origin: originOf(call) };
        return wire(
          presentGoTrueSession(await verifyRecoveryCode(deps, leveledCallerOf(principal), attempt)),
        );
      },
    },
  };
}

function refuseEmpty(code: string): void {
  if (code.trim() === '') {
    throw invalid('Code needs to be non-empty');
  }
}

function wire<Body>(body: Body) {
  return { kind: 'wire', status: 200, body } as const;
}
