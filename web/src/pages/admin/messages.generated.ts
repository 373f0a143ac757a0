// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "adminDashboard": NoValues;
  "adminManagement": NoValues;
  "searchAdmins": NoValues;
  "admin": NoValues;
  "role": NoValues;
  "superAdmin": NoValues;
  "contact": NoValues;
  "city": NoValues;
  "address": NoValues;
  "deleteNamed": { name: string };
  "noAdminFound": NoValues;
  "adminsAppear": NoValues;
  "ok": NoValues;
  "superAdminStays": NoValues;
  "nothingFound": NoValues;
  "auditLog": NoValues;
  "blogPublished": { title: string };
  "blogUnpublished": { title: string };
  "blogManagement": NoValues;
  "writeANewBlog": NoValues;
  "all": NoValues;
  "published": NoValues;
  "drafts": NoValues;
  "searchBlogs": NoValues;
  "blog": NoValues;
  "unknownAuthor": NoValues;
  "status": NoValues;
  "draft": NoValues;
  "written": NoValues;
  "publishNamed": { title: string };
  "unpublishNamed": { title: string };
  "publish": NoValues;
  "unpublish": NoValues;
  "noBlogsAvailable": NoValues;
  "draftsAppear": NoValues;
  "writeFirstBlog": NoValues;
  "editBlog": NoValues;
  "publicAtOnce": NoValues;
  "draftLead": NoValues;
  "viewArticle": { hidden: Tag };
  "blogPostNotFound": NoValues;
  "allBlogs": NoValues;
  "editRealWedding": NoValues;
  "viewStory": { hidden: Tag };
  "realWeddingPostNotFound": NoValues;
  "allRealWeddings": NoValues;
  "noEnquiriesYet": NoValues;
  "mailQueue": NoValues;
  "maybeDeleted": NoValues;
  "notMarked": { name: string; message: string };
  "noneMarked": { message: string };
  "notificationManagement": NoValues;
  "markAllAsRead": NoValues;
  "unread": NoValues;
  "unreadCount": { unread: number };
  "searchEnquiries": NoValues;
  "kind": NoValues;
  "allKinds": NoValues;
  "noneUnread": NoValues;
  "resetFilters": NoValues;
  "nothingMatches": NoValues;
  "enquiriesHint": NoValues;
  "overview": NoValues;
  "profile": NoValues;
  "storyPublished": { title: string };
  "storyRejected": { title: string };
  "realWeddingManagement": NoValues;
  "writeANewRealWedding": NoValues;
  "pending": NoValues;
  "rejected": NoValues;
  "searchStories": NoValues;
  "realWedding": NoValues;
  "resubmittedOn": { resubmittedAt: string };
  "rejectedBecause": { rejectionReason: string };
  "reject": NoValues;
  "rejectNamed": { title: string };
  "noWeddings": NoValues;
  "noPendingStories": NoValues;
  "storiesAppear": NoValues;
  "publishStoryEffect": NoValues;
  "publishStoryTitle": { title: string };
  "rejectStoryHint": NoValues;
  "reviewModeration": NoValues;
  "messageModeration": NoValues;
  "messageTab.held": NoValues;
  "messageTab.reported": NoValues;
  "noMessages.held": NoValues;
  "noMessagesHint.held": NoValues;
  "noMessages.reported": NoValues;
  "noMessagesHint.reported": NoValues;
  "pageNotFound": NoValues;
  "noSuchPage": NoValues;
  "goToYourProfile": NoValues;
  "userManagement": NoValues;
  "searchUsers": NoValues;
  "allCities": NoValues;
  "user": NoValues;
  "phone": NoValues;
  "registered": NoValues;
  "viewNamed": { name: string };
  "noUserFound": NoValues;
  "usersAppear": NoValues;
  "userDeletion": NoValues;
  "vendorManagement": NoValues;
  "businessType": NoValues;
  "allBusinessTypes": NoValues;
  "price": NoValues;
  "venueManagement": NoValues;
  "venueType": NoValues;
  "allVenueTypes": NoValues;
  "rank": NoValues;
  "guests": NoValues;
  "byAuthor": { author: string; status: string };
  "lead.PUBLISHED": NoValues;
  "lead.PENDING": NoValues;
  "lead.REJECTED": NoValues;
  "allMarked": { marked: number; left: number };
  "deciding": NoValues;
}

export const t = makeTranslate<Messages>({
  "adminDashboard": "Admin dashboard",
  "adminManagement": "Admin Management",
  "searchAdmins": "Search name, email, city…",
  "admin": "Admin",
  "role": "Role",
  "superAdmin": "Super admin",
  "contact": "Contact",
  "city": "City",
  "address": "Address",
  "deleteNamed": ["Delete ",["name"]],
  "noAdminFound": "No Admin found",
  "adminsAppear": "Admins appear here.",
  "ok": "OK",
  "superAdminStays": "Super Admin can't be deleted!!",
  "nothingFound": "Nothing found",
  "auditLog": "Audit Log",
  "blogPublished": ["“",["title"],"” is public."],
  "blogUnpublished": ["“",["title"],"” is a draft again."],
  "blogManagement": "Blog Management",
  "writeANewBlog": "Write a New Blog",
  "all": "All",
  "published": "Published",
  "drafts": "Drafts",
  "searchBlogs": "Search title, category, author…",
  "blog": "Blog",
  "unknownAuthor": "Unknown author",
  "status": "Status",
  "draft": "Draft",
  "written": "Written",
  "publishNamed": ["Publish ",["title"]],
  "unpublishNamed": ["Unpublish ",["title"]],
  "publish": "Publish",
  "unpublish": "Unpublish",
  "noBlogsAvailable": "No blogs available",
  "draftsAppear": "Drafts appear here until you publish them.",
  "writeFirstBlog": "Write the first one.",
  "editBlog": "Edit blog",
  "publicAtOnce": "Changes are public as soon as you save.",
  "draftLead": "Draft: only admins can see it.",
  "viewArticle": ["View",["hidden"," the article in a new tab"]],
  "blogPostNotFound": "Blog post not found",
  "allBlogs": "All blogs",
  "editRealWedding": "Edit real wedding",
  "viewStory": ["View",["hidden"," the story in a new tab"]],
  "realWeddingPostNotFound": "Real Wedding post not found",
  "allRealWeddings": "All real weddings",
  "noEnquiriesYet": "No enquiries yet",
  "mailQueue": "Undeliverable emails",
  "maybeDeleted": "It may have been deleted.",
  "notMarked": ["The enquiry of ",["name"]," is still unread. ",["message"]],
  "noneMarked": ["Nothing was marked. ",["message"]],
  "notificationManagement": "Notification Management",
  "markAllAsRead": "Mark all as read",
  "unread": "Unread",
  "unreadCount": [["unread",4]," unread"],
  "searchEnquiries": "Search name, place, message…",
  "kind": "Kind",
  "allKinds": "All kinds",
  "noneUnread": "No unread enquiries",
  "resetFilters": "Reset filters",
  "nothingMatches": "Nothing matches your search. Clear a filter or check the spelling.",
  "enquiriesHint": "Contact requests, callbacks and registrations appear here.",
  "overview": "Overview",
  "profile": "Profile",
  "storyPublished": ["“",["title"],"” is public."],
  "storyRejected": ["“",["title"],"” was rejected."],
  "realWeddingManagement": "Real Wedding Management",
  "writeANewRealWedding": "Write a New Real Wedding",
  "pending": "Pending",
  "rejected": "Rejected",
  "searchStories": "Search title, author…",
  "realWedding": "Real wedding",
  "resubmittedOn": [", resubmitted on ",["resubmittedAt"]],
  "rejectedBecause": ["Rejected: ",["rejectionReason"]],
  "reject": "Reject",
  "rejectNamed": ["Reject ",["title"]],
  "noWeddings": "Currently no weddings available. Stay tuned for updates!",
  "noPendingStories": "No story is waiting for a decision.",
  "storiesAppear": "Real weddings that couples submit appear here.",
  "publishStoryEffect": "It goes public at once and its author is notified. You can’t reject it afterwards, only edit or delete it.",
  "publishStoryTitle": ["Publish “",["title"],"”?"],
  "rejectStoryHint": "The author gets this text by email, and can edit and resubmit the story.",
  "reviewModeration": "Review Moderation",
  "messageModeration": "Message Moderation",
  "messageTab.held": "Held",
  "messageTab.reported": "Reported",
  "noMessages.held": "No messages are held",
  "noMessagesHint.held": "The first messages of new accounts wait here if they contain a phone number or a link.",
  "noMessages.reported": "No messages are reported",
  "noMessagesHint.reported": "Messages that couples or businesses report wait here.",
  "pageNotFound": "Page not found",
  "noSuchPage": "The dashboard has no page with this name.",
  "goToYourProfile": "Go to your profile",
  "userManagement": "User Management",
  "searchUsers": "Search name, email, phone, city…",
  "allCities": "All cities",
  "user": "User",
  "phone": "Phone",
  "registered": "Registered",
  "viewNamed": ["View ",["name"]],
  "noUserFound": "No User found",
  "usersAppear": "Couples and visitors who sign up appear here.",
  "userDeletion": "Their bookings and reviews stay, without their name. Pending enquiries are withdrawn.",
  "vendorManagement": "Vendor Management",
  "businessType": "Business type",
  "allBusinessTypes": "All business types",
  "price": "Price",
  "venueManagement": "Venue Management",
  "venueType": "Venue type",
  "allVenueTypes": "All venue types",
  "rank": "Rank",
  "guests": "Guests",
  "byAuthor": ["By ",["author"],". ",["status"]],
  "lead.PUBLISHED": "Changes are public as soon as you save.",
  "lead.PENDING": "Waiting for approval.",
  "lead.REJECTED": "Rejected: only its author and admins can see it.",
  "allMarked": [["marked",4]," marked as read.",["left",2,{"=0":"","one":[" ",0," is unread."],"other":[" ",0," are unread."]}]],
  "deciding": "Deciding…",
});
