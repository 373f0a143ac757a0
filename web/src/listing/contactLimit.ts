/** Says why a logged-in visitor sees no contact details. */
export const CONTACT_LIMIT_REACHED =
  'You have seen the contact details of so many businesses today that we show no more. You can still send enquiries. More contact details from tomorrow.';
