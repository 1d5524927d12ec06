import type { components } from '@platebook/api-client';
import { actorOf } from '../../audit/audit-log.ts';
import { toEmail, toPhone } from '../../identity/auth/users/contact.ts';
import type {
  Place,
  VerificationCodesService,
} from '../../identity/verification-codes/verification-codes.service.ts';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';
import { GoTrueError } from '../../http/gotrue-errors.ts';
import { created, ok } from '../../http/operations.ts';
import type { Handlers, Principal } from '../../http/operations.ts';

type CodeIds =
  | 'listVerificationCodes'
  | 'createVerificationCode'
  | 'resendVerificationCode'
  | 'deleteVerificationCode';

/** The codes that verify an address or a number; no code is ever shown, not even to operators. */
export function verificationCodesRoutes(codes: VerificationCodesService): Pick<Handlers, CodeIds> {
  const issue = async (place: Place, principal: Principal) => {
    const issued = await codes.issue(place, actorOf(principal));
    if (issued.kind === 'too_soon') {
      throw new AppError('rate_limited', {
        headers: { 'retry-after': String(issued.waitSeconds) },
      });
    }
    return { expires_at: issued.expiresAt.toISOString() };
  };
  const placeOf = async (id: string): Promise<Place> => {
    const place = await codes.placeOf(id);
    if (place === null) {
      throw new AppError('verification_code_not_found');
    }
    return place;
  };
  return {
    listVerificationCodes: {
      needs: 'user',
      handle: async ({ query }) => {
        const { items, nextCursor } = await codes.list({
          target: query.target === undefined ? undefined : asStored(query.target),
          purpose: query.purpose,
          state: query.state,
          sort: query.sort,
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        return ok({ items, nextCursor });
      },
    },
    createVerificationCode: {
      needs: 'user',
      handle: async ({ body, principal }) =>
        created(await issue(toPlace(body), principal), 'Code sent'),
    },
    resendVerificationCode: {
      needs: 'user',
      handle: async ({ path, principal }) =>
        created(await issue(await placeOf(path.verification_code), principal), 'Code sent'),
    },
    deleteVerificationCode: {
      needs: 'user',
      handle: async ({ path, principal }) => {
        const place = await placeOf(path.verification_code);
        const wasOpen = await codes.invalidate(place, actorOf(principal));
        return ok({ wasOpen }, 'Code ended');
      },
    },
  };
}

/** Throws `validation_failed` for an invalid address or number. */
function toPlace({
  purpose,
  target,
}: components['schemas']['CreateVerificationCodeRequest']): Place {
  try {
    return { purpose, target: purpose === 'phone' ? toPhone(target) : toEmail(target) };
  } catch (reason) {
    if (reason instanceof GoTrueError) {
      const why = purpose === 'phone' ? 'not_a_phone' : 'not_an_email';
      throw new AppError('validation_failed', { errors: [fieldError('/target', why)] });
    }
    throw reason;
  }
}

/** Normalizes as stored: lower case, and without a plus sign and spaces. */
function asStored(target: string): string {
  return target.includes('@') ? target.trim().toLowerCase() : target.replaceAll(/[+\s]/g, '');
}
