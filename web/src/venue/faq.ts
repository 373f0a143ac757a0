import { cancellationText } from '../listing/cancellation';
import type { Question } from '../listing/Faq';
import type { VenueFaqFragment } from './faq.generated';
import { t } from './detail.messages.generated';

/** Returns a venue's FAQ, for its page and its structured data. */
export function faqOf({ name, cancellation, facilities, maxGuests }: VenueFaqFragment): Question[] {
  const has = (facility: (typeof facilities)[number]) => facilities.includes(facility);
  const cooks = has('FOOD_PROVIDED_BY_VENUE') || has('CATERING_SERVICES');
  const catering = cooks
    ? has('OUTSIDE_FOOD_ALLOWED')
      ? t('catering.ownAndOutside', { name })
      : t('catering.own', { name })
    : has('OUTSIDE_FOOD_ALLOWED')
      ? t('catering.outside')
      : t('catering.none');
  const parking =
    has('VALET_PARKING') && has('AMPLE_PARKING')
      ? t('parking.ampleAndValet')
      : has('VALET_PARKING')
        ? t('parking.valet')
        : has('AMPLE_PARKING')
          ? t('parking.ample')
          : t('parking.none');
  return [
    {
      question: t('payQuestion'),
      answer: t('payAnswer'),
    },
    {
      question: t('cancelQuestion'),
      answer: t('cancelAnswer', { name, cancellation: cancellationText(cancellation) }),
    },
    { question: t('cateringQuestion'), answer: catering },
    { question: t('parkingQuestion'), answer: parking },
    {
      question: t('discountQuestion'),
      answer: maxGuests === null ? t('discountAnswer') : t('discountAnswerUpTo', { name, maxGuests }),
    },
  ];
}
