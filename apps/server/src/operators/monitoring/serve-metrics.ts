import express from 'express';
import type { MetricsConfig } from '../../config/monitoring.ts';
import { listen } from '../../http/listen.ts';
import type { Listening } from '../../http/listen.ts';
import type { Metrics } from './metrics.ts';

/** Answers `GET /metrics` at an address of its own, which the public one does not lead to. Throws `ListenError`. */
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
