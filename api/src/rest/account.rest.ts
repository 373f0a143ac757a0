import Type from 'typebox';
import { logIn } from '../account/account.service.js';
import type { Role } from '../core/viewer.js';
import { Envelope, envelope, route, type Route } from './route.js';

/** vendor/login -> data.loggedInVendor._id, admin/login -> data.loggedInAdmin._id */
const loginRoute = (role: Role, key: string): Route =>
  route({
    method: 'POST',
    path: `${role}/login`,
    summary: `Logs a ${role} in and sets the session cookie.`,
    operation: logIn,
    body: Type.Object({ email: Type.String(), password: Type.String() }),
    answers: Envelope(Type.Object({ [key]: Type.Object({ _id: Type.String({ format: 'uuid' }) }) })),
    async answer(ctx, { body }) {
      const { id } = await logIn(ctx, { ...body, role });
      return envelope({ [key]: { _id: id } }, 'Login successful!');
    },
  });

export const loginRoutes: Route[] = [
  loginRoute('user', 'loggedInUser'),
  loginRoute('venue', 'loggedInVenue'),
  loginRoute('vendor', 'loggedInVendor'),
  loginRoute('admin', 'loggedInAdmin'),
];
