import { generalEnquiryRules } from '@mandap/api/rules/enquiry';
import { spacedPhone } from '../lib/format';
import { useSubmit } from '../lib/useSubmit';
import { useToast } from '../ui/useToast';
import { BLANK_ENQUIRY, type EnquiryValues } from './enquiryValues';
import { SubmitEnquiryDocument } from './GeneralEnquiry.generated';
import { t } from './messages.generated';

/**
 * Form state of a general enquiry. Submitting it clears the form.
 *
 * @param known values from the page or the account
 * @param onFailure replaces the error toast
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
        text: t('enquirySent', { contact: spacedPhone(values.contact) }),
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
