// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "confirmEmailNotice": { email: string; link: Tag };
  "draftStays": NoValues;
  "sessionEnded": NoValues;
  "close": NoValues;
  "logInInNewTab": { hidden: Tag };
  "loadingFailed": NoValues;
  "logIn": NoValues;
  "opensInANewTab": NoValues;
  "logInAgainElsewhere": NoValues;
  "logInAgain": NoValues;
  "logoutTitle": NoValues;
  "confirmLogout": NoValues;
  "logout": NoValues;
  "unsentMessages": { count: number };
  "stillLoggedIn": { message: string };
}

export const t = makeTranslate<Messages>({
  "confirmEmailNotice": ["Confirm your email ",["email"]," to get updates by email. Until then, you’ll find everything here. ",["link","Confirm email"]],
  "draftStays": "What you’ve written stays on this page. Log in again in a new tab, then come back here and save it.",
  "sessionEnded": "Your session has ended",
  "close": "Close",
  "logInInNewTab": ["Log in",["hidden"," (opens in a new tab)"]],
  "loadingFailed": "Error while loading data",
  "logIn": "Log in",
  "opensInANewTab": "(opens in a new tab)",
  "logInAgainElsewhere": "Log in again in a new tab, then come back here and try again.",
  "logInAgain": "Log in again to see this.",
  "logoutTitle": "Are you sure you want to log out?",
  "confirmLogout": "Confirm Logout",
  "logout": "Logout",
  "unsentMessages": [["count",2,{"one":[0," message isn’t sent yet and"],"other":[0," messages aren’t sent yet and"]}]," would be deleted."],
  "stillLoggedIn": ["You’re still logged in. ",["message"]],
});
