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

/** Values of the enquiry fields. */
export type EnquiryValues = typeof BLANK_ENQUIRY;

/** Returns the props of a field's input. */
export type EnquiryField = (name: keyof EnquiryValues) => {
  name: string;
  value: string;
  error?: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
};
