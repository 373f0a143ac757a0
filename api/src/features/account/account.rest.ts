import Type from 'typebox';
import { logIn, logOut } from './account.service.js';
import { ROLES, type Role } from '../../core/viewer.js';
import { Envelope, envelope, route, type Route } from '../../rest/route.js';
import { t } from './messages.generated.js';

/** vendor/login -> data.loggedInVendor._id, admin/login -> data.loggedInAdmin._id */
const loginRoute = (role: Role, key: string): Route =>
  route({
    method: 'POST',
    path: `${role}/login`,
    summary: `Logs a ${role} in. Sets the session cookie, and a device cookie that recognises the client at its next login.`,
    operation: logIn,
    body: Type.Object({ email: Type.String(), password: Type.String() }),
    response: Envelope(Type.Object({ [key]: Type.Object({ _id: Type.String({ format: 'uuid' }) }) })),
    async handle(ctx, { body }) {
      const { id } = await logIn(ctx, { ...body, role });
      return envelope({ [key]: { _id: id } }, t('loggedIn'));
    },
  });

const loginRoutes: Route[] = [
  loginRoute('user', 'loggedInUser'),
  loginRoute('venue', 'loggedInVenue'),
  loginRoute('vendor', 'loggedInVendor'),
  loginRoute('admin', 'loggedInAdmin'),
];

/** Old clients discard their session locally; this ends it on the server too. Works with any role in the path. */
const logoutRoutes: Route[] = ROLES.map((role) =>
  route({
    method: 'POST',
    path: `${role}/logout`,
    summary: 'Ends the session of the cookie and clears the cookie.',
    operation: logOut,
    response: Envelope(Type.Object({ loggedOut: Type.Boolean() })),
    async handle(ctx) {
      return envelope({ loggedOut: await logOut(ctx) }, t('loggedOut'));
    },
  }),
);

export const accountRoutes: Route[] = [...loginRoutes, ...logoutRoutes];
