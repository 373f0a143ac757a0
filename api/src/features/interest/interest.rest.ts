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
      'Tells the approved venues of a city that somebody looks for one there: not who, and once a day at most.',
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
