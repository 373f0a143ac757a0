import { indianTimestamp, nowTimestamp } from '../lib/format';
import { Disclosure } from '../ui/Disclosure';
import { useOnceTrue } from '../ui/useOnceTrue';
import { t } from './messages.generated';
import { isAnswerDue, VisitPanel, type VisitPanelProps } from './VisitPanel';

/** The visit on phones: a line above the conversation, open if it waits for the viewer’s answer. */
export function VisitDisclosure(props: VisitPanelProps) {
  const { visit } = props.booking;
  const open = useOnceTrue(isAnswerDue(visit, props.side));
  const startsAt = visit?.startsAt;
  return (
    <Disclosure
      compact
      open={open}
      summary={
        startsAt && startsAt > nowTimestamp() ? t('summary', { time: indianTimestamp(startsAt) }) : t('visit')
      }
    >
      <VisitPanel {...props} />
    </Disclosure>
  );
}
