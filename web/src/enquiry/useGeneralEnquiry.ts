import { generalEnquiryRules } from '@mandap/api/rules/enquiry';
import { spacedPhone } from '../lib/format';
import { useSubmit } from '../lib/useSubmit';
import { useToast } from '../ui/useToast';
import { BLANK_ENQUIRY, type EnquiryValues } from './enquiryValues';
import { SubmitEnquiryDocument } from './GeneralEnquiry.generated';

/**
 * An enquiry to no listing in particular. Sending it clears the form.
 *
 * @param known what the page or the account says already
 * @param onFailure replaces the toast that says what went wrong
 */
export function useGeneralEnquiry(
  known: Partial<EnquiryValues>,
  onSent?: () => void,
  onFailure?: (message: string) => void,
) {
  const toast = useToast();
  const { reset, values, ...rest } = useSubmit({
    initial: { ...BLANK_ENQUIRY, ...known },
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
    onFailure:
      onFailure &&
      (({ message }) => {
        onFailure(message);
        return undefined;
      }),
  });
  return rest;
}
