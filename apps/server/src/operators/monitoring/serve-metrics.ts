import express from 'express';
import type { MetricsConfig } from '../../config/monitoring.ts';
import { listen } from '../../http/listen.ts';
import type { Listening } from '../../http/listen.ts';
import type { Metrics } from './metrics.ts';

/** Serves `GET /metrics` at a separate address, which is not reachable through the public one. Throws `ListenError`. */
export function serveMetrics(
  metrics: Pick<Metrics, 'read'>,
  { host, port }: Pick<MetricsConfig, 'host' | 'port'>,
): Promise<Listening> {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.get('/metrics', async (_request, response) => {
    const { contentType, text } = await metrics.read();
    response.set('cache-control', 'no-store').type(contentType).send(text);
  });
  return listen(app, { host, port, settings: { host: 'METRICS_HOST', port: 'METRICS_PORT' } });
}
