const CREDENTIAL = 'It has a code or a link that its recipient requested.';
const SECURITY = 'It is about the security of the account.';
const OWN_ACT = 'It confirms what its recipient has just done.';
const ACCOUNT_GONE = 'The account is deleted, so there is no other way to tell its owner.';

/** Emails that nobody can switch off, with the reason. All others have a kind and an unsubscribe link. */
export const ESSENTIAL: Readonly<Record<string, string>> = {
  resetCodeEmail: CREDENTIAL,
  loginLinkEmail: CREDENTIAL,
  newAddressCodeEmail: CREDENTIAL,
  confirmationEmail: CREDENTIAL,
  loginAlertEmail: SECURITY,
  addressChangedEmail: SECURITY,
  passwordChangedEmail: SECURITY,
  apiKeyCreatedEmail: SECURITY,
  newAddressEmail: OWN_ACT,
  enquirySentEmail: OWN_ACT,
  decisionMadeEmail: OWN_ACT,
  accountDeletedEmail: OWN_ACT,
  accountRemovedEmail: ACCOUNT_GONE,
  listingRemovedEmail: ACCOUNT_GONE,
};
