import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVendor } from '../../src/features/vendor/vendor.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { app } from '../app.js';
import { loggedIn } from '../client.js';
import { makeReview, makeStory } from '../permissions/scene.js';
import { mutate, unreadNotification, type MessageCase } from './message-case.js';

const REASON = 'The pictures show another place.';

const decide = async (field: string, id: string, decision: 'approve' | 'publish', yes: boolean) => {
  const admin = await loggedIn((await makeAdmin()).id);
  const document = `mutation D($id: ID!, $yes: Boolean!, $reason: String) {
    answer: ${field}(id: $id, ${decision}: $yes, reason: $reason) { userErrors { code } } }`;
  return () => mutate(admin, document, { id, yes, reason: yes ? undefined : REASON });
};

const LISTINGS = [
  { kind: 'venue', make: makeVenue, profile: '/venueProfilePage', page: '/venuelist/' },
  { kind: 'vendor', make: makeVendor, profile: '/vendorProfilePage', page: '/vendor/AllVendors/' },
] as const;

const AUTHORS = [
  { role: 'user', make: makeUser, place: '/userProfilePage?tab=stories' },
  { role: 'vendor', make: makeVendor, place: '/vendorProfilePage/stories' },
  { role: 'venue', make: makeVenue, place: '/venueProfilePage/stories' },
  { role: 'admin', make: makeAdmin, place: '/adminDashboard/real-wedding-management' },
] as const;

const listingCases = LISTINGS.flatMap(({ kind, make, profile, page }): MessageCase[] => {
  const pending = () => make({ status: 'pending', name: 'Rani Bagh', owner_name: 'Kumud Ranawat' });
  return [
    {
      when: `an admin approves a ${kind}`,
      emails: ['listingApprovedEmail'],
      notifications: ['listing_approved'],
      async prepare() {
        const { id, email } = await pending();
        return {
          act: await decide('decideListing', id, 'approve', true),
          expected: () => ({
            emails: [
              {
                to: email,
                subject: 'Rani Bagh is on Mandap',
                paragraphs: [
                  'Hello Kumud Ranawat,',
                  'Rani Bagh is approved: couples can find it, send you enquiries and write reviews.',
                  'You get each enquiry in your notifications and by email. Answering within a day makes the difference.',
                ],
                action: { label: 'See your page', path: page + id },
              },
            ],
            notifications: [
              unreadNotification(id, 'listing_approved', 'Rani Bagh is approved. Couples can find it now.'),
            ],
          }),
        };
      },
    },
    {
      when: `an admin rejects a ${kind}`,
      emails: ['listingRejectedEmail'],
      notifications: ['listing_rejected'],
      async prepare() {
        const { id, email } = await pending();
        return {
          act: await decide('decideListing', id, 'approve', false),
          expected: () => ({
            emails: [
              {
                to: email,
                subject: 'Rani Bagh is not approved yet',
                paragraphs: [
                  'Hello Kumud Ranawat,',
                  'We have reviewed Rani Bagh and can’t approve it as it is. The reason:',
                  REASON,
                  'Update your profile and resubmit it. We’ll review it again.',
                ],
                action: { label: 'Edit your profile', path: profile },
              },
            ],
            notifications: [
              unreadNotification(id, 'listing_rejected', `Rani Bagh was not approved: ${REASON}`),
            ],
          }),
        };
      },
    },
  ];
});

const SUSPEND =
  'mutation S($ids: [ID!]!, $reason: String!) { answer: suspendListings(ids: $ids, reason: $reason) { skipped { message } userErrors { code } } }';
const REINSTATE =
  'mutation R($ids: [ID!]!) { answer: reinstateListings(ids: $ids) { skipped { message } userErrors { code } } }';

const suspensionCases = LISTINGS.flatMap(({ kind, make, profile, page }): MessageCase[] => {
  const approved = () => make({ name: 'Rani Bagh', owner_name: 'Kumud Ranawat' });
  return [
    {
      when: `an admin suspends a ${kind}`,
      emails: ['listingSuspendedEmail'],
      notifications: ['listing_suspended'],
      async prepare() {
        const { id, email } = await approved();
        const admin = await loggedIn((await makeAdmin()).id);
        return {
          act: () => mutate(admin, SUSPEND, { ids: [id], reason: REASON }),
          expected: () => ({
            emails: [
              {
                to: email,
                subject: 'Rani Bagh is suspended',
                paragraphs: [
                  'Hello Kumud Ranawat,',
                  'We have suspended Rani Bagh. Couples can’t find it or send new enquiries for now. The reason:',
                  REASON,
                  'Your enquiries and bookings stay in your inbox, and you can still answer them. Once you have changed what we asked for, write to us and we’ll reinstate your listing.',
                ],
                action: { label: 'Edit your profile', path: profile },
              },
            ],
            notifications: [unreadNotification(id, 'listing_suspended', `Rani Bagh is suspended: ${REASON}`)],
          }),
        };
      },
    },
    {
      when: `an admin reinstates a ${kind}`,
      emails: ['listingReinstatedEmail'],
      notifications: ['listing_reinstated'],
      async prepare() {
        const { id, email } = await approved();
        const admin = await loggedIn((await makeAdmin()).id);
        await mutate(admin, SUSPEND, { ids: [id], reason: REASON });
        return {
          act: () => mutate(admin, REINSTATE, { ids: [id] }),
          expected: () => ({
            emails: [
              {
                to: email,
                subject: 'Rani Bagh is public again',
                paragraphs: [
                  'Hello Kumud Ranawat,',
                  'We have reinstated Rani Bagh: couples can find it and send enquiries again.',
                ],
                action: { label: 'See your page', path: page + id },
              },
            ],
            notifications: [
              unreadNotification(
                id,
                'listing_reinstated',
                'Rani Bagh is public again. Couples can find it and send enquiries.',
              ),
            ],
          }),
        };
      },
    },
  ];
});

const storyCases = AUTHORS.flatMap(({ role, make, place }): MessageCase[] => {
  const written = async () => {
    const author = await make();
    return { author, id: await makeStory('pending', { title: 'Two umbrellas', authorId: author.id }) };
  };
  return [
    {
      when: `an admin publishes the story of a ${role}`,
      emails: ['storyPublishedEmail'],
      notifications: ['story_published'],
      async prepare() {
        const { author, id } = await written();
        return {
          act: await decide('decideRealWedding', id, 'publish', true),
          expected: () => ({
            emails: [
              {
                to: author.email,
                subject: 'Your story is published',
                paragraphs: [
                  'Hello Meera,',
                  'We have read “Two umbrellas”, and it is now among our real weddings. Thank you for sharing it with other couples.',
                ],
                action: { label: 'See your story', path: `/realWedding/${id}` },
              },
            ],
            notifications: [
              unreadNotification(author.id, 'story_published', 'Your story “Two umbrellas” is published.'),
            ],
          }),
        };
      },
    },
    {
      when: `an admin rejects the story of a ${role}`,
      emails: ['storyRejectedEmail'],
      notifications: ['story_rejected'],
      async prepare() {
        const { author, id } = await written();
        return {
          act: await decide('decideRealWedding', id, 'publish', false),
          expected: () => ({
            emails: [
              {
                to: author.email,
                subject: 'Your story was not published',
                paragraphs: [
                  'Hello Meera,',
                  'We have read “Two umbrellas” and can’t publish it as it is. The reason:',
                  REASON,
                  'You can edit it and resubmit it. We’ll read it again.',
                ],
                action: { label: 'Edit your story', path: place },
              },
            ],
            notifications: [
              unreadNotification(
                author.id,
                'story_rejected',
                `Your story “Two umbrellas” was not published: ${REASON}`,
              ),
            ],
          }),
        };
      },
    },
  ];
});

/** A review of Jheel Mahal by Ananya, pending or flagged. */
async function reviewed(state: 'held' | 'flagged') {
  const author = await makeUser();
  const { id, listingId } = await makeReview({
    userId: author.id,
    status: state === 'held' ? 'pending' : 'published',
  });
  if (state === 'flagged')
    await app().sql(`UPDATE review SET flag_reason = 'Never a guest', flagged_at = now() WHERE id = $1`, [
      id,
    ]);
  return { author, id, listingId };
}

const reviewCases: MessageCase[] = [
  {
    when: 'an admin publishes a held review',
    emails: ['reviewPublishedEmail'],
    notifications: ['review_published'],
    async prepare() {
      const { author, id } = await reviewed('held');
      return {
        act: await decide('decideReview', id, 'publish', true),
        expected: () => ({
          emails: [
            {
              to: author.email,
              subject: 'Your review of Jheel Mahal is published',
              paragraphs: [
                'Hello Ananya Sharma,',
                'We have read your review of Jheel Mahal, and it is now on its page. Thank you for helping other couples.',
              ],
              action: { label: 'See your reviews', path: '/userProfilePage?tab=reviews' },
            },
          ],
          notifications: [
            unreadNotification(author.id, 'review_published', 'Your review of Jheel Mahal is published.'),
          ],
        }),
      };
    },
  },
  ...(['held', 'flagged'] as const).map((state): MessageCase => ({
    when: `an admin rejects a ${state} review`,
    emails: ['reviewRejectedEmail'],
    notifications: ['review_rejected', ...(state === 'flagged' ? (['flag_decided'] as const) : [])],
    async prepare() {
      const { author, id, listingId } = await reviewed(state);
      return {
        act: await decide('decideReview', id, 'publish', false),
        expected: () => ({
          emails: [
            {
              to: author.email,
              subject: 'Your review of Jheel Mahal was not published',
              paragraphs: [
                'Hello Ananya Sharma,',
                'We have read your review of Jheel Mahal and can’t publish it as it is. The reason:',
                REASON,
                'You can edit it and resubmit it. We’ll read it again.',
              ],
              action: { label: 'Edit your review', path: '/userProfilePage?tab=reviews' },
            },
          ],
          notifications: [
            unreadNotification(
              author.id,
              'review_rejected',
              `Your review of Jheel Mahal was not published: ${REASON}`,
            ),
            ...(state === 'flagged'
              ? [
                  unreadNotification(
                    listingId,
                    'flag_decided',
                    'We removed Ananya S.’s review, which you flagged.',
                  ),
                ]
              : []),
          ],
        }),
      };
    },
  })),
  {
    when: 'a flagged review stays published',
    emails: [],
    notifications: ['flag_decided'],
    async prepare() {
      const { id, listingId } = await reviewed('flagged');
      return {
        act: await decide('decideReview', id, 'publish', true),
        expected: () => ({
          notifications: [
            unreadNotification(
              listingId,
              'flag_decided',
              'Ananya S.’s review, which you flagged, stays. It doesn’t break our rules.',
            ),
          ],
        }),
      };
    },
  },
];

/** Prices that the server parsed from an owner's text, for the owner to confirm. */
const priceCases = [
  {
    foodPackages: 'Veg 900, nonveg 1,200',
    text: 'We read these prices per plate from your food packages text: veg ₹900, non-veg ₹1,200. Please check them under Details and confirm them.',
  },
  {
    foodPackages: 'Rates on request',
    text: 'We found no price per plate in your food packages text. Please enter your prices under Details.',
  },
].map(({ foodPackages, text }): MessageCase => ({
  when: `an older client sends the prices “${foodPackages}”`,
  emails: [],
  notifications: ['prices_parsed'],
  async prepare() {
    const { id } = await makeVenue();
    const owner = await loggedIn(id);
    const document =
      'mutation M($input: UpdateVenueInput!) { answer: updateVenue(input: $input) { userErrors { code } } }';
    return {
      act: () => mutate(owner, document, { input: { foodPackages } }),
      expected: () => ({ notifications: [unreadNotification(id, 'prices_parsed', text)] }),
    };
  },
}));

/** Emails and notifications about listings, stories and reviews. */
export const moderationCases = [
  ...listingCases,
  ...suspensionCases,
  ...storyCases,
  ...reviewCases,
  ...priceCases,
];
