import Type from 'typebox';
import { requireOwnId } from '../../rest/own-id.js';
import { Envelope, envelope, route, type Route } from '../../rest/route.js';
import { addCityInterest } from './interest.service.js';
import { t } from './messages.generated.js';

export const interestRoutes: Route[] = [
  route({
    method: 'POST',
    path: 'notification/add',
    summary:
      'Notifies the approved venues of a city that somebody is looking for a venue there, without naming them; at most once a day.',
    operation: addCityInterest,
    body: Type.Object({
      userId: Type.Optional(Type.String({ description: "The current user's ID." })),
      city: Type.String(),
    }),
    response: Envelope(Type.Object({ city: Type.String() })),
    async handle(ctx, { body }) {
      requireOwnId(ctx, body.userId);
      return envelope(await addCityInterest(ctx, { city: body.city }), t('added'));
    },
  }),
];
