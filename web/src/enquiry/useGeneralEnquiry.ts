import { generalEnquiryRules } from '@mandap/api/rules/enquiry';
import { spacedPhone } from '../lib/format';
import { useSubmit } from '../lib/useSubmit';
import { useToast } from '../ui/useToast';
import { SubmitEnquiryDocument } from './GeneralEnquiry.generated';

const BLANK = {
  name: '',
  contact: '',
  location: '',
  guests: '',
  date: '',
  address: '',
  typeOfEvent: '',
  message: '',
};

/**
 * An enquiry to no listing in particular. Sending it clears the form.
 *
 * @param known what the page or the account says already
 */
export function useGeneralEnquiry(known: Partial<typeof BLANK>, onSent?: () => void) {
  const toast = useToast();
  const { reset, values, ...rest } = useSubmit({
    initial: { ...BLANK, ...known },
    rules: generalEnquiryRules,
    mutation: SubmitEnquiryDocument,
    variables: (input) => ({ input }),
    payload: ({ submitEnquiry }) => submitEnquiry,
    onDone: () => {
      toast.show({
        status: 'success',
        text: `Enquiry sent. We will call you on ${spacedPhone(values.contact)}.`,
      });
      reset();
      onSent?.();
    },
  });
  return rest;
}
