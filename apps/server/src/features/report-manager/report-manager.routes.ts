import { AppError } from '../../http/errors.ts';
import type { Handlers } from '../../http/operations.ts';

type Ids =
  | 'listGeneratedReports'
  | 'createGeneratedReport'
  | 'deleteGeneratedReport'
  | 'downloadGeneratedReport';

const later = {
  needs: 'tenant',
  handle: async () => {
    throw new AppError('service_unavailable');
  },
} as const;

export function reportManagerRoutes(): Pick<Handlers, Ids> {
  return {
    listGeneratedReports: later,
    createGeneratedReport: later,
    deleteGeneratedReport: later,
    downloadGeneratedReport: later,
  };
}
