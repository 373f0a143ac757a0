import Type from 'typebox';
import { listCities } from '../city/city.service.js';
import { updateUser } from '../user/profile.service.js';
import { getUser, registerUser } from '../user/user.service.js';
import { UserJson, userJson } from './legacy/user.js';
import { Envelope, envelope, route, type Route } from './route.js';

export const userRoutes: Route[] = [
  route({
    method: 'POST',
    path: 'user/register',
    summary: 'Signs a user up.',
    operation: registerUser,
    body: Type.Object({
      fullName: Type.String(),
      email: Type.String(),
      phone: Type.String(),
      password: Type.String(),
    }),
    answers: Envelope(Type.Object({ user: UserJson })),
    async answer(ctx, { body }) {
      return envelope({ user: userJson(await registerUser(ctx, body)) }, 'Registration Successful!!');
    },
  }),
  route({
    method: 'GET',
    path: 'user/all/city',
    summary: 'Names of the cities that have approved listings.',
    operation: listCities,
    answers: Type.Object({
      ...Envelope(Type.Array(Type.String())).properties,
      cities: Type.Array(Type.String()),
    }),
    async answer(ctx) {
      const cities = (await listCities(ctx)).map(({ name }) => name);
      return { body: { ...envelope(cities).body, cities } };
    },
  }),
  route({
    method: 'GET',
    path: 'user/:id',
    summary: 'One user: oneself, or any for an admin.',
    operation: getUser,
    answers: Envelope(Type.Object({ user: UserJson })),
    async answer(ctx, { params }) {
      return envelope({ user: userJson(await getUser(ctx, { id: params.id })) });
    },
  }),
  route({
    method: 'PUT',
    path: 'user/:id',
    summary: "Changes the user's own profile.",
    operation: updateUser,
    own: 'id',
    body: Type.Object({
      fullName: Type.String(),
      email: Type.String(),
      phone: Type.String(),
      city: Type.String(),
      avatarUrl: Type.String(),
    }),
    answers: Envelope(Type.Object({ user: UserJson })),
    async answer(ctx, { params, body }) {
      const user = await updateUser(ctx, { ...body, id: params.id });
      return envelope({ user: userJson(user) }, 'User updated');
    },
  }),
];
