import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { rawBodyOf } from '../../http/raw-body.ts';
import type { PaymentsService } from './payments.service.ts';

export function paymentsRoutes(payments: PaymentsService): Pick<Handlers, 'createPaymentEvent'> {
  return {
    createPaymentEvent: {
      needs: 'nobody',
      handle: async ({ request, requestId }) => {
        const signature = request.get('stripe-signature');
        await payments.receive({ body: rawBodyOf(request), signature }, requestId);
        return ok(null, 'Event received');
      },
    },
  };
}
