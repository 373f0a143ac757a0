import { t } from './messages.generated';

/** The FAQ as plain text, because the structured data uses it too. */
export const faq = (): readonly { question: string; answer: string }[] => [
  {
    question: t('pay.question'),
    answer: t('pay.answer'),
  },
  {
    question: t('cancel.question'),
    answer: t('cancel.answer'),
  },
  {
    question: t('catering.question'),
    answer: t('catering.answer'),
  },
  {
    question: t('parking.question'),
    answer: t('parking.answer'),
  },
  {
    question: t('discounts.question'),
    answer: t('discounts.answer'),
  },
  {
    question: t('cost.question'),
    answer: t('cost.answer'),
  },
];
