/** What people ask most. Plain text: search engines are given the same words. */
export const FAQ: readonly { question: string; answer: string }[] = [
  {
    question: 'How do I pay, and whom?',
    answer:
      'You pay the venue or the vendor, never Mandap. To book, you pay 40% of the package price; the remainder you pay directly to them on the event day. Most take UPI, bank transfer, cards and cheques, and some take cash: ask before you visit, and ask for a receipt each time. There is no online payment on this site, so nobody who asks you to pay Mandap by a link is one of us.',
  },
  {
    question: 'Can I cancel a booking?',
    answer:
      'It depends on the venue, and each venue’s page says which of two rules it keeps. With most, a booking can’t be cancelled, but it may be moved to another date at no extra charge. With others, cancelling up to 24 hours before the event gives a full refund. Read the rule on the page before you pay the 40%, and have it written on your receipt.',
  },
  {
    question: 'Can I bring my own caterer?',
    answer:
      'Some venues cook themselves, some let you choose from their list, and some leave the kitchen to you. The facilities on a venue’s page tell: look for “Food provided by venue”, “Catering services” and “Outside food allowed”. Where outside caterers may come, ask what the venue charges for its kitchen, water and waste. Prices per plate are shown apart for vegetarian and non-vegetarian food.',
  },
  {
    question: 'Is there parking for our guests?',
    answer:
      'Look for “Ample parking” and “Valet parking” among a venue’s facilities. As a rule of thumb, 100 guests come in 30 to 35 cars. Ask how many the venue holds behind its own gate, where the bus of the baraat may stand, and who directs the traffic when everybody leaves at once.',
  },
  {
    question: 'Are there discounts for large events?',
    answer:
      'Often. Many venues lower the price per plate from 300 or 500 guests, and on weekdays and outside the season there is room to talk: up to 30%, where they offer it. Write the number of guests and whether your date can move into your enquiry, and ask for the price at both numbers.',
  },
  {
    question: 'What does Mandap cost?',
    answer:
      'Looking, comparing and sending enquiries are free for couples. An enquiry books nothing: a date is held only when the owner has approved it with the code that you give them.',
  },
];
