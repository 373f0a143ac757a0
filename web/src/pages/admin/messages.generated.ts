// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues, type Tag } from '@mandap/api/texts';

interface Messages {
  "adminDashboard": NoValues;
  "adminManagement": NoValues;
  "searchAdmins": NoValues;
  "admin": NoValues;
  "role": NoValues;
  "superAdmin": NoValues;
  "contact": NoValues;
  "notAvailable": NoValues;
  "city": NoValues;
  "address": NoValues;
  "deleteNamed": { name: string };
  "noAdminFound": NoValues;
  "adminsAppear": NoValues;
  "ok": NoValues;
  "superAdminStays": NoValues;
  "datesReversed": NoValues;
  "nothingFound": NoValues;
  "noActionsYet": NoValues;
  "noActionsOnDay": NoValues;
  "noActionsOnDays": NoValues;
  "auditLog": NoValues;
  "auditLead": NoValues;
  "searchAudit": NoValues;
  "allAdmins": NoValues;
  "action": NoValues;
  "allActions": NoValues;
  "from": NoValues;
  "to": NoValues;
  "aFormerAdmin": NoValues;
  "withApiKey": { apiKeyName: string };
  "target": NoValues;
  "changes": NoValues;
  "auditHint": NoValues;
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
  "enquiries": NoValues;
  "noEnquiriesYet": NoValues;
  "loading": NoValues;
  "emailActionFailed": { subject: string; problem: string };
  "mailQueue": NoValues;
  "undeliverableLead": NoValues;
  "email": NoValues;
  "addressNotShown": NoValues;
  "error": NoValues;
  "attempts": NoValues;
  "lastTried": NoValues;
  "tryAgainNamed": { hidden: Tag; subject: string };
  "emailRetried": NoValues;
  "deleteEmailNamed": { subject: string };
  "noUndeliverable": NoValues;
  "noUndeliverableHint": NoValues;
  "deleteEmailEffect": { subject: string; recipient: string };
  "deleteEmailTitle": NoValues;
  "deleteEmail": NoValues;
  "emailDeleted": NoValues;
  "maybeDeleted": NoValues;
  "noIDProvided": NoValues;
  "openProfileFrom": { label: string };
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
  "pendingDecisions": NoValues;
  "inTotal": NoValues;
  "approvedVenues": NoValues;
  "approvedVendors": NoValues;
  "users": NoValues;
  "bookingEnquiries": NoValues;
  "enquiriesPerWeek": NoValues;
  "enquiriesLead": { asked: string; count: number };
  "listingsPerCity": NoValues;
  "listingsPerCityLead": NoValues;
  "venues": NoValues;
  "vendors": NoValues;
  "vendorsPerCategory": NoValues;
  "vendorsPerCategoryLead": NoValues;
  "category": NoValues;
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
  "reviewPublished": { listingName: string };
  "reviewRejected": { listingName: string };
  "reviewModeration": NoValues;
  "messageModeration": NoValues;
  "messageTab.held": NoValues;
  "messageTab.reported": NoValues;
  "noMessages.held": NoValues;
  "noMessagesHint.held": NoValues;
  "noMessages.reported": NoValues;
  "noMessagesHint.reported": NoValues;
  "searchReviews": NoValues;
  "resetSearch": NoValues;
  "nothingMatchesInTab": NoValues;
  "reviewsWaitingHint": NoValues;
  "publishReviewEffect": { listingName: string };
  "publishReviewTitle": NoValues;
  "keep": NoValues;
  "keepReviewEffect": { listingName: string };
  "keepReviewTitle": NoValues;
  "rejectReviewTitle": NoValues;
  "ofListingBy": { listingName: string; authorName: string };
  "rejectReviewHint": NoValues;
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
  "userProfile": NoValues;
  "delete": NoValues;
  "coupleOrVisitor": NoValues;
  "emailNotAvailable": NoValues;
  "phoneNumberNotAvailable": NoValues;
  "profileOfTheUser": NoValues;
  "name": NoValues;
  "theWishlistIsEmpty": NoValues;
  "wishlist": NoValues;
  "venueOrVendor": NoValues;
  "venue": NoValues;
  "vendor": NoValues;
  "noOpenBookings": NoValues;
  "noPastBookings": NoValues;
  "noRatingsYet": NoValues;
  "ratings": NoValues;
  "rating": NoValues;
  "ratingOfFive": { rating: number };
  "state": NoValues;
  "review": NoValues;
  "vendorManagement": NoValues;
  "businessType": NoValues;
  "allBusinessTypes": NoValues;
  "price": NoValues;
  "vendorProfile": NoValues;
  "viewPublicPage": NoValues;
  "nameNotAvailable": NoValues;
  "emailNotConfirmed": NoValues;
  "businessName": NoValues;
  "yearsOfExperience": NoValues;
  "eventsCompleted": NoValues;
  "willingToTravel": NoValues;
  "yes": NoValues;
  "no": NoValues;
  "summary": NoValues;
  "package": NoValues;
  "portfolio": NoValues;
  "portfolioOf": { name: string };
  "venueManagement": NoValues;
  "venueType": NoValues;
  "allVenueTypes": NoValues;
  "rank": NoValues;
  "guests": NoValues;
  "profilePage": NoValues;
  "venueOwner": NoValues;
  "typeOfBusiness": NoValues;
  "guestCapacity": NoValues;
  "pricePerPlate": NoValues;
  "unconfirmedPrice": { price: string };
  "howToReach": NoValues;
  "facilities": NoValues;
  "featuresOfVenue": NoValues;
  "foodPackages": NoValues;
  "venuePolicies": NoValues;
  "pictures": NoValues;
  "picturesOf": { name: string };
  "byAuthor": { author: string; status: string };
  "lead.PUBLISHED": NoValues;
  "lead.PENDING": NoValues;
  "lead.REJECTED": NoValues;
  "allMarked": { marked: number; left: number };
  "upholdReview": NoValues;
  "removeReview": NoValues;
  "deciding": NoValues;
  "upholdReviewTitle": NoValues;
  "removeReviewTitle": NoValues;
  "upholdReviewHint": NoValues;
  "upholdHeldReviewHint": NoValues;
  "removeReviewHint": NoValues;
  "reviewStays": { listingName: string };
  "heldReviewUpheld": { listingName: string };
  "reviewRemoved": { listingName: string };
  "tab.waiting": NoValues;
  "tab.held": NoValues;
  "tab.flagged": NoValues;
  "tab.disputed": NoValues;
  "tab.published": NoValues;
  "tab.rejected": NoValues;
  "empty.waiting": NoValues;
  "empty.held": NoValues;
  "empty.flagged": NoValues;
  "empty.disputed": NoValues;
  "empty.published": NoValues;
  "empty.rejected": NoValues;
  "publishedHint": NoValues;
  "rejectedHint": NoValues;
  "formerUser": NoValues;
  "tab.profile": NoValues;
  "tab.wishlist": NoValues;
  "tab.bookings": NoValues;
  "tab.history": NoValues;
  "tab.ratings": NoValues;
  "upholdHeldReview": NoValues;
  "upholdHeldReviewTitle": NoValues;
}

export const t = makeTexts<Messages>({
  "adminDashboard": "Admin dashboard",
  "adminManagement": "Admin Management",
  "searchAdmins": "Search name, email, city...",
  "admin": "Admin",
  "role": "Role",
  "superAdmin": "Super admin",
  "contact": "Contact",
  "notAvailable": "Not Available",
  "city": "City",
  "address": "Address",
  "deleteNamed": ["Delete ",["name"]],
  "noAdminFound": "No Admin found",
  "adminsAppear": "Admins appear here.",
  "ok": "OK",
  "superAdminStays": "Super Admin can't be deleted!!",
  "datesReversed": "The first date is after the last one",
  "nothingFound": "Nothing found",
  "noActionsYet": "No actions yet",
  "noActionsOnDay": "No actions on this day",
  "noActionsOnDays": "No actions on these days",
  "auditLog": "Audit Log",
  "auditLead": "All moderation actions. Nothing here can be changed.",
  "searchAudit": "Search target’s name, ID...",
  "allAdmins": "All admins",
  "action": "Action",
  "allActions": "All actions",
  "from": "From",
  "to": "To",
  "aFormerAdmin": "A former admin",
  "withApiKey": [", with the API key “",["apiKeyName"],"”"],
  "target": "Target",
  "changes": "Changes",
  "auditHint": "Approvals, rejections, edits and deletions appear here.",
  "blogPublished": ["“",["title"],"” is public."],
  "blogUnpublished": ["“",["title"],"” is a draft again."],
  "blogManagement": "Blog Management",
  "writeANewBlog": "Write a New Blog",
  "all": "All",
  "published": "Published",
  "drafts": "Drafts",
  "searchBlogs": "Search title, category, author...",
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
  "enquiries": "Enquiries",
  "noEnquiriesYet": "No enquiries yet",
  "loading": "Loading...",
  "emailActionFailed": ["Nothing was changed for “",["subject"],"”. ",["problem"]],
  "mailQueue": "Mail Queue",
  "undeliverableLead": "Emails we couldn’t deliver. They are deleted after 30 days.",
  "email": "Email",
  "addressNotShown": "Address not shown",
  "error": "Error",
  "attempts": "Attempts",
  "lastTried": "Last attempt",
  "tryAgainNamed": ["Try again",["hidden",": ",["subject"]]],
  "emailRetried": "The email will be sent again.",
  "deleteEmailNamed": ["Delete ",["subject"]],
  "noUndeliverable": "No undeliverable emails",
  "noUndeliverableHint": "Every email was sent, or is still being tried.",
  "deleteEmailEffect": ["“",["subject"],"” won’t be sent to ",["recipient",1,{"nobody":"anybody","other":[["recipient"]]}],"."],
  "deleteEmailTitle": "Delete this email?",
  "deleteEmail": "Delete",
  "emailDeleted": "The email was deleted.",
  "maybeDeleted": "It may have been deleted.",
  "noIDProvided": "No ID provided",
  "openProfileFrom": ["Open a profile from ",["label"],"."],
  "notMarked": ["The enquiry of ",["name"]," is still unread. ",["message"]],
  "noneMarked": ["Nothing was marked. ",["message"]],
  "notificationManagement": "Notification Management",
  "markAllAsRead": "Mark all as read",
  "unread": "Unread",
  "unreadCount": [["unread",4]," unread"],
  "searchEnquiries": "Search name, place, message...",
  "kind": "Kind",
  "allKinds": "All kinds",
  "noneUnread": "No unread enquiries",
  "resetFilters": "Reset filters",
  "nothingMatches": "Nothing matches your search. Clear a filter or check the spelling.",
  "enquiriesHint": "Contact requests, callbacks and registrations appear here.",
  "overview": "Overview",
  "pendingDecisions": "Pending",
  "inTotal": "Totals",
  "approvedVenues": "Approved venues",
  "approvedVendors": "Approved vendors",
  "users": "Users",
  "bookingEnquiries": "Booking enquiries",
  "enquiriesPerWeek": "Enquiries per week",
  "enquiriesLead": [["asked"]," in the last ",["count",4]," weeks. Weeks start on Monday."],
  "listingsPerCity": "Listings per city",
  "listingsPerCityLead": "The cities with the most approved listings.",
  "venues": "Venues",
  "vendors": "Vendors",
  "vendorsPerCategory": "Vendors per category",
  "vendorsPerCategoryLead": "Approved vendors.",
  "category": "Category",
  "profile": "Profile",
  "storyPublished": ["“",["title"],"” is public."],
  "storyRejected": ["“",["title"],"” was rejected."],
  "realWeddingManagement": "Real Wedding Management",
  "writeANewRealWedding": "Write a New Real Wedding",
  "pending": "Pending",
  "rejected": "Rejected",
  "searchStories": "Search title, author...",
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
  "reviewPublished": ["The review of ",["listingName"]," was published."],
  "reviewRejected": ["The review of ",["listingName"]," was rejected."],
  "reviewModeration": "Review Moderation",
  "messageModeration": "Message Moderation",
  "messageTab.held": "Held",
  "messageTab.reported": "Reported",
  "noMessages.held": "No messages are held",
  "noMessagesHint.held": "The first messages of new accounts wait here if they contain a phone number or a link.",
  "noMessages.reported": "No messages are reported",
  "noMessagesHint.reported": "Messages that couples or businesses report wait here.",
  "searchReviews": "Search text, venue, vendor, city...",
  "resetSearch": "Reset search",
  "nothingMatchesInTab": "Nothing matches your search. Check the spelling or try another tab.",
  "reviewsWaitingHint": "Reviews wait here for you if they are from new accounts, contain filtered words, are flagged by the owner, or are about an event that the owner denies.",
  "publishReviewEffect": ["The review of ",["listingName"]," goes public at once and its author is notified. You can’t reject it afterwards, unless the owner flags it."],
  "publishReviewTitle": "Publish this review?",
  "keep": "Keep",
  "keepReviewEffect": ["The review of ",["listingName"]," stays public, and the owner’s flag is removed. You can’t reject it afterwards, unless the owner flags it again."],
  "keepReviewTitle": "Keep this review?",
  "rejectReviewTitle": "Reject this review",
  "ofListingBy": ["Review of ",["listingName"]," by ",["authorName"]],
  "rejectReviewHint": "Visitors no longer see the review. Its author gets this text by email, and can edit and resubmit it.",
  "pageNotFound": "Page not found",
  "noSuchPage": "The dashboard has no page with this name.",
  "goToYourProfile": "Go to your profile",
  "userManagement": "User Management",
  "searchUsers": "Search name, email, phone, city...",
  "allCities": "All cities",
  "user": "User",
  "phone": "Phone",
  "registered": "Registered",
  "viewNamed": ["View ",["name"]],
  "noUserFound": "No User found",
  "usersAppear": "Couples and visitors who sign up appear here.",
  "userDeletion": "Their bookings and reviews stay, without their name. Pending enquiries are withdrawn.",
  "userProfile": "User profile",
  "delete": "Delete",
  "coupleOrVisitor": "Couple or visitor",
  "emailNotAvailable": "Email not available",
  "phoneNumberNotAvailable": "Phone number not available",
  "profileOfTheUser": "Profile of the user",
  "name": "Name",
  "theWishlistIsEmpty": "The wishlist is empty",
  "wishlist": "Wishlist",
  "venueOrVendor": "Venue or vendor",
  "venue": "Venue",
  "vendor": "Vendor",
  "noOpenBookings": "No open bookings",
  "noPastBookings": "No past bookings",
  "noRatingsYet": "No ratings yet",
  "ratings": "Ratings",
  "rating": "Rating",
  "ratingOfFive": [["rating",4]," of 5 stars"],
  "state": "State",
  "review": "Review",
  "vendorManagement": "Vendor Management",
  "businessType": "Business type",
  "allBusinessTypes": "All business types",
  "price": "Price",
  "vendorProfile": "Vendor profile",
  "viewPublicPage": "View public page",
  "nameNotAvailable": "Name not available",
  "emailNotConfirmed": "Email not confirmed",
  "businessName": "Business name",
  "yearsOfExperience": "Years of experience",
  "eventsCompleted": "Events completed",
  "willingToTravel": "Willing to travel",
  "yes": "Yes",
  "no": "No",
  "summary": "Summary",
  "package": "Package",
  "portfolio": "Portfolio",
  "portfolioOf": ["Portfolio of ",["name"]],
  "venueManagement": "Venue Management",
  "venueType": "Venue type",
  "allVenueTypes": "All venue types",
  "rank": "Rank",
  "guests": "Guests",
  "profilePage": "PROFILE PAGE",
  "venueOwner": "Venue owner",
  "typeOfBusiness": "Type of business",
  "guestCapacity": "Guest capacity",
  "pricePerPlate": "Price per plate",
  "unconfirmedPrice": [["price"]," (not confirmed by the owner)"],
  "howToReach": "How to reach",
  "facilities": "Facilities",
  "featuresOfVenue": "Features of venue",
  "foodPackages": "Food packages",
  "venuePolicies": "Venue policies",
  "pictures": "Pictures",
  "picturesOf": ["Pictures of ",["name"]],
  "byAuthor": ["By ",["author"],". ",["status"]],
  "lead.PUBLISHED": "Changes are public as soon as you save.",
  "lead.PENDING": "Waiting for approval.",
  "lead.REJECTED": "Rejected: only its author and admins can see it.",
  "allMarked": [["marked",4]," marked as read.",["left",2,{"=0":"","one":[" ",0," is unread."],"other":[" ",0," are unread."]}]],
  "upholdReview": "Uphold",
  "removeReview": "Remove",
  "deciding": "Deciding…",
  "upholdReviewTitle": "Uphold this review?",
  "removeReviewTitle": "Remove this review?",
  "upholdReviewHint": "It stays public and verified. The couple and the business read your reason.",
  "upholdHeldReviewHint": "It is published and stays verified. The couple and the business read your reason.",
  "removeReviewHint": "It’s hidden, and the booking no longer verifies it. The couple and the business read your reason.",
  "reviewStays": ["The review of ",["listingName"]," stays."],
  "heldReviewUpheld": ["The review of ",["listingName"]," is published and stays verified."],
  "reviewRemoved": ["The review of ",["listingName"]," is removed."],
  "tab.waiting": "Waiting",
  "tab.held": "Held",
  "tab.flagged": "Flagged",
  "tab.disputed": "Disputed",
  "tab.published": "Published",
  "tab.rejected": "Rejected",
  "empty.waiting": "No reviews are waiting",
  "empty.held": "No reviews are held",
  "empty.flagged": "No reviews are flagged",
  "empty.disputed": "No reviews are disputed",
  "empty.published": "No reviews are published",
  "empty.rejected": "No reviews are rejected",
  "publishedHint": "Published reviews appear here.",
  "rejectedHint": "Rejected reviews appear here.",
  "formerUser": "a former user",
  "tab.profile": "Profile",
  "tab.wishlist": "Wishlist",
  "tab.bookings": "Bookings",
  "tab.history": "History",
  "tab.ratings": "Ratings",
  "upholdHeldReview": "Uphold and publish",
  "upholdHeldReviewTitle": "Publish and uphold this review?",
});
