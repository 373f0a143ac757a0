import type { Email } from '../../core/email.js';
import type { Role } from '../../core/viewer.js';
import { t } from './mail.messages.generated.js';

export const resetCodeEmail = (to: string, code: string): Email => ({
  kind: 'essential',
  to,
  subject: t('resetCode.subject'),
  paragraphs: [t('resetCode.paragraph1'), t('resetCode.paragraph2')],
  code,
});

export const loginLinkEmail = (to: string, role: Role, token: string): Email => ({
  kind: 'essential',
  to,
  subject: t('loginLink.subject'),
  paragraphs: [t('loginLink.paragraph1', { role }), t('loginLink.paragraph2')],
  // Browsers don't send the fragment, so the token never reaches a server log.
  action: { label: t('loginLink.action'), path: `/login/confirm#${token}` },
});

export const loginAlertEmail = (to: string, role: Role): Email => ({
  kind: 'essential',
  to,
  subject: t('loginAlert.subject'),
  paragraphs: [t('loginAlert.paragraph1', { role }), t('loginAlert.paragraph2')],
  action: { label: t('loginAlert.action'), path: '/login/link' },
});

/** Sent to an unconfirmed address. Repeats nothing from the sign-up form, because a stranger may have filled it in. */
export const confirmationEmail = (to: string, role: Role, code: string): Email => ({
  kind: 'essential',
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

export const newAddressCodeEmail = (to: string, code: string): Email => ({
  kind: 'essential',
  to,
  subject: t('newAddressCode.subject'),
  paragraphs: [t('newAddressCode.paragraph1'), t('newAddressCode.paragraph2')],
  code,
});

/** Sent to the previous address, so that its owner can object. */
export const addressChangedEmail = (to: string, newAddress: string): Email => ({
  kind: 'essential',
  to,
  subject: t('addressChanged.subject'),
  paragraphs: [t('addressChanged.paragraph1', { newAddress }), t('addressChanged.paragraph2')],
  action: { label: t('addressChanged.action'), path: '/aboutus1#contact' },
});

/** Sent to the new address. */
export const newAddressEmail = (to: string): Email => ({
  kind: 'essential',
  to,
  subject: t('newAddress.subject'),
  paragraphs: [t('newAddress.paragraph1')],
  action: { label: t('newAddress.action'), path: '/login' },
});

export const passwordChangedEmail = (to: string): Email => ({
  kind: 'essential',
  to,
  subject: t('passwordChanged.subject'),
  paragraphs: [t('passwordChanged.paragraph1'), t('passwordChanged.paragraph2')],
  action: { label: t('passwordChanged.action'), path: '/forget' },
});
