import { expect, test } from 'vitest';
import { monitoringOfWorker, readMonitoringConfig } from './monitoring.ts';
import { ConfigError } from './values.ts';

test('nothing is served or sent unless configured', () => {
  expect(readMonitoringConfig({})).toEqual({ metrics: null, traces: null });
});

test("a separate worker's metrics are on the next port, or on its own", () => {
  const config = readMonitoringConfig({ METRICS_PORT: '9464' });
  expect([config.metrics, monitoringOfWorker(config).metrics?.port]).toEqual([
    { host: '127.0.0.1', port: 9464, workerPort: 9465 },
    9465,
  ]);
  const env = { METRICS_HOST: '10.0.0.7', METRICS_PORT: '9464', WORKER_METRICS_PORT: '9500' };
  expect(readMonitoringConfig(env).metrics).toEqual({
    host: '10.0.0.7',
    port: 9464,
    workerPort: 9500,
  });
});

test('two processes cannot listen on the same port', () => {
  expect(() => readMonitoringConfig({ METRICS_PORT: '9464', WORKER_METRICS_PORT: '9464' })).toThrow(
    new ConfigError('METRICS_PORT and WORKER_METRICS_PORT must differ.'),
  );
});

test("spans are sent to OpenTelemetry's endpoint setting", () => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
  expect(readMonitoringConfig(env).traces).toEqual({
    endpoint: 'http://collector:4318',
    serviceName: 'platebook',
  });
  expect(readMonitoringConfig({ ...env, OTEL_SERVICE_NAME: 'books' }).traces?.serviceName).toBe(
    'books',
  );
  expect(() => readMonitoringConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow(
    ConfigError,
  );
});
