import Box from '@mui/material/Box';
import { indianDate } from '../lib/format';
import { Disclosure } from '../ui/Disclosure';
import type { EnquiryCardFragment } from './EnquiryCard.generated';
import { t } from './messages.generated';

type Step = EnquiryCardFragment['history'][number];

/** History of an enquiry for its owner, oldest first. */
export function EnquiryHistory({ steps }: { steps: readonly Step[] }) {
  return (
    <Disclosure compact summary={t('history')}>
      <Box component="ol" sx={stepsSx}>
        {steps.map((step) => (
          <li key={`${step.kind} ${step.createdAt}`}>
            <span>{wordsOf(step)}</span>
            <time dateTime={step.createdAt}>{indianDate(step.createdAt)}</time>
          </li>
        ))}
      </Box>
    </Disclosure>
  );
}

function wordsOf({ kind, date, previousDate }: Step): string {
  const day = date ? indianDate(date) : t('step.anotherDate');
  switch (kind) {
    case 'SENT':
      return t('step.sent');
    case 'WRONG_CODE':
      return t('step.wrongCode');
    case 'APPROVED':
      return t('step.approved');
    case 'REJECTED':
      return t('step.rejected');
    case 'WITHDRAWN':
      return t('step.withdrawn');
    case 'DATE_CHANGED':
      return previousDate
        ? t('step.dateChangedFrom', { previousDate: indianDate(previousDate), day })
        : t('step.dateChanged', { day });
    case 'RESCHEDULE_REQUESTED':
      return t('step.requested', { day });
    case 'RESCHEDULE_ACCEPTED':
      return t('step.moved', { day });
    case 'RESCHEDULE_CANCELLED':
      return t('step.requestCancelled', { day });
    case 'RESCHEDULE_DECLINED':
      return t('step.declined', { day });
  }
}

const stepsSx = {
  display: 'grid',
  gap: 2,
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4px 16px',
  },
  '& time': {
    flex: 'none',
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
  },
};
