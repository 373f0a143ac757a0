/** Acts in words, by their names in the log. */
const ACTIONS: Record<string, string> = {
  'listing.decide': 'Decided on a listing',
  'listing.suspend': 'Suspended a listing',
  'listing.reinstate': 'Reinstated a listing',
  'listing.rank': 'Ranked a listing',
  'review.decide': 'Decided on a review',
  'realWedding.decide': 'Decided on a real wedding',
  'realWedding.update': 'Edited a real wedding',
  'realWedding.delete': 'Deleted a real wedding',
  'blog.create': 'Wrote a blog',
  'blog.update': 'Edited a blog',
  'blog.publish': 'Published or unpublished a blog',
  'blog.delete': 'Deleted a blog',
  'enquiry.markRead': 'Marked an enquiry as read',
  'apiKey.make': 'Made an API key',
  'apiKey.revoke': 'Revoked an API key',
};

/** "realWeddingPicture" -> "real wedding picture" */
const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** "listing.decide" -> "Decided on a listing"; one that nobody has put into words yet -> "Listing: decide". */
export function actionWords(action: string): string {
  const known = ACTIONS[action];
  if (known) return known;
  const [thing = '', verb = ''] = action.split('.').map(spaced);
  return `${thing.charAt(0).toUpperCase()}${thing.slice(1)}: ${verb}`;
}

/** "realWedding" -> "Real wedding", "api key" -> "API key" */
export function thingWords(type: string): string {
  const words = spaced(type);
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/^pi\b/, 'PI');
}
