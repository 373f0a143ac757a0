// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "blockDays": NoValues;
  "changeBlockedDays": NoValues;
  "blockEffect": NoValues;
  "firstDay": NoValues;
  "lastDay": NoValues;
  "note": NoValues;
  "noteHint": NoValues;
  "block": NoValues;
  "save": NoValues;
  "saving": NoValues;
  "cancel": NoValues;
  "daysBlocked": { days: string };
  "daysUnblocked": { days: string };
  "daysNotUnblocked": { message: string };
  "addOfflineBooking": NoValues;
  "changeOfflineBooking": NoValues;
  "offlineEffect": NoValues;
  "date": NoValues;
  "name": NoValues;
  "typeOfEvent": NoValues;
  "unknown": NoValues;
  "guests": NoValues;
  "guestsHint": NoValues;
  "add": NoValues;
  "bookingAdded": { name: string; date: string };
  "bookingSaved": { name: string };
  "bookingDeleted": { name: string };
  "bookingNotDeleted": { message: string };
  "blocked": NoValues;
  "offline": NoValues;
  "days": { firstDay: string; lastDay: string };
  "guestCount": { guests: number };
  "unblock": NoValues;
  "delete": NoValues;
  "unblockTitle": NoValues;
  "unblockEffect": { days: string };
  "deleteTitle": NoValues;
  "deleteEffect": { name: string; date: string };
  "editEntry": { hidden: Tag; entry: string };
  "unblockEntry": { hidden: Tag; entry: string };
  "deleteEntry": { hidden: Tag; entry: string };
  "imported": NoValues;
}

export const t = makeTranslate<Messages>({
  "blockDays": "Block days",
  "changeBlockedDays": "Change blocked days",
  "blockEffect": "Blocked days accept no further bookings, and couples see them as full. Approved bookings stay.",
  "firstDay": "First day",
  "lastDay": "Last day",
  "note": "Note",
  "noteHint": "Optional. Only you see it.",
  "block": "Block",
  "save": "Save",
  "saving": "Saving…",
  "cancel": "Cancel",
  "daysBlocked": [["days"]," blocked."],
  "daysUnblocked": [["days"]," unblocked."],
  "daysNotUnblocked": ["The days are still blocked. ",["message"]],
  "addOfflineBooking": "Add offline booking",
  "changeOfflineBooking": "Change offline booking",
  "offlineEffect": "A booking made outside of Mandap. It takes one of the day’s places.",
  "date": "Date",
  "name": "Name",
  "typeOfEvent": "Type of event",
  "unknown": "Not known",
  "guests": "Guests",
  "guestsHint": "Optional",
  "add": "Add",
  "bookingAdded": [["name"],"’s booking on ",["date"]," added."],
  "bookingSaved": [["name"],"’s booking saved."],
  "bookingDeleted": [["name"],"’s booking deleted."],
  "bookingNotDeleted": ["The booking was not deleted. ",["message"]],
  "blocked": "Blocked",
  "offline": "Offline",
  "days": [["firstDay"]," – ",["lastDay"]],
  "guestCount": [["guests",2,{"one":[0," guest"],"other":[0," guests"]}]],
  "unblock": "Unblock",
  "delete": "Delete",
  "unblockTitle": "Unblock these days?",
  "unblockEffect": [["days"]," will accept bookings again."],
  "deleteTitle": "Delete this booking?",
  "deleteEffect": [["name"],"’s booking on ",["date"]," will be deleted, and its place on the day becomes free."],
  "editEntry": ["Edit",["hidden",": ",["entry"]]],
  "unblockEntry": ["Unblock",["hidden",": ",["entry"]]],
  "deleteEntry": ["Delete",["hidden",": ",["entry"]]],
  "imported": "Imported",
});
