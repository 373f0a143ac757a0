import { randomUUID } from 'node:crypto';
import { hashPassword } from '../../src/features/account/password.js';
import { ERRORS, pick, type Scene, type Write } from './act.js';
import { makeUser } from './world.js';
import { newPicture } from './writes.listings.js';

const PASSWORD = 'Shaadi#2027';

interface Text {
  id: string;
  published: boolean;
}

/** Returns a random row of a table of texts; if there is none, one that doesn't exist, so that the write is rejected. */
const someText = async (
  { row }: Scene,
  table: 'blog' | 'real_wedding',
  condition = 'true',
  values: readonly unknown[] = [],
): Promise<Text> =>
  (await row<Text>(
    `SELECT id, published_at IS NOT NULL AS published FROM ${table} WHERE ${condition} ORDER BY random() LIMIT 1`,
    values,
  )) ?? { id: randomUUID(), published: false };

const blogInput = (random: Scene['random']) => ({
  title: `Lists ${random()}`,
  content: 'Every list begins at 150. '.repeat(8),
});
const storyInput = (random: Scene['random']) => ({
  title: `Two umbrellas ${random()}`,
  content: 'It rained.',
});

/** Gives one of the world's stories a status. */
const prepareStory =
  (status: 'pending' | 'rejected') =>
  ({ world, app, random }: Scene) =>
    app.sql(
      `UPDATE real_wedding SET status = $2::real_wedding_status, published_at = NULL,
         rejection_reason = CASE WHEN $2 = 'rejected' THEN 'No' END
       WHERE id = $1`,
      [pick(world.stories, random), status],
    );

/** Writes about articles and stories. */
export const CONTENT_WRITES: Write[] = [
  {
    name: 'blog.create',
    run: ({ world, act, random }) =>
      act(world.admin, `mutation B($input: BlogInput!) { r: createBlog(input: $input) ${ERRORS} }`, {
        input: blogInput(random),
      }),
  },
  {
    name: 'blog.update',
    async run(scene) {
      const { world, act, random } = scene;
      return act(
        world.admin,
        `mutation B($id: ID!, $input: BlogInput!) { r: updateBlog(id: $id, input: $input) ${ERRORS} }`,
        { id: (await someText(scene, 'blog')).id, input: blogInput(random) },
      );
    },
  },
  {
    name: 'blog.publish',
    async run(scene) {
      const blog = await someText(scene, 'blog');
      return scene.act(
        scene.world.admin,
        `mutation P($id: ID!, $publish: Boolean!) { r: publishBlog(id: $id, publish: $publish) ${ERRORS} }`,
        { id: blog.id, publish: !blog.published },
      );
    },
  },
  {
    name: 'blog.delete',
    async run(scene) {
      const { id } = await someText(scene, 'blog');
      return scene.act(scene.world.admin, `mutation D($id: ID!) { r: deleteBlog(id: $id) ${ERRORS} }`, {
        id,
      });
    },
  },
  {
    name: 'realWedding.create',
    run: async ({ world, act, random }) =>
      act(
        pick(world.users, random),
        `mutation S($input: RealWeddingInput!, $images: [Upload!]!)
           { r: createRealWedding(input: $input, images: $images) ${ERRORS} }`,
        { input: storyInput(random) },
        { images: [await newPicture(random)] },
      ),
  },
  {
    name: 'realWedding.decide',
    prepare: prepareStory('pending'),
    async run(scene) {
      const { id } = await someText(scene, 'real_wedding', `status = 'pending'`);
      return scene.act(
        scene.world.admin,
        `mutation D($id: ID!) { r: decideRealWedding(id: $id, publish: true) ${ERRORS} }`,
        { id },
      );
    },
  },
  {
    name: 'realWedding.update',
    run: async ({ world, act, random }) =>
      act(
        world.admin,
        `mutation U($id: ID!, $input: RealWeddingInput!, $images: [Upload!]!)
           { r: updateRealWedding(id: $id, input: $input, images: $images) ${ERRORS} }`,
        { id: pick(world.stories, random), input: storyInput(random) },
        { images: [await newPicture(random)] },
      ),
  },
  {
    name: 'realWedding.resubmit',
    prepare: prepareStory('rejected'),
    async run(scene) {
      const { world, act } = scene;
      const { id } = await someText(scene, 'real_wedding', `status = 'rejected'`);
      return act(world.users[0], `mutation R($id: ID!) { r: resubmitRealWedding(id: $id) ${ERRORS} }`, {
        id,
      });
    },
  },
  {
    name: 'realWedding.delete',
    async run(scene) {
      // The reads include the world's stories.
      const { id } = await someText(scene, 'real_wedding', 'id <> ALL ($1::uuid[])', [scene.world.stories]);
      return scene.act(
        scene.world.admin,
        `mutation D($id: ID!) { r: deleteRealWedding(id: $id) ${ERRORS} }`,
        {
          id,
        },
      );
    },
  },
];

/** Makes a user with a password and a review of a listing. Returns their ID. */
async function makeReviewer(scene: Scene): Promise<string> {
  const id = await makeUser(scene.app, 'Dev Sethi', await hashPassword(PASSWORD));
  await scene.app.sql(
    `INSERT INTO review (id, listing_id, user_id, rating, message, status) VALUES ($1, $2, $3, 4, 'Lovely', 'published')`,
    [randomUUID(), pick(scene.world.venues.slice(0, 2), scene.random), id],
  );
  return id;
}

let reviewer = '';
const prepareReviewer = async (scene: Scene) => (reviewer = await makeReviewer(scene));

/** Writes about accounts of users. */
export const ACCOUNT_WRITES: Write[] = [
  {
    name: 'user.update',
    run: ({ world, act, random }) =>
      act(
        pick(world.users, random),
        `mutation U($input: UpdateUserInput!) { r: updateUser(input: $input) ${ERRORS} }`,
        { input: { fullName: `Ananya ${pick(['Rao', 'Gill', 'Menon', 'Sethi'], random)}` } },
      ),
  },
  {
    name: 'user.setAvatar',
    run: async ({ world, act, random }) =>
      act(
        pick(world.users, random),
        `mutation A($file: Upload) { r: setAvatar(file: $file) ${ERRORS} }`,
        {},
        { file: await newPicture(random) },
      ),
  },
  {
    name: 'user.delete',
    prepare: prepareReviewer,
    run: ({ world, act }) =>
      act(world.admin, `mutation D($id: ID!) { r: deleteUser(id: $id) ${ERRORS} }`, { id: reviewer }),
  },
  {
    name: 'account.delete',
    prepare: prepareReviewer,
    run: ({ act }) =>
      act(reviewer, `mutation D($password: String!) { r: deleteAccount(password: $password) ${ERRORS} }`, {
        password: PASSWORD,
      }),
  },
];
