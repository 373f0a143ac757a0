import type { Mail } from '../../core/mail.js';
import type { Role } from '../../core/viewer.js';
import { t } from './mail.messages.generated.js';

export const resetCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: t('resetCode.subject'),
  paragraphs: [t('resetCode.paragraph1'), t('resetCode.paragraph2')],
  code,
});

export const loginLinkMail = (to: string, role: Role, token: string): Mail => ({
  to,
  subject: t('loginLink.subject'),
  paragraphs: [t('loginLink.paragraph1', { role }), t('loginLink.paragraph2')],
  // Browsers keep what follows # to themselves: the token is in no server’s log.
  action: { label: t('loginLink.action'), path: `/login/confirm#${token}` },
});

export const loginAlertMail = (to: string, role: Role): Mail => ({
  to,
  subject: t('loginAlert.subject'),
  paragraphs: [t('loginAlert.paragraph1', { role }), t('loginAlert.paragraph2')],
  action: { label: t('loginAlert.action'), path: '/login/link' },
});

/**
 * To an address that nobody has confirmed. It holds nothing that was typed: whoever registered may be a stranger.
 */
export const confirmEmailMail = (to: string, role: Role, code: string): Mail => ({
  to,
  subject: t('confirmEmail.subject'),
  paragraphs: [
    t('confirmEmail.paragraph1', { role }),
    t('confirmEmail.paragraph2'),
    t('confirmEmail.paragraph3'),
  ],
  code,
  action: { label: t('confirmEmail.action'), path: '/confirm-email' },
});

export const newAddressCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: t('newAddressCode.subject'),
  paragraphs: [t('newAddressCode.paragraph1'), t('newAddressCode.paragraph2')],
  code,
});

/** To the address that an account has had: whoever reads there must know, and may object. */
export const addressChangedMail = (to: string, newAddress: string): Mail => ({
  to,
  subject: t('addressChanged.subject'),
  paragraphs: [t('addressChanged.paragraph1', { newAddress }), t('addressChanged.paragraph2')],
  action: { label: t('addressChanged.action'), path: '/aboutus1#contact' },
});

/** To the address that it has now. */
export const newAddressMail = (to: string): Mail => ({
  to,
  subject: t('newAddress.subject'),
  paragraphs: [t('newAddress.paragraph1')],
  action: { label: t('newAddress.action'), path: '/login' },
});

export const passwordChangedMail = (to: string): Mail => ({
  to,
  subject: t('passwordChanged.subject'),
  paragraphs: [t('passwordChanged.paragraph1'), t('passwordChanged.paragraph2')],
  action: { label: t('passwordChanged.action'), path: '/forget' },
});
