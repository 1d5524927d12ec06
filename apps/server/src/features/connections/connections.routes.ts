import { AppError } from '../../http/errors.ts';
import type { Handlers } from '../../http/operations.ts';

export type ConnectionHandlers = Pick<
  Handlers,
  | 'listConnections'
  | 'getConnection'
  | 'createConsent'
  | 'acceptConsent'
  | 'createDoorDashConnection'
  | 'checkConnection'
  | 'pauseConnection'
  | 'resumeConnection'
  | 'deleteConnection'
  | 'createQuickBooksEvent'
  | 'createUberEatsEvent'
>;

export function connectionsRoutes(): ConnectionHandlers {
  const handle = async (): Promise<never> => {
    throw new AppError('service_unavailable');
  };
  return {
    listConnections: { needs: 'tenant', handle },
    getConnection: { needs: 'tenant', handle },
    createConsent: { needs: 'tenant', handle },
    acceptConsent: { needs: 'tenant', handle },
    createDoorDashConnection: { needs: 'tenant', handle },
    checkConnection: { needs: 'tenant', handle },
    pauseConnection: { needs: 'tenant', handle },
    resumeConnection: { needs: 'tenant', handle },
    deleteConnection: { needs: 'tenant', handle },
    createQuickBooksEvent: { needs: 'nobody', handle },
    createUberEatsEvent: { needs: 'nobody', handle },
  };
}
