import { SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { AppError } from './errors.js';

/** Makes spans once export-traces.ts has been started, and costs next to nothing until then. */
export const tracer = trace.getTracer('mandap');

/** Runs `work` in a span, which ends with it. */
export const traced = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  tracer.startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      noteError(span, error);
      throw error;
    } finally {
      span.end();
    }
  });

/** Notes the kind of an error, but not its message, which may quote personal data. Refusals aren't failures. */
function noteError(span: Span, error: unknown): void {
  if (error instanceof AppError) {
    span.setAttribute('error.type', error.code);
    return;
  }
  span.setAttribute('error.type', error instanceof Error ? error.name : 'Error');
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Returns the current trace's ID, which leads from a line of the log to its trace. */
export function currentTrace(): { traceId?: string } {
  const traceId = trace.getActiveSpan()?.spanContext().traceId;
  return traceId ? { traceId } : {};
}
