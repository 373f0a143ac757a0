import { indianMoment } from '../lib/format';

/** When an entry of the timeline happened. */
export const TimelineTime = ({ moment }: { moment: string }) => (
  <time dateTime={moment} className="tabular">
    {indianMoment(moment)}
  </time>
);
