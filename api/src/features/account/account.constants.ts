/** Sign-up's live checklist; the first rule that fails also gives the field's message. */
export const PASSWORD_RULES = [
  {
    label: 'Minimum 8 characters',
    message: 'Password must be at least 8 characters',
    test: (password: string) => password.length >= 8,
  },
  {
    label: 'At least 1 digit',
    message: 'Password must contain at least 1 digit',
    test: (password: string) => /\d/.test(password),
  },
  {
    label: 'At least 1 special character',
    message: 'Password must contain at least 1 special character',
    test: (password: string) => /[!@#$%^&*]/.test(password),
  },
] as const;

export const INVALID_CREDENTIALS = 'Invalid Credentials';
export const EMAIL_TAKEN = 'This email is already registered';
export const WRONG_PASSWORD = 'This is not your password';
export const SUPER_ADMIN_STAYS = "Super Admin can't be deleted!!";

export const RESET_MESSAGES = {
  sent: 'OTP sent to your email.',
  verified: 'OTP verified. Set your new password.',
  done: 'Password reset successfully!',
  wrongCode: 'Invalid OTP',
} as const;

export const CONFIRMATION_MESSAGES = {
  wrong: 'This code is not the one we emailed last.',
  expired: 'This code has expired. Request a new one.',
  confirmed: 'Your email is already confirmed.',
} as const;

export const LOGIN_LINK_MESSAGES = {
  expired: 'This link has expired. Request a new one.',
  used: 'This link was already used. Request a new one.',
  otherBrowser: 'This link only works in the browser where it was requested.',
} as const;
