// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "emailInvalid": NoValues;
  "emailMissing": NoValues;
  "roleMissing": NoValues;
  "passwordMissing": NoValues;
  "yourPasswordMissing": NoValues;
  "yourEmailMissing": NoValues;
  "otpSixDigits": NoValues;
  "otpMissing": NoValues;
  "codeSixDigits": NoValues;
  "codeMissing": NoValues;
  "newPasswordMissing": NoValues;
  "passwordEightCharacters": NoValues;
  "passwordSixCharacters": NoValues;
  "minimumEightCharacters": NoValues;
  "minimumOneDigit": NoValues;
  "minimumOneSpecial": NoValues;
  "passwordDigit": NoValues;
  "passwordSpecial": NoValues;
  "resetSent": NoValues;
  "resetVerified": NoValues;
  "resetDone": NoValues;
  "invalidCredentials": NoValues;
}

export const t = makeTranslate<Messages>({
  "emailInvalid": "Invalid email!",
  "emailMissing": "Email is required",
  "roleMissing": "Please select a role",
  "passwordMissing": "Password is required",
  "yourPasswordMissing": "Please enter your password!",
  "yourEmailMissing": "Please enter your email!",
  "otpSixDigits": "OTP must be 6 digits",
  "otpMissing": "Please enter the OTP!",
  "codeSixDigits": "The code has 6 digits",
  "codeMissing": "Please enter the code",
  "newPasswordMissing": "Please enter your new password!",
  "passwordEightCharacters": "Password must be at least 8 characters",
  "passwordSixCharacters": "Password must be at least 6 characters",
  "minimumEightCharacters": "Minimum 8 characters",
  "minimumOneDigit": "At least 1 digit",
  "minimumOneSpecial": "At least 1 special character",
  "passwordDigit": "Password must contain at least 1 digit",
  "passwordSpecial": "Password must contain at least 1 special character",
  "resetSent": "OTP sent to your email.",
  "resetVerified": "OTP verified. Set your new password.",
  "resetDone": "Password reset successfully!",
  "invalidCredentials": "Invalid Credentials",
});
