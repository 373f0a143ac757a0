// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "otherCalendars": NoValues;
  "importFile": NoValues;
  "importHint": NoValues;
  "importLead": NoValues;
  "chooseFile": NoValues;
  "chooseAnother": NoValues;
  "fileHint": NoValues;
  "uploading": { file: string; percent: number };
  "reading": { file: string };
  "fileTooLarge": { megabytes: number };
  "checkAgain": NoValues;
  "nothingToDo": NoValues;
  "nothingUsable": NoValues;
  "unchanged": { count: number };
  "section.ADD": { events: number; days: number };
  "section.UPDATE": { events: number };
  "section.REMOVE": { events: number; days: number };
  "section.SKIP": { events: number };
  "moreEvents": { count: number };
  "unnamed": NoValues;
  "onDays": { days: number; firstDay: string; lastDay: string };
  "moved": { day: string; previousDay: string };
  "reason.INVALID": NoValues;
  "reason.TRANSPARENT": NoValues;
  "reason.PAST": NoValues;
  "reason.TOO_FAR": NoValues;
  "reason.TOO_LONG": NoValues;
  "reason.UNSUPPORTED_RULE": NoValues;
  "reason.FROM_MANDAP": NoValues;
  "reason.OLDER_VERSION": NoValues;
  "reason.DAY_TAKEN": NoValues;
  "skipped": { days: string; reason: string };
  "cancel": NoValues;
  "import": NoValues;
  "importing": NoValues;
  "imported": { changes: string };
  "importedNothing": NoValues;
  "changed.ADD": { days: number };
  "changed.UPDATE": { days: number };
  "changed.REMOVE": { days: number };
  "subscribe": NoValues;
  "subscribeHint": NoValues;
  "createLink": NoValues;
  "creating": NoValues;
  "linkCreated": { date: string };
  "renewLink": NoValues;
  "revokeLink": NoValues;
  "renewTitle": NoValues;
  "renewEffect": NoValues;
  "revokeTitle": NoValues;
  "revokeEffect": NoValues;
  "linkRevoked": NoValues;
  "linkNotCreated": { message: string };
  "linkNotRevoked": { message: string };
  "copyLinkNow": NoValues;
  "linkWarning": NoValues;
  "linkUse": NoValues;
  "link": NoValues;
  "copyLink": NoValues;
  "linkCopied": NoValues;
  "copyByKeyboard": NoValues;
  "done": NoValues;
}

export const t = makeTranslate<Messages>({
  "otherCalendars": "Other calendars",
  "importFile": "Import calendar file",
  "importHint": "Bring in bookings from Google Calendar, Outlook or Apple Calendar.",
  "importLead": "Each event takes one place on each of its days, like an offline booking. Couples only see whether a day is full.",
  "chooseFile": "Choose file",
  "chooseAnother": "Choose another file",
  "fileHint": "An .ics file with up to 1,000 events, at most 5 MB. Repeating events are imported for two years.",
  "uploading": ["Uploading ",["file"],": ",["percent",4]," %"],
  "reading": ["Reading ",["file"],"…"],
  "fileTooLarge": ["This file is too large. A calendar file may have at most ",["megabytes",4]," MB."],
  "checkAgain": "Check again",
  "nothingToDo": "Nothing to import: your calendar has these events already.",
  "nothingUsable": "There is nothing to import in this file.",
  "unchanged": [["count",2,{"one":[0," event is"],"other":[0," events are"]}]," in your calendar already."],
  "section.ADD": [["events",2,{"one":[0," event"],"other":[0," events"]}]," to add, on ",["days",2,{"one":[0," day"],"other":[0," days"]}]],
  "section.UPDATE": [["events",2,{"one":[0," event"],"other":[0," events"]}]," to update"],
  "section.REMOVE": [["events",2,{"one":[0," event"],"other":[0," events"]}]," to remove, on ",["days",2,{"one":[0," day"],"other":[0," days"]}]],
  "section.SKIP": [["events",2,{"one":[0," event"],"other":[0," events"]}]," to skip"],
  "moreEvents": ["and ",["count",2,{"one":[0," more event"],"other":[0," more events"]}]],
  "unnamed": "Event without a name",
  "onDays": [["days",2,{"one":[0," day"],"other":[0," days"]}],", ",["firstDay"]," – ",["lastDay"]],
  "moved": [["day"],", previously ",["previousDay"]],
  "reason.INVALID": "Its date, its repetition or another line is invalid",
  "reason.TRANSPARENT": "Marked as free",
  "reason.PAST": "In the past",
  "reason.TOO_FAR": "More than two years ahead",
  "reason.TOO_LONG": "Longer than 62 days. Block these days instead.",
  "reason.UNSUPPORTED_RULE": "Repeats in a way that can’t be imported",
  "reason.FROM_MANDAP": "Comes from Mandap",
  "reason.OLDER_VERSION": "Older than what you imported before",
  "reason.DAY_TAKEN": "Full or blocked",
  "skipped": [["days"],": ",["reason"]],
  "cancel": "Cancel",
  "import": "Import",
  "importing": "Importing…",
  "imported": ["Calendar file imported: ",["changes"],"."],
  "importedNothing": "Calendar file imported. Nothing has changed.",
  "changed.ADD": [["days",2,{"one":[0," day"],"other":[0," days"]}]," added"],
  "changed.UPDATE": [["days",2,{"one":[0," day"],"other":[0," days"]}]," updated"],
  "changed.REMOVE": [["days",2,{"one":[0," day"],"other":[0," days"]}]," removed"],
  "subscribe": "Subscribe from another calendar",
  "subscribeHint": "A private link shows your bookings, visits and blocked days in Google Calendar, Outlook or Apple Calendar, without names, phone numbers or notes.",
  "createLink": "Create private link",
  "creating": "Creating…",
  "linkCreated": ["Link created on ",["date"],"."],
  "renewLink": "Renew link",
  "revokeLink": "Revoke link",
  "renewTitle": "Create a new link?",
  "renewEffect": "The link that you use now stops working. Subscribe again with the new one.",
  "revokeTitle": "Revoke this link?",
  "revokeEffect": "Calendars that use it are no longer updated. You can create a new link at any time.",
  "linkRevoked": "The link no longer works.",
  "linkNotCreated": ["The link was not created. ",["message"]],
  "linkNotRevoked": ["The link still works. ",["message"]],
  "copyLinkNow": "Copy your link now",
  "linkWarning": "Anyone with this link can see your calendar. It is shown only once.",
  "linkUse": "In your calendar, choose “Subscribe” or “Add from URL”, and paste it.",
  "link": "Private link",
  "copyLink": "Copy link",
  "linkCopied": "Link copied.",
  "copyByKeyboard": "Press Ctrl+C or ⌘C to copy.",
  "done": "Done",
});
