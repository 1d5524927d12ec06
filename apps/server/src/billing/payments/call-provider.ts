import { AppError } from '../../http/errors.ts';
import { PaymentDeclinedError, PaymentProviderError } from './payment-provider.ts';

/** Asks the payment provider; what it refuses becomes the error that a caller is answered. */
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
