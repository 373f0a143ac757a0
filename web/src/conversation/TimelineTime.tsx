import { indianTimestamp } from '../lib/format';

/** When an entry of the timeline happened. */
export const TimelineTime = ({ timestamp }: { timestamp: string }) => (
  <time dateTime={timestamp} className="tabular">
    {indianTimestamp(timestamp)}
  </time>
);
