// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "email": NoValues;
  "password": NoValues;
  "agreeToTerms": { action: string; terms: Tag; privacy: Tag };
  "startOver": NoValues;
  "checking": NoValues;
  "cancel": NoValues;
  "sendOTP": NoValues;
  "sending": NoValues;
  "otp": NoValues;
  "newPassword": NoValues;
  "emailConfirmed": NoValues;
  "codeOnItsWay": { email: string };
  "code": NoValues;
  "confirmEmail": NoValues;
  "sendANewCode": NoValues;
  "role": NoValues;
  "login": NoValues;
  "loggingIn": NoValues;
  "emailMeALoginLink": NoValues;
  "name": NoValues;
  "registering": NoValues;
  "passwordHint": NoValues;
  "mobileNumber": NoValues;
  "confirmPassword": NoValues;
  "signUp": NoValues;
  "signingUp": NoValues;
  "registrationSuccessful": NoValues;
  "vendorRegistered": NoValues;
  "registerVendor": NoValues;
  "contactNumber": NoValues;
  "city": NoValues;
  "typeOfBusiness": NoValues;
  "select": NoValues;
  "businessName": NoValues;
  "venueRegistered": NoValues;
  "registerVenue": NoValues;
  "yourName": NoValues;
  "contact": NoValues;
  "commentsOptional": NoValues;
  "tryAgainAt": { message: string; date: string };
  "verifyOTP": NoValues;
  "resetPasswordHint": NoValues;
  "resetPassword": NoValues;
  "registrationFailed": NoValues;
  "tooManyLogins": { message: string; time: string };
  "tooManyLoginsToday": { message: string };
}

export const t = makeTranslate<Messages>({
  "email": "Email",
  "password": "Password",
  "agreeToTerms": ["By ",["action",1,{"signup":"signing up","other":"registering"}]," you agree to our ",["terms","terms"]," and to the use of your data as our ",["privacy","privacy notice"]," describes."],
  "startOver": "Use another email or send a new code",
  "checking": "Checking…",
  "cancel": "Cancel",
  "sendOTP": "Send OTP",
  "sending": "Sending…",
  "otp": "OTP",
  "newPassword": "New password",
  "emailConfirmed": "Your email is confirmed.",
  "codeOnItsWay": ["A new code is on its way to ",["email"],"."],
  "code": "Code",
  "confirmEmail": "Confirm email",
  "sendANewCode": "Send a new code",
  "role": "Role",
  "login": "Login",
  "loggingIn": "Logging in...",
  "emailMeALoginLink": "Email me a login link",
  "name": "Name",
  "registering": "Registering…",
  "passwordHint": "At least 6 characters",
  "mobileNumber": "Mobile number",
  "confirmPassword": "Confirm password",
  "signUp": "Sign Up",
  "signingUp": "Signing Up...",
  "registrationSuccessful": "Registration successful",
  "vendorRegistered": "You Have Successfully Registered",
  "registerVendor": "Register Vendor",
  "contactNumber": "Contact Number",
  "city": "City",
  "typeOfBusiness": "Type of Business",
  "select": "Select",
  "businessName": "Business Name",
  "venueRegistered": "Successfully Registered",
  "registerVenue": "Register Venue",
  "yourName": "Your Name",
  "contact": "Contact",
  "commentsOptional": "Comments (optional)",
  "tryAgainAt": [["message"]," You can try again at ",["date"],"."],
  "verifyOTP": "Verify OTP",
  "resetPasswordHint": "At least 8 characters. It becomes the password of every account with your email address.",
  "resetPassword": "Reset Password",
  "registrationFailed": "Registration failed",
  "tooManyLogins": [["message"]," You can try again at ",["time"],". You can log in now with a link that we email you."],
  "tooManyLoginsToday": [["message"]," You can log in now with a link that we email you."],
});
