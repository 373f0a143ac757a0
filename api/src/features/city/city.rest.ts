import Type from 'typebox';
import { Envelope, envelope, route, type Route } from '../../rest/route.js';
import { listCities } from './city.service.js';

export const cityRoutes: Route[] = [
  route({
    method: 'GET',
    path: 'user/all/city',
    summary: 'Names of the cities that have approved listings.',
    operation: listCities,
    response: Type.Object({
      ...Envelope(Type.Array(Type.String())).properties,
      cities: Type.Array(Type.String()),
    }),
    async handle(ctx) {
      const cities = (await listCities(ctx)).map(({ name }) => name);
      return { body: { ...envelope(cities).body, cities } };
    },
  }),
];
