import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { InviteGate } from './invite-gate.port.ts';

export function invitationCodesRoutes(gate: InviteGate): Pick<Handlers, 'checkInviteCode'> {
  return {
    checkInviteCode: {
      needs: 'nobody',
      handle: async ({ body, request }) =>
        ok({ valid: await gate.isOpen(body.code, request.ip ?? '') }),
    },
  };
}
