// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "enquiries": NoValues;
  "notMarked": { message: string };
  "notifications": NoValues;
  "markAllAsRead": NoValues;
  "all": NoValues;
  "unread": NoValues;
  "allRead": NoValues;
  "noneYet": NoValues;
  "status": NoValues;
  "searchEnquiries": NoValues;
  "label": NoValues;
  "allLabels": NoValues;
  "needsAttention": NoValues;
  "filterWithCount": { name: string; count: number };
  "exportCsv": { hidden: Tag };
  "yourLabels": NoValues;
  "sortBy": NoValues;
  "nothingFoundHint": NoValues;
  "nothingFound": NoValues;
  "resetSearch": NoValues;
  "pendingCount": { pending: number };
  "notificationsUnread": { unread: number };
  "unreadFirst": NoValues;
  "newestFirst": NoValues;
  "nextEventFirst": NoValues;
  "tab.all": NoValues;
  "tab.needsAnswer": NoValues;
  "tab.waitingLong": NoValues;
  "tab.quoteAccepted": NoValues;
  "tab.nearlyFull": NoValues;
  "tab.tooManyGuests": NoValues;
  "tab.pending": NoValues;
  "tab.quoted": NoValues;
  "tab.rescheduleRequested": NoValues;
  "tab.approved": NoValues;
  "tab.rejected": NoValues;
  "tab.withdrawn": NoValues;
  "tab.expired": NoValues;
  "empty.all": NoValues;
  "emptyHint.all": NoValues;
  "empty.needsAnswer": NoValues;
  "emptyHint.needsAnswer": NoValues;
  "empty.waitingLong": NoValues;
  "emptyHint.waitingLong": NoValues;
  "empty.quoteAccepted": NoValues;
  "emptyHint.quoteAccepted": NoValues;
  "empty.nearlyFull": NoValues;
  "emptyHint.nearlyFull": NoValues;
  "empty.tooManyGuests": NoValues;
  "emptyHint.tooManyGuests": NoValues;
  "empty.quoted": NoValues;
  "emptyHint.quoted": NoValues;
  "empty.pending": NoValues;
  "emptyHint.pending": NoValues;
  "empty.rescheduleRequested": NoValues;
  "emptyHint.rescheduleRequested": NoValues;
  "empty.approved": NoValues;
  "emptyHint.approved": NoValues;
  "empty.rejected": NoValues;
  "emptyHint.rejected": NoValues;
  "empty.withdrawn": NoValues;
  "emptyHint.withdrawn": NoValues;
  "empty.expired": NoValues;
  "emptyHint.expired": NoValues;
}

export const t = makeTranslate<Messages>({
  "enquiries": "Enquiries",
  "notMarked": ["The notifications were not marked as read. ",["message"]],
  "notifications": "Notifications",
  "markAllAsRead": "Mark all as read",
  "all": "All",
  "unread": "Unread",
  "allRead": "You have read everything.",
  "noneYet": "No notifications yet. New enquiries, withdrawals and date changes appear here.",
  "status": "Status",
  "searchEnquiries": "Names, messages, events…",
  "label": "Label",
  "allLabels": "All labels",
  "needsAttention": "Needs attention",
  "filterWithCount": [["name"]," ",["count",4]],
  "exportCsv": ["Export",["hidden"," these enquiries as a CSV file"]],
  "yourLabels": "Your labels",
  "sortBy": "Sort by",
  "nothingFoundHint": "No enquiry matches. Check the spelling, or look in another tab.",
  "nothingFound": "Nothing found",
  "resetSearch": "Reset search",
  "pendingCount": [["pending",4]," pending"],
  "notificationsUnread": ["Notifications",["unread",2,{"=0":"","other":[", ",0," unread"]}]],
  "unreadFirst": "Unread first",
  "newestFirst": "Newest first",
  "nextEventFirst": "Next event first",
  "tab.all": "All",
  "tab.needsAnswer": "Needs an answer",
  "tab.waitingLong": "Waiting over 48 hours",
  "tab.quoteAccepted": "Quote accepted",
  "tab.nearlyFull": "Nearly full dates",
  "tab.tooManyGuests": "Too many guests",
  "tab.pending": "Pending",
  "tab.quoted": "Quoted",
  "tab.rescheduleRequested": "Date changes",
  "tab.approved": "Approved",
  "tab.rejected": "Rejected",
  "tab.withdrawn": "Withdrawn",
  "tab.expired": "Expired",
  "empty.all": "No enquiries yet",
  "emptyHint.all": "New enquiries appear here. We’ll email you, too.",
  "empty.needsAnswer": "Everything is answered",
  "emptyHint.needsAnswer": "Enquiries, messages, date changes and visits that wait for you appear here.",
  "empty.waitingLong": "Nobody waits for long",
  "emptyHint.waitingLong": "Couples who have waited for more than 48 hours appear here.",
  "empty.quoteAccepted": "No accepted quotes to approve",
  "emptyHint.quoteAccepted": "When a couple accepts your quote, ask them for their code and approve the enquiry here.",
  "empty.nearlyFull": "No nearly full dates",
  "emptyHint.nearlyFull": "Pending enquiries for dates with one place left appear here.",
  "empty.tooManyGuests": "No enquiries with too many guests",
  "emptyHint.tooManyGuests": "Pending enquiries for more guests than your venue takes appear here.",
  "empty.quoted": "No quoted enquiries",
  "emptyHint.quoted": "Pending enquiries with a quote that the couple hasn’t declined appear here.",
  "empty.pending": "No pending enquiries",
  "emptyHint.pending": "New enquiries appear here until you approve or reject them.",
  "empty.rescheduleRequested": "No date changes",
  "emptyHint.rescheduleRequested": "When a couple requests another date for an approved booking, you can accept or decline it here.",
  "empty.approved": "No approved enquiries",
  "emptyHint.approved": "To approve an enquiry, enter the code that the couple gives you.",
  "empty.rejected": "No rejected enquiries",
  "emptyHint.rejected": "Enquiries you reject appear here.",
  "empty.withdrawn": "No withdrawn enquiries",
  "emptyHint.withdrawn": "Enquiries that couples withdraw appear here.",
  "empty.expired": "No expired enquiries",
  "emptyHint.expired": "Enquiries you didn’t answer before their date appear here. The couple can send a new one.",
});
