import { ConfigError, httpAddress, text, wholeNumber } from './values.ts';
import type { Env } from './values.ts';

/** The address of the Prometheus metrics. They name no client and need no sign-in. */
export type MetricsConfig = {
  readonly host: string;
  readonly port: number;
  /** For a worker that the server runs in a separate process. */
  readonly workerPort: number;
};

/** The OTLP/HTTP collector for spans, and this installation's service name there. */
export type TracesConfig = { readonly endpoint: string; readonly serviceName: string };

export type MonitoringConfig = {
  /** Null serves no metrics. */
  readonly metrics: MetricsConfig | null;
  /** Null sends no spans. */
  readonly traces: TracesConfig | null;
};

/** `METRICS_PORT`, and OpenTelemetry's own settings for endpoint and service name. */
export function readMonitoringConfig(env: Env): MonitoringConfig {
  return { metrics: readMetrics(env), traces: readTraces(env) };
}

const HIGHEST_PORT = 65_535;

function readMetrics(env: Env): MetricsConfig | null {
  if (text(env, 'METRICS_PORT', '') === '') {
    return null;
  }
  const most = HIGHEST_PORT;
  const port = wholeNumber(env, 'METRICS_PORT', { fallback: 0, least: 0, most: most - 1 });
  const workerPort = wholeNumber(env, 'WORKER_METRICS_PORT', {
    // 0 lets the system choose, for both.
    fallback: port === 0 ? 0 : port + 1,
    least: 0,
    most,
  });
  if (port !== 0 && port === workerPort) {
    throw new ConfigError('METRICS_PORT and WORKER_METRICS_PORT must differ.');
  }
  return { host: text(env, 'METRICS_HOST', '127.0.0.1'), port, workerPort };
}

function readTraces(env: Env): TracesConfig | null {
  const endpoint = text(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', '');
  if (endpoint === '') {
    return null;
  }
  return {
    endpoint: httpAddress('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint),
    serviceName: text(env, 'OTEL_SERVICE_NAME', 'platebook'),
  };
}

/** For a worker that runs beside a server on the same machine. */
export function monitoringOfWorker({ metrics, traces }: MonitoringConfig): MonitoringConfig {
  return {
    metrics: metrics === null ? null : { ...metrics, port: metrics.workerPort },
    traces,
  };
}
