// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "lastChanged": { changedOn: string };
  "stored.login.what": NoValues;
  "stored.login.why": NoValues;
  "stored.known.what": NoValues;
  "stored.known.why": NoValues;
  "stored.known.stays": NoValues;
  "stored.link.what": NoValues;
  "stored.link.why": NoValues;
  "stored.link.stays": NoValues;
  "stored.change.what": NoValues;
  "stored.change.why": NoValues;
  "stored.change.stays": NoValues;
  "stored.city.what": NoValues;
  "stored.city.why": NoValues;
  "stored.city.stays": NoValues;
  "stored.storage.what": NoValues;
  "stored.storage.why": NoValues;
  "stored.storage.stays": NoValues;
  "privacy": NoValues;
  "privacyLead": NoValues;
  "privacyDescription": NoValues;
  "privacyLaw": { address: string; link: Tag; email: string; span: Tag; phone: string };
  "collect.title": NoValues;
  "collect.account": { strong: Tag };
  "collect.enquiries": { strong: Tag };
  "collect.conversations": { strong: Tag };
  "collect.messages": { strong: Tag };
  "collect.published": { strong: Tag };
  "collect.wishlist": { strong: Tag };
  "collect.businesses": { strong: Tag };
  "collect.network": NoValues;
  "collect.views": NoValues;
  "seen.title": NoValues;
  "seen.business": NoValues;
  "seen.conversations": NoValues;
  "seen.notes": NoValues;
  "seen.contacts": NoValues;
  "seen.admins": NoValues;
  "seen.processors": NoValues;
  "seen.authorities": NoValues;
  "seen.notSold": NoValues;
  "emails.title": NoValues;
  "emails.which": NoValues;
  "emails.off": NoValues;
  "stays.title": NoValues;
  "stays.account": NoValues;
  "stays.conversations": NoValues;
  "stays.bookings": NoValues;
  "stays.links": NoValues;
  "stays.emails": NoValues;
  "stays.messages": NoValues;
  "stored.title": NoValues;
  "stored.lead": NoValues;
  "stored.what": NoValues;
  "stored.why": NoValues;
  "stored.howLong": NoValues;
  "rights.title": NoValues;
  "rights.see": { strong: Tag };
  "rights.correct": { strong: Tag };
  "rights.delete": { strong: Tag };
  "rights.complain": { strong: Tag };
  "rights.nominate": { strong: Tag };
  "children.title": NoValues;
  "children.text": NoValues;
  "safety.title": NoValues;
  "safety.text": NoValues;
  "changes.title": NoValues;
  "changes.text": { link: Tag };
  "terms": NoValues;
  "termsLead": NoValues;
  "termsDescription": NoValues;
  "about.title": NoValues;
  "about.text": { address: string };
  "account.title": NoValues;
  "account.age": NoValues;
  "account.password": NoValues;
  "account.misuse": { link: Tag; email: string };
  "account.delete": NoValues;
  "bookings.title": NoValues;
  "bookings.free": NoValues;
  "bookings.held": NoValues;
  "bookings.payment": NoValues;
  "bookings.cancellation": NoValues;
  "bookings.honest": NoValues;
  "bookings.messages": NoValues;
  "listings.title": NoValues;
  "listings.owner": NoValues;
  "listings.true": NoValues;
  "listings.reviewed": NoValues;
  "listings.contacts": NoValues;
  "content.title": NoValues;
  "content.own": NoValues;
  "content.rules": NoValues;
  "content.replies": NoValues;
  "content.rights": NoValues;
  "content.reports": NoValues;
  "programs.title": NoValues;
  "programs.text": { link: Tag };
  "liability.title": NoValues;
  "liability.text": NoValues;
  "law.title": NoValues;
  "law.text": { link: Tag; email: string };
  "law.privacy": { link: Tag };
  "stored.login.stays": NoValues;
}

export const t = makeTranslate<Messages>({
  "lastChanged": ["Last changed on ",["changedOn"],"."],
  "stored.login.what": "Login cookie",
  "stored.login.why": "Keeps you logged in.",
  "stored.known.what": "Known browser cookie",
  "stored.known.why": "Lets you log in when a stranger has tried many wrong passwords on your account.",
  "stored.known.stays": "One year",
  "stored.link.what": "Login link and reset cookies",
  "stored.link.why": "Make sure that an emailed link or code works only in the browser that asked for it.",
  "stored.link.stays": "Until it is used or has expired",
  "stored.change.what": "Recent change cookie",
  "stored.change.why": "Makes sure that you see what you have just changed.",
  "stored.change.stays": "Ten seconds",
  "stored.city.what": "City cookie",
  "stored.city.why": "Remembers the city you chose.",
  "stored.city.stays": "One year",
  "stored.storage.what": "Browser storage",
  "stored.storage.why": "Keeps unsent drafts, light or dark mode, and that you closed the welcome card.",
  "stored.storage.stays": "Until you clear it",
  "privacy": "Privacy",
  "privacyLead": "Which data about you Mandap stores, why, who sees it, and how you can correct or delete it.",
  "privacyDescription": "Which personal data Mandap processes, for which purpose, who sees it, how long it is kept, and your rights under India’s Digital Personal Data Protection Act, 2023.",
  "privacyLaw": ["This notice follows India’s Digital Personal Data Protection Act, 2023. Mandap, ",["address"],", decides why and how your data is processed. For every question and request about your data, write to our grievance officer at ",["link",["email"]]," or call ",["span",["phone"]],"."],
  "collect.title": "What we collect, and why",
  "collect.account": [["strong","Your account:"]," name, email, mobile number and, if you give them, city, address and a picture. We need them to log you in, to fill in your enquiries, and to reach you. Your password is stored as a hash, from which nobody can recover it."],
  "collect.enquiries": [["strong","Your enquiries and bookings:"]," the date, the number of guests, your name, mobile number, city and address, and what you write. The business you choose needs them to reply."],
  "collect.conversations": [["strong","Your conversations about them:"]," messages, pictures and PDF files, quotes, visits, and whom you blocked or reported. You and the business need them to plan the event."],
  "collect.messages": [["strong","Messages to Mandap"]," from the contact form, the call-back form and the event form: your name, your number or email and your message, so that we can reply."],
  "collect.published": [["strong","What you publish:"]," reviews with your first name and the initial of your last name, wedding stories, and the pictures you add. We remove the location and camera data from pictures."],
  "collect.wishlist": [["strong","Your wishlist:"]," the venues and vendors you saved, and the city where you searched for a venue. Venues learn that somebody is searching in their city, not who."],
  "collect.businesses": [["strong","Businesses:"]," what your listing shows, the contact details you enter for it, and what you write for yourself: notes, labels, saved replies, blocked days, and bookings made elsewhere, with the names of those customers."],
  "collect.network": "We count requests per network address, for between some minutes and a day, to stop attacks. We have no advertising and no trackers, and we don’t build a profile of you.",
  "collect.views": "We count the views of each business’s page, one per visitor and day. To count you once, we store a hash of your account, or of your network address and browser, which is deleted the next day.",
  "seen.title": "Who sees it",
  "seen.business": "A business sees your name, mobile number, city, address and message once you send it an enquiry, and not before.",
  "seen.conversations": "Only you and the business see your conversation. Our admins read a message if one of you reports it, or if one of the first messages of a new account contains a phone number or a link. They then see up to five messages before and after it, and we record that they looked.",
  "seen.notes": "Only the business sees its notes, labels and saved replies, and what it enters in its calendar. Visitors see on which days it is full, not why.",
  "seen.contacts": "People who have logged in see the contact details of a limited number of businesses a day. We store for a day which ones they saw. Nobody else sees them.",
  "seen.admins": "Our admins see accounts, enquiries and bookings where their work needs it: to check listings, reviews and stories, and to help you. Their decisions are recorded in a log, in which personal data is masked.",
  "seen.processors": "Companies that run our servers, store pictures and deliver email process data for us, under contract, and for no other purpose.",
  "seen.authorities": "Courts and authorities, where the law requires it.",
  "seen.notSold": "We don’t sell your data, and we don’t give it to anybody for advertising.",
  "emails.title": "Emails from us",
  "emails.which": "We email you about what happens on your account: a reply to an enquiry, a message, a quote, a visit, a decision about your listing, review or story, a code or link you asked for, a warning about your account. We also remind you of visits and of enquiries without an answer, suggest similar businesses if one doesn’t answer, and ask for a review after your event. We send no newsletter.",
  "emails.off": "You choose which of them you get, in your profile or with the link in the email. Codes, links you asked for and security alerts always come.",
  "stays.title": "How long we store it",
  "stays.account": "Your account stays until you delete it, under Account on your dashboard. Your profile and your wishlist are deleted at once. All pending enquiries are withdrawn, or rejected if you are a business.",
  "stays.conversations": "Conversations, with their quotes and visits, and the notes about an enquiry are deleted two years after the date of the event. If you delete your account before, the other side keeps the conversation, without your name; pictures and PDF files that you sent are deleted.",
  "stays.bookings": "Approved bookings, reviews and stories stay after that, without your name. When a business is deleted, its pictures and reviews are deleted too; couples keep their bookings with it, with its name.",
  "stays.links": "Login links, reset codes and their requests are deleted after a day.",
  "stays.emails": "Emails that could not be delivered are deleted after 30 days, as is the city where you searched.",
  "stays.messages": "Messages to Mandap are deleted after two years.",
  "stored.title": "What your browser stores",
  "stored.lead": "All of it is needed for what you asked for; nothing tracks you on other sites. You can clear it in your browser at any time.",
  "stored.what": "What",
  "stored.why": "Why",
  "stored.howLong": "How long",
  "rights.title": "Your rights",
  "rights.see": [["strong","See your data:"]," your dashboard shows it. You can ask us for a summary of it, and for the names of those we shared it with."],
  "rights.correct": [["strong","Correct and complete it:"]," on your dashboard, or by writing to us."],
  "rights.delete": [["strong","Withdraw your consent and have your data deleted:"]," delete your account on your dashboard. It takes a minute, as signing up did. What we did with your consent before stays lawful."],
  "rights.complain": [["strong","Complain:"]," write to our grievance officer. We reply within 30 days. If that doesn’t help, you can complain to the Data Protection Board of India."],
  "rights.nominate": [["strong","Nominate:"]," tell us who may use these rights for you if you die or can no longer use them."],
  "children.title": "Children",
  "children.text": "Mandap is for people of 18 years and older. If a child has signed up, tell us and we’ll delete the account.",
  "safety.title": "Safety",
  "safety.text": "Connections are encrypted wherever Mandap runs in public, passwords and login tokens are stored as hashes, and each part of the site shows personal data only to those named above. If there is a breach of your data, we’ll tell you and the Data Protection Board without delay what happened, what it means for you, and what to do.",
  "changes.title": "Changes",
  "changes.text": ["When this notice changes, the date at its top changes. See also our ",["link","terms"],"."],
  "terms": "Terms",
  "termsLead": "What you can expect of Mandap, and what Mandap expects of you.",
  "termsDescription": "The terms of Mandap: what couples and businesses can expect, how bookings and payments work, rules for reviews and listings, and how to end an account.",
  "about.title": "What Mandap is",
  "about.text": ["Mandap helps you find, compare and contact wedding venues and vendors. It is run by Mandap, ",["address"],". When you book, your contract is with the venue or the vendor. Mandap is not a party to it and takes no payment."],
  "account.title": "Your account",
  "account.age": "You are 18 or older, and what you enter about yourself is true.",
  "account.password": "Keep your password to yourself. You are responsible for what is done with your account.",
  "account.misuse": ["Tell us at once if somebody else uses it: ",["link",["email"]],"."],
  "account.delete": "You can delete your account at any time, on your dashboard.",
  "bookings.title": "Enquiries and bookings",
  "bookings.free": "Searching, comparing and sending enquiries are free for couples.",
  "bookings.held": "An enquiry isn’t a booking. A date is held when the business approves it with the six-digit code that you give it. Give your code only when you agree on the date and the price.",
  "bookings.payment": "You pay the business: 40% of the package price to book, the rest on the event day, unless you agree otherwise. Ask for a receipt.",
  "bookings.cancellation": "Each venue’s page states its cancellation policy. That policy, and what you agree with the business, decide what you get back.",
  "bookings.honest": "Send enquiries only for a wedding or event that you are planning.",
  "bookings.messages": "In messages, be polite and honest, and don’t advertise. Each side can report a message or block the other. We may remove a message, warn its sender, and suspend the listing or delete the account of those who go on.",
  "listings.title": "Listings",
  "listings.owner": "Only the owner, or somebody authorised by the owner, may register a business.",
  "listings.true": "Prices, capacity, rules and pictures must be true and up to date, and you must have the right to show the pictures.",
  "listings.reviewed": "We review every listing before it goes live. We may ask for changes, suspend a listing or delete it, and tell you the reason.",
  "listings.contacts": "Use the contact details of couples to answer their enquiry, and for nothing else.",
  "content.title": "Reviews and stories",
  "content.own": "Write about what you saw yourself. “Verified booking” marks reviews of a booking made here whose date has passed.",
  "content.rules": "No insults, no advertising, no phone numbers or addresses of people, nothing that belongs to others.",
  "content.replies": "Businesses may reply. They can’t delete a review, and nobody can pay to have one removed or kept.",
  "content.rights": "What you write and the pictures you add remain yours. You allow Mandap to show them here and in previews of its links, until you or we delete them.",
  "content.reports": "A business can report a review of its listing. An admin then decides whether it stays, and tells its author.",
  "programs.title": "Programs",
  "programs.text": ["Programs may read public data through our ",["link","API"]," within its limits. They may not collect contact details to pass them on, or work around a limit."],
  "liability.title": "What we are responsible for",
  "liability.text": "We check listings with care, but we don’t run the venues and vendors, and we can’t promise that a business keeps its agreement with you. We are responsible for what we do ourselves, as Indian law provides, and nothing here takes away your rights as a consumer.",
  "law.title": "Complaints, law and changes",
  "law.text": ["Write to our grievance officer at ",["link",["email"]],"; we confirm your complaint within 48 hours and reply within 30 days. Indian law applies, and the courts of Lucknow decide unless consumer law names others. When these terms change, the date at the top changes."],
  "law.privacy": ["Our ",["link","privacy notice"]," says how we treat your data."],
  "stored.login.stays": "30 days; 7 days if you don’t come back",
});
