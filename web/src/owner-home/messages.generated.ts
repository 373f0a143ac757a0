// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "work.needsAnswer": { count: number };
  "work.waitingLong": { count: number };
  "work.quoteAccepted": { count: number };
  "work.nearlyFull": { count: number };
  "work.tooManyGuests": { count: number; mostGuests: number; maxGuests: number };
  "work.nothing": NoValues;
  "agenda.none": NoValues;
  "agenda.openCalendar": NoValues;
  "agenda.EVENT": NoValues;
  "agenda.OFFLINE_EVENT": NoValues;
  "agenda.VISIT": NoValues;
  "agenda.guests": { guests: number };
  "agenda.today": NoValues;
  "chart.views": NoValues;
  "chart.enquiries": NoValues;
  "chart.answered": NoValues;
  "chart.approved": NoValues;
  "chart.table": { name: string };
  "chart.week": NoValues;
  "chart.weekRange": { firstDay: string; lastDay: string };
  "chart.viewsHint": NoValues;
  "chart.enquiriesHint": NoValues;
  "chart.answeredHint": NoValues;
  "chart.approvedHint": NoValues;
  "checklist.progress": { done: number; total: number };
  "checklist.required": NoValues;
  "checklist.basics": NoValues;
  "checklist.optional": NoValues;
  "checklist.done": NoValues;
  "checklist.todo": NoValues;
  "checklist.dismiss": NoValues;
  "checklist.dismissed": NoValues;
  "checklist.notDismissed": { message: string };
  "checklist.approvable": NoValues;
  "checklist.blocked": { items: string };
  "item.PROFILE.venue": NoValues;
  "item.PROFILE.vendor": NoValues;
  "item.PHOTOS": NoValues;
  "item.PRICES.venue": NoValues;
  "item.PRICES.vendor": NoValues;
  "item.PACKAGES.venue": NoValues;
  "item.PACKAGES.vendor": NoValues;
  "item.CALENDAR": NoValues;
  "short.PROFILE": NoValues;
  "short.PHOTOS": NoValues;
  "short.PRICES": NoValues;
  "short.PACKAGES": NoValues;
  "short.CALENDAR": NoValues;
}

export const t = makeTranslate<Messages>({
  "work.needsAnswer": ["Answer ",["count",2,{"one":[0," enquiry"],"other":[0," enquiries"]}]],
  "work.waitingLong": [["count",4]," waiting longer than 48 hours"],
  "work.quoteAccepted": ["Approve ",["count",2,{"one":[0," enquiry"],"other":[0," enquiries"]}]," with an accepted quote"],
  "work.nearlyFull": [["count",2,{"one":[0," asks"],"other":[0," ask"]}]," for a date that is nearly full"],
  "work.tooManyGuests": [["count",2,{"one":[["mostGuests",4]," guests requested, you seat ",["maxGuests",4]],"other":[0," ask for more guests than you seat: up to ",["mostGuests",4],", you seat ",["maxGuests",4]]}]],
  "work.nothing": "You’re all caught up. New enquiries appear here.",
  "agenda.none": "No events or visits in the next seven days.",
  "agenda.openCalendar": "Open the calendar",
  "agenda.EVENT": "Event",
  "agenda.OFFLINE_EVENT": "Offline booking",
  "agenda.VISIT": "Visit",
  "agenda.guests": [["guests",2,{"one":[0," guest"],"other":[0," guests"]}]],
  "agenda.today": "Today",
  "chart.views": "Views",
  "chart.enquiries": "Enquiries",
  "chart.answered": "Answered",
  "chart.approved": "Approved",
  "chart.table": ["Show ",["name"]," as a table"],
  "chart.week": "Week",
  "chart.weekRange": [["firstDay"]," to ",["lastDay"]],
  "chart.viewsHint": "Once per visitor and day",
  "chart.enquiriesHint": "Received by you",
  "chart.answeredHint": "Of these enquiries, so far",
  "chart.approvedHint": "Of these enquiries, so far",
  "checklist.progress": [["done",4]," of ",["total",4]," done"],
  "checklist.required": "Your listing needs these to be approved:",
  "checklist.basics": "The basics:",
  "checklist.optional": "These help couples decide:",
  "checklist.done": "Done",
  "checklist.todo": "To do",
  "checklist.dismiss": "Hide this checklist",
  "checklist.dismissed": "The checklist is hidden.",
  "checklist.notDismissed": ["The checklist was not hidden. ",["message"]],
  "checklist.approvable": "You have everything your listing needs to be approved.",
  "checklist.blocked": ["Approval waits for: ",["items"],"."],
  "item.PROFILE.venue": "Profile: address, phone, description and guest capacity",
  "item.PROFILE.vendor": "Profile: address, phone, description and years of experience",
  "item.PHOTOS": "Five photos",
  "item.PRICES.venue": "Prices per plate",
  "item.PRICES.vendor": "Prices: at least one package",
  "item.PACKAGES.venue": "Food packages and facilities: what a plate and the venue include",
  "item.PACKAGES.vendor": "Packages with inclusions and units",
  "item.CALENDAR": "Calendar: block days or add bookings that you have",
  "short.PROFILE": "profile",
  "short.PHOTOS": "photos",
  "short.PRICES": "prices",
  "short.PACKAGES": "packages",
  "short.CALENDAR": "calendar",
});
