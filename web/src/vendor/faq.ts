import { cancellationText } from '../listing/cancellation';
import type { Question } from '../listing/Faq';
import type { VendorFaqFragment } from './faq.generated';
import { t } from './detail.messages.generated';

/** Returns a vendor's FAQ, for its page and its structured data. */
export function faqOf({ name, city, cancellation, willingToTravel }: VendorFaqFragment): Question[] {
  const travel =
    willingToTravel === null
      ? t('travelUnknown', { name })
      : willingToTravel
        ? t('travels', { name, city })
        : t('travelsNot', { name, city });
  return [
    {
      question: t('payQuestion'),
      answer: t('payAnswer'),
    },
    {
      question: t('cancelQuestion'),
      answer: t('cancelAnswer', { name, cancellation: cancellationText(cancellation) }),
    },
    { question: t('travelQuestion', { city }), answer: travel },
    {
      question: t('dayQuestion'),
      answer: t('dayAnswer'),
    },
    {
      question: t('discountQuestion'),
      answer: t('discountAnswer'),
    },
  ];
}
