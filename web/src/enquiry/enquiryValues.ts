import type { ChangeEvent } from 'react';

export const BLANK_ENQUIRY = {
  name: '',
  contact: '',
  location: '',
  guests: '',
  date: '',
  address: '',
  typeOfEvent: '',
  message: '',
};

/** What the fields of an enquiry hold. */
export type EnquiryValues = typeof BLANK_ENQUIRY;

/** Returns the properties of one field's control. */
export type EnquiryField = (name: keyof EnquiryValues) => {
  name: string;
  value: string;
  error?: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
};
