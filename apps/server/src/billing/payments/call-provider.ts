import { AppError } from '../../http/errors.ts';
import { PaymentDeclinedError, PaymentProviderError } from './payment-provider.ts';

/** Calls the payment provider and maps its failures to the errors of the API. */
export async function callProvider<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof PaymentDeclinedError) {
      throw new AppError('payment_declined', { cause });
    }
    throw cause instanceof PaymentProviderError
      ? new AppError('payment_provider_unavailable', { cause })
      : cause;
  }
}
