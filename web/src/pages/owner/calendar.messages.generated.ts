// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "calendar": NoValues;
  "calendarLead": NoValues;
  "months": NoValues;
  "thisMonth": NoValues;
  "dailyCapacity": NoValues;
  "loading": NoValues;
  "chooseADay": NoValues;
  "chooseADayHint": NoValues;
  "dayNotLoaded": NoValues;
  "noneOnThisDay": NoValues;
  "decideInEnquiries": NoValues;
  "dayFull": { approved: number; capacity: number };
  "dayBlocked": { approved: number; capacity: number };
  "dayBooked": { approved: number; capacity: number };
}

export const t = makeTranslate<Messages>({
  "calendar": "Calendar",
  "calendarLead": "Enquiries, bookings and blocked days",
  "months": "Months",
  "thisMonth": "This month",
  "dailyCapacity": "Daily capacity",
  "loading": "Loading...",
  "chooseADay": "Choose a day",
  "chooseADayHint": "Select a day to see its enquiries and bookings, or to block it.",
  "dayNotLoaded": "This day could not be loaded.",
  "noneOnThisDay": "No enquiries for this day.",
  "decideInEnquiries": "Decide under Enquiries",
  "dayFull": ["Full: ",["approved",4]," of ",["capacity",4]," booked."],
  "dayBlocked": ["Blocked. ",["approved",4]," of ",["capacity",4]," booked."],
  "dayBooked": [["approved",4]," of ",["capacity",4]," booked."],
});
