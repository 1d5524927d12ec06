import { created } from '../../../http/operations.ts';
import type { Handlers } from '../../../http/operations.ts';
import type { DataflowService, Reporter } from './dataflow.service.ts';

type Deps = {
  readonly dataflow: Pick<DataflowService, 'record'>;
  /** Whom a bearer token stands for now; null for every token that stands for nobody. */
  readonly reporterOf: (token: string) => Promise<Reporter | null>;
};

/** A token that is worth nothing any more is no reason to lose the report: it is taken as a stranger's. */
export function dataflowRoutes({
  dataflow,
  reporterOf,
}: Deps): Pick<Handlers, 'createDataflowEvents'> {
  return {
    createDataflowEvents: {
      needs: 'nobody',
      handle: async ({ request, body }) => {
        const token = /^Bearer ([\w.-]+)$/i.exec(request.get('authorization') ?? '')?.[1];
        const known = token === undefined ? null : await reporterOf(token);
        const reporter = known ?? { userId: null, address: request.ip ?? '' };
        return created(
          { stored: await dataflow.record(reporter, body.events) },
          'Request completed successfully',
        );
      },
    },
  };
}
