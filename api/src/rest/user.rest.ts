import { listCities } from '../city/city.service.js';
import { updateUser } from '../user/profile.service.js';
import { getUser, registerUser } from '../user/user.service.js';
import { userJson } from './legacy.js';
import { envelope, type Route } from './route.js';

export const userRoutes: Route[] = [
  {
    method: 'POST',
    path: 'user/register',
    summary: 'Signs a user up.',
    operation: registerUser,
    async answer(ctx, { body }) {
      return envelope({ user: userJson(await registerUser(ctx, body)) }, 'Registration Successful!!');
    },
  },
  {
    method: 'GET',
    path: 'user/all/city',
    summary: 'Names of the cities that have approved listings.',
    operation: listCities,
    async answer(ctx) {
      const cities = (await listCities(ctx)).map(({ name }) => name);
      return envelope(cities, 'Success', { cities });
    },
  },
  {
    method: 'GET',
    path: 'user/:id',
    summary: 'One user: oneself, or any for an admin.',
    operation: getUser,
    async answer(ctx, { params }) {
      return envelope({ user: userJson(await getUser(ctx, { id: params.id })) });
    },
  },
  {
    method: 'PUT',
    path: 'user/:id',
    summary: "Changes the user's own profile.",
    operation: updateUser,
    async answer(ctx, { params, body }) {
      const user = await updateUser(ctx, { ...body, id: params.id });
      return envelope({ user: userJson(user) }, 'User updated');
    },
  },
];
