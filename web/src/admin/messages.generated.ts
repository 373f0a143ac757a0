// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "addAdmin": NoValues;
  "adminAdded": { name: string };
  "yourColleague": NoValues;
  "cancel": NoValues;
  "adding": NoValues;
  "name": NoValues;
  "email": NoValues;
  "contact": NoValues;
  "city": NoValues;
  "address": NoValues;
  "password": NoValues;
  "adminPasswordHint": NoValues;
  "admin": NoValues;
  "edit": NoValues;
  "profileAndPasswordSaved": NoValues;
  "profileSaved": NoValues;
  "newPasswordHint": NoValues;
  "currentPassword": NoValues;
  "update": NoValues;
  "saving": NoValues;
  "rangeOfTotal": { first: string; last: string; total: string };
  "loading": NoValues;
  "status": NoValues;
  "firstPage": NoValues;
  "resetFilters": NoValues;
  "fewerPages": { page: number };
  "nothingMatches": NoValues;
  "bulkActions": NoValues;
  "clear": NoValues;
  "venueOrVendor": NoValues;
  "couple": NoValues;
  "event": NoValues;
  "guests": NoValues;
  "sent": NoValues;
  "history": NoValues;
  "bookings": NoValues;
  "step.sent": NoValues;
  "step.wrongCode": NoValues;
  "step.approved": NoValues;
  "step.rejected": NoValues;
  "step.withdrawn": NoValues;
  "step.dateChanged": NoValues;
  "step.guestsChanged": NoValues;
  "step.datesOffered": NoValues;
  "step.offerDeclined": NoValues;
  "step.visitRequested": NoValues;
  "step.visitOffered": NoValues;
  "step.visitConfirmed": NoValues;
  "step.visitMoved": NoValues;
  "step.visitCancelled": NoValues;
  "step.quoteSent": NoValues;
  "step.quoteAccepted": NoValues;
  "step.quoteDeclined": NoValues;
  "step.requested": { day: string };
  "step.eventConfirmed": NoValues;
  "step.eventDenied": NoValues;
  "step.reviewUpheld": NoValues;
  "step.reviewRemoved": NoValues;
  "step.requestCancelled": { day: string };
  "step.moved": { day: string };
  "step.declined": { day: string };
  "viewInNewTab": { title: string };
  "editNamed": { name: string };
  "deleteNamed": { name: string };
  "notDeleted": { name: string; problem: string };
  "deleted": { name: string };
  "deleteQuestion": { kind: string };
  "delete": NoValues;
  "listingDeletion": NoValues;
  "all": NoValues;
  "pending": NoValues;
  "approved": NoValues;
  "rejected": NoValues;
  "suspended": NoValues;
  "searchListings": NoValues;
  "allCities": NoValues;
  "emailNotConfirmed": NoValues;
  "registered": NoValues;
  "viewNamed": { name: string };
  "selected": { count: number; status: string; kind: string };
  "noneFound": { kind: string };
  "nonePending": { kind: string };
  "newListingsAppear": { kind: string };
  "noImagesAvailable": NoValues;
  "profileOf": { kind: string };
  "maybeDeleted": NoValues;
  "rankNotSaved": { name: string; message: string };
  "editRank": { rank: number; rankMax: number; name: string };
  "rankRange": { name: string; rankMax: number };
  "confirmRank": { name: string };
  "cancelRank": { name: string };
  "reason": NoValues;
  "actions": NoValues;
  "selectNamed": { name: string };
  "suspendedOn": { day: string; reason: string };
  "resubmittedOn": { day: string };
  "sortBy": NoValues;
  "notDone": { action: string; reasons: string };
  "noun.action": { count: number };
  "list.action": NoValues;
  "noun.admin": { count: number };
  "list.admin": NoValues;
  "noun.blog": { count: number };
  "list.blog": NoValues;
  "noun.email": { count: number };
  "list.email": NoValues;
  "noun.realWedding": { count: number };
  "list.realWedding": NoValues;
  "noun.user": { count: number };
  "list.user": NoValues;
  "noun.vendor": { count: number };
  "list.vendor": NoValues;
  "noun.venue": { count: number };
  "list.venue": NoValues;
  "notAvailable": NoValues;
  "venue": NoValues;
  "vendor": NoValues;
  "anotherDate": NoValues;
  "action.approve": NoValues;
  "action.reject": NoValues;
  "action.suspend": NoValues;
  "action.reinstate": NoValues;
  "approveTitle": { subject: string };
  "reinstateTitle": { subject: string };
  "rejectTitle": { subject: string };
  "suspendTitle": { subject: string };
  "approveEffect": { count: number; names: string };
  "ownersUnconfirmed": { count: number; names: string };
  "reinstateEffect": { count: number; names: string };
  "rejectEffect": { count: number };
  "suspendEffect": { count: number };
  "suspending": NoValues;
  "rejecting": NoValues;
  "subject": { count: number; kind: string };
  "done": { subject: string; count: number; action: string };
  "selectAll": NoValues;
  "rejectedBecause": { reason: string };
  "rejectedWithoutReason": NoValues;
  "order.aToZ": NoValues;
  "order.zToA": NoValues;
  "order.oldest": NoValues;
  "order.newest": NoValues;
  "order.lowest": NoValues;
  "order.highest": NoValues;
  "sortOption": { column: string; order: string };
  "nameAndKind": { name: string; kind: string };
  "loadingText": NoValues;
  "actionOn": { action: string; name: string };
}

export const t = makeTranslate<Messages>({
  "addAdmin": "Add Admin",
  "adminAdded": [["name"]," is now an admin. Give them their password."],
  "yourColleague": "Your colleague",
  "cancel": "Cancel",
  "adding": "Adding…",
  "name": "Name",
  "email": "Email",
  "contact": "Contact",
  "city": "City",
  "address": "Address",
  "password": "Password",
  "adminPasswordHint": "At least 8 characters. Share it with them yourself; we don’t email it.",
  "admin": "Admin",
  "edit": "Edit",
  "profileAndPasswordSaved": "Profile and password saved. You’ve been logged out on other devices.",
  "profileSaved": "Profile saved.",
  "newPasswordHint": "Leave empty to keep your password. A new one needs at least 8 characters.",
  "currentPassword": "Current password",
  "update": "Update",
  "saving": "Saving…",
  "rangeOfTotal": [["first"],"–",["last"]," of ",["total"]],
  "loading": "Loading",
  "status": "Status",
  "firstPage": "First page",
  "resetFilters": "Reset filters",
  "fewerPages": ["The list has fewer than ",["page",4]," pages."],
  "nothingMatches": "Nothing matches your search. Clear a filter or check the spelling.",
  "bulkActions": "Bulk actions",
  "clear": "Clear",
  "venueOrVendor": "Venue or vendor",
  "couple": "Couple",
  "event": "Event",
  "guests": "Guests",
  "sent": "Sent",
  "history": "History",
  "bookings": "Bookings",
  "step.sent": "Sent",
  "step.wrongCode": "A wrong code was entered",
  "step.approved": "Approved",
  "step.rejected": "Rejected",
  "step.withdrawn": "Withdrawn",
  "step.dateChanged": "Date changed",
  "step.guestsChanged": "Number of guests changed",
  "step.datesOffered": "Other dates offered",
  "step.offerDeclined": "Offered dates declined",
  "step.visitRequested": "Visit requested",
  "step.visitOffered": "Times for a visit offered",
  "step.visitConfirmed": "Visit confirmed",
  "step.visitMoved": "Visit moved",
  "step.visitCancelled": "Visit cancelled",
  "step.quoteSent": "Quote sent",
  "step.quoteAccepted": "Quote accepted",
  "step.quoteDeclined": "Quote declined",
  "step.requested": ["Requested ",["day"]],
  "step.eventConfirmed": "The business confirmed the event",
  "step.eventDenied": "The business denied the event",
  "step.reviewUpheld": "An admin upheld the review",
  "step.reviewRemoved": "An admin removed the review",
  "step.requestCancelled": ["Cancelled the request for ",["day"]],
  "step.moved": ["Moved to ",["day"]],
  "step.declined": ["Declined ",["day"]],
  "viewInNewTab": ["View ",["title"]," in a new tab"],
  "editNamed": ["Edit ",["name"]],
  "deleteNamed": ["Delete ",["name"]],
  "notDeleted": [["name"]," was not deleted. ",["problem"]],
  "deleted": [["name"]," was deleted."],
  "deleteQuestion": ["Are you sure you want to delete this ",["kind",1,{"Vendor":"Vendor","Venue":"Venue","User":"User","Blog":"Blog","other":"admin"}],"?"],
  "delete": "Delete",
  "listingDeletion": "Its account will be deleted, too. Couples keep their bookings, with its name.",
  "all": "All",
  "pending": "Pending",
  "approved": "Approved",
  "rejected": "Rejected",
  "suspended": "Suspended",
  "searchListings": "Search name, email, phone, city…",
  "allCities": "All cities",
  "emailNotConfirmed": "Email not confirmed",
  "registered": "Registered",
  "viewNamed": ["View ",["name"]],
  "selected": [["count",4]," ",["status",1,{"pending":"pending","approved":"approved","other":"suspended"}]," ",["kind",1,{"venue":[["count",2,{"one":"venue","other":"venues"}]],"other":[["count",2,{"one":"vendor","other":"vendors"}]]}]," selected"],
  "noneFound": ["No ",["kind",1,{"User":"User","Vendor":"Vendor","other":"Venue"}]," found"],
  "nonePending": ["No ",["kind",1,{"venue":"venue","other":"vendor"}]," is waiting for a decision."],
  "newListingsAppear": [["kind",1,{"venue":"Venues","other":"Vendors"}]," that register appear here."],
  "noImagesAvailable": "No images available",
  "profileOf": [["kind",1,{"User":"User","Vendor":"Vendor","other":"Venue"}]," profile"],
  "maybeDeleted": "It may have been deleted.",
  "rankNotSaved": ["The rank of ",["name"]," was not saved. ",["message"]],
  "editRank": ["Rank ",["rank",4]," of ",["rankMax",4]," of ",["name"],", edit"],
  "rankRange": ["Rank of ",["name"],", 0 to ",["rankMax",4]],
  "confirmRank": ["Confirm the rank of ",["name"]],
  "cancelRank": ["Cancel the rank of ",["name"]],
  "reason": "Reason",
  "actions": "Actions",
  "selectNamed": ["Select ",["name"]],
  "suspendedOn": ["Suspended on ",["day"],": ",["reason"]],
  "resubmittedOn": ["Resubmitted on ",["day"]," after a rejection."],
  "sortBy": "Sort by",
  "notDone": [["action",1,{"approve":"Not approved","reject":"Not rejected","suspend":"Not suspended","other":"Not reinstated"}],": ",["reasons"]],
  "noun.action": [["count",2,{"one":"action","other":"actions"}]],
  "list.action": "Actions",
  "noun.admin": [["count",2,{"one":"admin","other":"admins"}]],
  "list.admin": "Admins",
  "noun.blog": [["count",2,{"one":"blog","other":"blogs"}]],
  "list.blog": "Blogs",
  "noun.email": [["count",2,{"one":"email","other":"emails"}]],
  "list.email": "Emails",
  "noun.realWedding": [["count",2,{"one":"real wedding","other":"real weddings"}]],
  "list.realWedding": "Real weddings",
  "noun.user": [["count",2,{"one":"user","other":"users"}]],
  "list.user": "Users",
  "noun.vendor": [["count",2,{"one":"vendor","other":"vendors"}]],
  "list.vendor": "Vendors",
  "noun.venue": [["count",2,{"one":"venue","other":"venues"}]],
  "list.venue": "Venues",
  "notAvailable": "Not Available",
  "venue": "Venue",
  "vendor": "Vendor",
  "anotherDate": "another date",
  "action.approve": "Approve",
  "action.reject": "Reject",
  "action.suspend": "Suspend",
  "action.reinstate": "Reinstate",
  "approveTitle": ["Approve ",["subject"],"?"],
  "reinstateTitle": ["Reinstate ",["subject"],"?"],
  "rejectTitle": ["Reject ",["subject"]],
  "suspendTitle": ["Suspend ",["subject"]],
  "approveEffect": [["count",2,{"one":"It goes public at once and its owner is notified.","other":["These go public at once and each owner is notified: ",["names"],"."]}]," An approval is final. You can suspend a listing later."],
  "ownersUnconfirmed": [["count",2,{"one":"The owner has","other":["The owners of ",["names"]," have"]}]," not confirmed their email."],
  "reinstateEffect": [["count",2,{"one":"It’s public again at once and its owner is notified.","other":["These are public again at once and each owner is notified: ",["names"],"."]}]],
  "rejectEffect": [["count",2,{"one":"The owner gets this text by email and can resubmit the listing.","other":"Each owner gets this text by email."}]],
  "suspendEffect": [["count",2,{"one":"Visitors can’t find it until you reinstate it. Open bookings continue. The owner gets this text by email.","other":"Visitors can’t find them until you reinstate them. Open bookings continue. Each owner gets this text by email."}]],
  "suspending": "Suspending…",
  "rejecting": "Rejecting…",
  "subject": [["count",4]," ",["kind",1,{"VENUE":[["count",2,{"one":"venue","other":"venues"}]],"other":[["count",2,{"one":"vendor","other":"vendors"}]]}]],
  "done": [["subject"]," ",["count",2,{"one":"is","other":"are"}]," ",["action",1,{"approve":"approved","reject":"rejected","suspend":"suspended","other":"reinstated"}],"."],
  "selectAll": "Select all on this page",
  "rejectedBecause": ["Rejected: ",["reason"]],
  "rejectedWithoutReason": "Rejected. No reason was given.",
  "order.aToZ": "A to Z",
  "order.zToA": "Z to A",
  "order.oldest": "oldest first",
  "order.newest": "newest first",
  "order.lowest": "lowest first",
  "order.highest": "highest first",
  "sortOption": [["column"],", ",["order"]],
  "nameAndKind": [["name"],", ",["kind",1,{"User":"User","Vendor":"Vendor","other":"Venue"}]],
  "loadingText": "Loading...",
  "actionOn": [["action"]," ",["name"]],
});
