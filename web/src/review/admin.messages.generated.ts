// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "flagged": NoValues;
  "published": NoValues;
  "opensInANewTab": NoValues;
  "flaggedByTheOwner": { b: Tag; reason: string };
  "rejectedBecause": { rejectionReason: string };
  "verifiedEventIn": { eventMonth: string };
  "ownerReplied": { answer: string };
  "held": NoValues;
  "rejected": NoValues;
  "keep": { hidden: Tag; listingName: string; author: string };
  "publish": { hidden: Tag; listingName: string; author: string };
  "reject": { hidden: Tag; listingName: string; author: string };
  "formerUser": NoValues;
  "disputed": NoValues;
  "disputedEvent": { b: Tag; date: string };
  "removedAfterDispute": { b: Tag; date: string; reason: string };
  "upheldAfterDispute": { b: Tag; date: string; reason: string };
  "businessSays": { listingName: string; statement: string };
  "coupleSays": { statement: string };
  "coupleSilent": NoValues;
  "uphold": { hidden: Tag; listingName: string; author: string };
  "remove": { hidden: Tag; listingName: string; author: string };
  "held.NEW_ACCOUNT": NoValues;
  "held.PICTURES": NoValues;
  "held.WORDS": NoValues;
  "held.REJECTED_BEFORE": NoValues;
  "upholdAndPublish": { hidden: Tag; listingName: string; author: string };
}

export const t = makeTranslate<Messages>({
  "flagged": "Flagged",
  "published": "Published",
  "opensInANewTab": "(opens in a new tab)",
  "flaggedByTheOwner": [["b","Flagged by the owner:"]," ",["reason"]],
  "rejectedBecause": ["Rejected: ",["rejectionReason"]],
  "verifiedEventIn": ["Verified booking, event in ",["eventMonth"]],
  "ownerReplied": ["The owner replied: ",["answer"]],
  "held": "Held",
  "rejected": "Rejected",
  "keep": ["Keep",["hidden"," the review of ",["listingName"]," by ",["author"]]],
  "publish": ["Publish",["hidden"," the review of ",["listingName"]," by ",["author"]]],
  "reject": ["Reject",["hidden"," the review of ",["listingName"]," by ",["author"]]],
  "formerUser": "Former user",
  "disputed": "Disputed",
  "disputedEvent": [["b","Disputed:"]," the business says that the event on ",["date"]," didn’t take place."],
  "removedAfterDispute": [["b","Removed on ",["date"]," after a dispute."]," Reason: “",["reason"],"”"],
  "upheldAfterDispute": [["b","Upheld on ",["date"]," after a dispute."]," Reason: “",["reason"],"”"],
  "businessSays": [["listingName"]," says: “",["statement"],"”"],
  "coupleSays": ["The couple says: “",["statement"],"”"],
  "coupleSilent": "The couple has said nothing beyond the review itself.",
  "uphold": ["Uphold",["hidden"," the review of ",["listingName"]," by ",["author"]]],
  "remove": ["Remove",["hidden"," the review of ",["listingName"]," by ",["author"]]],
  "held.NEW_ACCOUNT": "Held because its author’s account was less than a day old.",
  "held.PICTURES": "Held because it has new photos.",
  "held.WORDS": "Held because of its words: abuse, a link, an email address or a phone number.",
  "held.REJECTED_BEFORE": "Held because it was rejected before, and then resubmitted.",
  "upholdAndPublish": ["Uphold and publish",["hidden"," the review of ",["listingName"]," by ",["author"]]],
});
