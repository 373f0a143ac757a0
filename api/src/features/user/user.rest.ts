import Type from 'typebox';
import { manageUsers } from './manage.service.js';
import { updateUser } from './profile.service.js';
import { getUser, registerUser } from './user.service.js';
import { UserJson, userJson } from './user.rest-json.js';
import { paged, PageQuery, pageWindow } from '../../rest/paging.js';
import { Envelope, envelope, route, type Route } from '../../rest/route.js';
import { t } from './messages.generated.js';

export const userRoutes: Route[] = [
  route({
    method: 'POST',
    path: 'user/register',
    summary: 'Signs up a user.',
    operation: registerUser,
    registersRole: 'user',
    body: Type.Object({
      fullName: Type.String(),
      email: Type.String(),
      phone: Type.String(),
      password: Type.String(),
    }),
    response: Envelope(Type.Object({ user: UserJson })),
    async handle(ctx, { body }) {
      return envelope({ user: userJson(await registerUser(ctx, body)) }, t('registered'));
    },
  }),
  route({
    method: 'GET',
    path: 'user/ALL',
    summary: 'All users, latest sign-up first. For admins.',
    operation: manageUsers,
    query: Type.Object({
      city: Type.String(),
      search: Type.String({ description: 'Part of the name, email address, phone number or city.' }),
      ...PageQuery,
    }),
    response: Envelope(Type.Object({ users: Type.Array(UserJson) })),
    async handle(ctx, call) {
      const { city, search } = call.query;
      const found = await manageUsers(ctx, { city, search, ...pageWindow(call) });
      return { ...envelope({ users: found.nodes.map(userJson) }), ...(await paged(call, found)) };
    },
  }),
  route({
    method: 'GET',
    path: 'user/:id',
    summary: 'Returns a user: the current one, or any for admins.',
    operation: getUser,
    response: Envelope(Type.Object({ user: UserJson })),
    async handle(ctx, { params }) {
      return envelope({ user: userJson(await getUser(ctx, { id: params.id })) });
    },
  }),
  route({
    method: 'PUT',
    path: 'user/:id',
    summary:
      "Updates the user's own profile; an uploaded file becomes the picture. The fields may be nested in `user`.",
    operation: updateUser,
    ownIdParam: 'id',
    nestedIn: ['user'],
    body: Type.Partial(
      Type.Object({
        fullName: Type.String(),
        email: Type.String(),
        phone: Type.String(),
        city: Type.String(),
        address: Type.String(),
        avatarUrl: Type.String({ description: 'Ignored; upload the picture as a file.' }),
      }),
    ),
    files: 'avatar',
    fileCount: { max: 1 },
    response: Envelope(Type.Object({ user: UserJson })),
    async handle(ctx, { params, body, files }) {
      const user = await updateUser(ctx, { ...body, id: params.id, files });
      return envelope({ user: userJson(user) }, t('updated'));
    },
  }),
];
