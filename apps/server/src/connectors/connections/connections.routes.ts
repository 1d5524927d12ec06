import { actorOf } from '../../audit/audit-log.ts';
import type { ProvidersConfig } from '../../config/providers.ts';
import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { rawBodyOf } from '../../http/raw-body.ts';
import {
  presentConnection,
  presentConnectionDetail,
  presentProviders,
} from './connections.presenter.ts';
import type { ConnectionsService } from './connections.service.ts';
import type { Webhooks } from './webhooks.ts';

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

type Deps = {
  readonly service: ConnectionsService;
  readonly webhooks: Pick<Webhooks, 'take'>;
  readonly providers: ProvidersConfig;
};

export function connectionsRoutes(deps: Deps): ConnectionHandlers {
  return {
    ...readingRoutes(deps),
    ...connectingRoutes(deps),
    ...connectionRoutes(deps),
    ...webhookRoutes(deps),
  };
}

function readingRoutes({
  service,
  providers,
}: Deps): Pick<Handlers, 'listConnections' | 'getConnection'> {
  return {
    listConnections: {
      needs: 'tenant',
      handle: async ({ scope }) =>
        ok({
          items: (await service.list(scope)).map(presentConnection),
          providers: presentProviders(providers),
        }),
    },
    getConnection: {
      needs: 'tenant',
      handle: async ({ scope, path }) =>
        ok(presentConnectionDetail(await service.find(scope, path.connection))),
    },
  };
}

function connectingRoutes({
  service,
}: Deps): Pick<Handlers, 'createConsent' | 'acceptConsent' | 'createDoorDashConnection'> {
  return {
    createConsent: {
      needs: 'tenant',
      handle: async ({ scope, path }) => {
        const { authorizeUrl, state, expiresAt } = await service.begin(scope, path.provider);
        return created(
          { authorize_url: authorizeUrl, state, expires_at: expiresAt.toISOString() },
          'Request completed successfully',
        );
      },
    },
    acceptConsent: {
      needs: 'tenant',
      handle: async ({ principal, scope, path, body }) => {
        const answer = { state: body.state, code: body.code, realmId: body.realm_id ?? null };
        const actor = actorOf(principal);
        const connection = await service.complete(scope, {
          provider: path.provider,
          answer,
          actor,
        });
        return ok(presentConnection(connection), 'Connected');
      },
    },
    createDoorDashConnection: {
      needs: 'tenant',
      handle: async ({ principal, scope, body }) => {
        const credentials = {
          developerId: body.developer_id,
          keyId: body.key_id,
          signingSecret: body.signing_secret,
        };
        const connection = await service.connectDoorDash(scope, credentials, actorOf(principal));
        return created(presentConnection(connection), 'Connected');
      },
    },
  };
}

function connectionRoutes({
  service,
}: Deps): Pick<
  Handlers,
  'checkConnection' | 'pauseConnection' | 'resumeConnection' | 'deleteConnection'
> {
  return {
    checkConnection: {
      needs: 'tenant',
      handle: async ({ principal, scope, path }) =>
        ok(presentConnection(await service.check(scope, path.connection, actorOf(principal)))),
    },
    pauseConnection: {
      needs: 'tenant',
      handle: async ({ principal, scope, path }) => {
        const connection = await service.pause(scope, path.connection, actorOf(principal));
        return ok(presentConnection(connection), 'Paused');
      },
    },
    resumeConnection: {
      needs: 'tenant',
      handle: async ({ principal, scope, path }) => {
        const connection = await service.resume(scope, path.connection, actorOf(principal));
        return ok(presentConnection(connection), 'Resumed');
      },
    },
    deleteConnection: {
      needs: 'tenant',
      handle: async ({ principal, scope, path }) => {
        const connection = await service.end(scope, path.connection, actorOf(principal));
        return ok(presentConnection(connection), 'Disconnected');
      },
    },
  };
}

function webhookRoutes({
  webhooks,
}: Deps): Pick<Handlers, 'createQuickBooksEvent' | 'createUberEatsEvent'> {
  return {
    createQuickBooksEvent: {
      needs: 'nobody',
      handle: async ({ request }) => {
        const signature = request.get('intuit-signature');
        await webhooks.take('quickbooks', { body: rawBodyOf(request), signature });
        return { kind: 'empty', status: 200 };
      },
    },
    createUberEatsEvent: {
      needs: 'nobody',
      handle: async ({ request }) => {
        const signature = request.get('x-uber-signature');
        await webhooks.take('ubereats', { body: rawBodyOf(request), signature });
        return { kind: 'empty', status: 200 };
      },
    },
  };
}
