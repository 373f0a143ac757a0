import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { diag, DiagLogLevel } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanProcessor } from '@opentelemetry/sdk-trace-node';
import type { Logger } from 'pino';

/** How long a stop waits until the last spans are sent, in milliseconds. */
const STOP_MS = 2000;

/**
 * Sends spans of requests, operations, jobs and statements to the collector at OTEL_EXPORTER_OTLP_ENDPOINT. Other
 * standard variables (service name, sampler, headers) are read by OpenTelemetry. Call before `pg` makes connections.
 * @returns a function that sends the remaining spans and stops tracing
 */
export function exportTraces(log: Logger): () => Promise<void> {
  const warn = (message: string) => log.warn({ reason: message }, 'traces could not be sent');
  const ignore = () => undefined;
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'mandap' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [withoutMessages, new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  // Values of statements are never recorded. Statements outside of requests and jobs, such as polling, aren't traced.
  const instrumentation = new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true });
  instrumentation.setTracerProvider(provider);
  // Instruments modules that are loaded by `require`. Imports of `pg` share its objects, so they are traced, too.
  createRequire(import.meta.url)('pg');
  return () =>
    Promise.race([provider.shutdown(), rejectAfter(STOP_MS)]).catch(({ message }: Error) => warn(message));
}

async function rejectAfter(milliseconds: number): Promise<never> {
  await pause(milliseconds, undefined, { ref: false });
  throw new Error('the collector did not answer in time');
}

/** PostgreSQL's messages may quote values of statements. */
const withoutMessages: SpanProcessor = {
  onStart: () => undefined,
  onEnding(span) {
    if (span.status.message) span.setStatus({ code: span.status.code });
  },
  onEnd: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};
