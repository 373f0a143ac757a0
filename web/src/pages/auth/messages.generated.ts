// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "registerYourBusiness": NoValues;
  "businessDescription": NoValues;
  "businessLead": { link: Tag };
  "whatDoYouOffer": NoValues;
  "vendorRegistration": NoValues;
  "venueRegistration": NoValues;
  "back": NoValues;
  "emailConfirmed": NoValues;
  "emailConfirmedText": { email: string };
  "openMyDashboard": NoValues;
  "confirmYourEmail": NoValues;
  "confirmEmailText": { email: string };
  "changeEmail": { link: Tag };
  "loginSuccessful": NoValues;
  "logIn": NoValues;
  "loggingIn": NoValues;
  "sending": NoValues;
  "emailLinkForThisBrowser": NoValues;
  "emailNewLink": NoValues;
  "requestNewLink": NoValues;
  "forgotPassword": NoValues;
  "forgotPasswordLead": { link: Tag };
  "verifyOTP": NoValues;
  "codeSent": { email: string };
  "resetPassword": NoValues;
  "choosePassword": NoValues;
  "youAreLoggedIn": { name: string; link: Tag };
  "checkYourEmail": NoValues;
  "emailMeALoginLink": NoValues;
  "linkSent": { email: string; role: string };
  "loginLinkLead": NoValues;
  "sendAnotherLink": NoValues;
  "logInWithPassword": NoValues;
  "login": NoValues;
  "newHere": { link: Tag };
  "signUp": NoValues;
  "alreadyHaveAccount": { link: Tag };
  "registered": NoValues;
  "continue": NoValues;
  "welcome": NoValues;
  "sessionEnded": NoValues;
  "link.incomplete": NoValues;
  "linkText.incomplete": NoValues;
  "link.ready": NoValues;
  "linkText.ready": NoValues;
  "link.sent": NoValues;
  "linkText.sent": NoValues;
  "link.EXPIRED": NoValues;
  "linkText.EXPIRED": NoValues;
  "link.USED": NoValues;
  "linkText.USED": NoValues;
  "link.OTHER_BROWSER": NoValues;
  "linkText.OTHER_BROWSER": NoValues;
  "role.USER": NoValues;
  "role.VENUE": NoValues;
  "role.VENDOR": NoValues;
  "role.ADMIN": NoValues;
  "accountOf": { first: string; roles: string };
  "logInTo": { purpose: string };
  "logInWith": { account: string; purpose: string };
  "otherAccountNeeded": { name: string; current: string; account: string; purpose: string; link: Tag };
}

export const t = makeTranslate<Messages>({
  "registerYourBusiness": "Register your business",
  "businessDescription": "List your wedding venue or service on Mandap. Couples find you by city, category and price, and write to you directly.",
  "businessLead": ["We review every listing before it goes live. Registered already? ",["link","Login"]],
  "whatDoYouOffer": "What do you offer?",
  "vendorRegistration": "Vendor Registration",
  "venueRegistration": "Venue Registration",
  "back": "Back",
  "emailConfirmed": "Email confirmed",
  "emailConfirmedText": ["From now on, we’ll email you news about your account at ",["email"],"."],
  "openMyDashboard": "Open my dashboard",
  "confirmYourEmail": "Confirm your email",
  "confirmEmailText": ["We emailed a six-digit code to ",["email"]," when you registered. It’s valid for a day. Check your spam folder, too."],
  "changeEmail": ["Not your address? ",["link","Change it under Account"]," on your dashboard."],
  "loginSuccessful": "Login successful!",
  "logIn": "Log in",
  "loggingIn": "Logging in...",
  "sending": "Sending…",
  "emailLinkForThisBrowser": "Email me a link for this browser",
  "emailNewLink": "Email me a new link",
  "requestNewLink": "Request a new link",
  "forgotPassword": "Forgot Password",
  "forgotPasswordLead": ["We’ll email you a code. Remember your password? ",["link","Log in"]],
  "verifyOTP": "Verify OTP",
  "codeSent": ["If ",["email"]," has an account here, a six-digit code is on its way. Valid for 10 minutes."],
  "resetPassword": "Reset Password",
  "choosePassword": "Choose a password that you don’t use anywhere else.",
  "youAreLoggedIn": ["You’re logged in as ",["name"],". ",["link","Go to your profile"]],
  "checkYourEmail": "Check your email",
  "emailMeALoginLink": "Email me a login link",
  "linkSent": ["If ",["email"]," has a ",["role",1,{"user":"user","vendor":"vendor","venue":"venue","other":"admin"}]," account, a login link is on its way. It’s valid for 10 minutes and only works in this browser."],
  "loginLinkLead": "The link logs you in without a password.",
  "sendAnotherLink": "Send another link",
  "logInWithPassword": "Log in with your password",
  "login": "Login",
  "newHere": ["New here? ",["link","Sign Up"]],
  "signUp": "Sign Up",
  "alreadyHaveAccount": ["Already have an account? ",["link","Sign in"]],
  "registered": "Registration Successful!!",
  "continue": "Continue",
  "welcome": "Welcome to Mandap. You’re logged in to your new account.",
  "sessionEnded": "Your session has ended. Log in again to continue where you were.",
  "link.incomplete": "Incomplete link",
  "linkText.incomplete": "Part of the link is missing. Copy the whole link from the email, or request a new one.",
  "link.ready": "Log in to Mandap",
  "linkText.ready": "Continue in this browser, without a password.",
  "link.sent": "Check your email",
  "linkText.sent": "A new login link is on its way. It’s valid for 10 minutes and only works in this browser.",
  "link.EXPIRED": "Link expired",
  "linkText.EXPIRED": "A login link is valid for 10 minutes, and a newer one replaces it.",
  "link.USED": "Link already used",
  "linkText.USED": "A login link works once. If you’re not logged in, request a new one.",
  "link.OTHER_BROWSER": "Link for another browser",
  "linkText.OTHER_BROWSER": "This link only works in the browser where it was requested. Open it there, or get a link for this browser. If you didn’t request it, you can ignore the email.",
  "role.USER": "user",
  "role.VENUE": "venue",
  "role.VENDOR": "vendor",
  "role.ADMIN": "admin",
  "accountOf": [["first",1,{"ADMIN":"an","other":"a"}]," ",["roles"]," account"],
  "logInTo": ["Log in to ",["purpose",1,{"enquire":"send an enquiry","review":"send your review","contact":"view contact details","dashboard":"open My Dashboard","page":"open this page","story":"publish your story","other":"continue"}],"."],
  "logInWith": ["Log in with ",["account"]," to ",["purpose",1,{"enquire":"send an enquiry","review":"send your review","contact":"view contact details","dashboard":"open My Dashboard","page":"open this page","story":"publish your story","other":"continue"}],"."],
  "otherAccountNeeded": ["You’re logged in as ",["name"]," with ",["current"],". Log in with ",["account"]," to ",["purpose",1,{"enquire":"send an enquiry","review":"send your review","contact":"view contact details","dashboard":"open My Dashboard","page":"open this page","story":"publish your story","other":"continue"}],", or ",["link","go to your profile"],"."],
});
