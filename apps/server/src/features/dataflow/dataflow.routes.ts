import { created } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { DataflowService } from './dataflow.service.ts';

export function dataflowRoutes(
  dataflow: Pick<DataflowService, 'record'>,
): Pick<Handlers, 'createDataflowEvents'> {
  return {
    createDataflowEvents: {
      needs: 'user',
      handle: async ({ principal, body }) =>
        created(
          { stored: await dataflow.record(principal, body.events) },
          'Request completed successfully',
        ),
    },
  };
}
