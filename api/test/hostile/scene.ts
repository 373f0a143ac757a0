import sharp from 'sharp';
import { startSession } from '../../src/features/account/session.js';
import type { Tx } from '../../src/core/database.js';
import { newId } from '../../src/core/ids.js';
import { ROLES, type Role } from '../../src/core/viewer.js';
import type { Scene } from './input.js';

/** Stories whose Markdown takes long to render, each near the permitted length. */
const STORIES = [
  '- a\n',
  '*a ',
  '[',
  '[a](b)',
  '&amp;',
  '**_a_** ',
  'Two rivers met. ',
  '# a\n',
  '`',
  '\n\na\n\n',
];

const LONG_TEXT = 'Two rivers met. '.repeat(400);

/** Makes an account of each role, with its data. Returns the sessions. */
export async function makeScene(tx: Tx): Promise<{ scene: Scene; tokens: Record<Role, string> }> {
  const account = async (role: Role) => {
    const id = newId();
    await tx.sql(`INSERT INTO account (id, email, role, password_hash) VALUES ($1, $2, $3, '!')`, [
      id,
      `${id}@hostile.example`,
      role,
    ]);
    return id;
  };
  const listing = async (kind: 'venue' | 'vendor') => {
    const id = await account(kind);
    const text = kind === 'venue' ? LONG_TEXT : null;
    const list = kind === 'venue' ? '{}' : null;
    await tx.sql(
      `INSERT INTO listing (id, kind, name, owner_name, email, phone, city, state, status, summary, category,
         guest_capacity, food_packages, features, how_to_reach, policies, venue_types, facilities)
       VALUES ($1, $2, 'Jheel Mahal', 'Kumud', $3, '', 'Jaipur', 'Rajasthan', 'approved', $4, $5,
         left($6, 100), left($6, 500), left($6, 3000), left($6, 2000), left($6, 3000), $7, $7)`,
      [
        id,
        kind,
        `${id}@hostile.example`,
        LONG_TEXT.slice(0, 5000),
        kind === 'vendor' ? 'Photographer' : null,
        text,
        list,
      ],
    );
    return id;
  };
  const ids = {
    user: await account('user'),
    vendor: await listing('vendor'),
    venue: await listing('venue'),
    admin: await account('admin'),
  };
  await tx.sql(
    `INSERT INTO user_profile (id, full_name, phone, city) VALUES ($1, 'Ananya Sharma', '0000012345', '')`,
    [ids.user],
  );
  await tx.sql(
    `INSERT INTO admin_profile (id, name, contact, city, address) VALUES ($1, 'Meera Iyer', '0000054321', '', '')`,
    [ids.admin],
  );
  const [blogId, storyId] = [newId(), newId()];
  await tx.sql(
    `INSERT INTO blog (id, title, content, author, published_at) VALUES ($1, 'Title', repeat('Text. ', 8000), 'Mandap', now())`,
    [blogId],
  );
  await tx.sql(
    `INSERT INTO real_wedding (id, title, content, author, status, published_at)
     VALUES ($1, 'Title', repeat('Text. ', 3000), 'A', 'published', now())`,
    [storyId],
  );
  for (const mark of STORIES)
    await tx.sql(
      `INSERT INTO real_wedding (id, title, content, author_id, author)
       VALUES ($1, 'Title', left(repeat($2, 20000), 20000), $3, 'A')`,
      [newId(), mark, ids.user],
    );
  const tokens = {} as Record<Role, string>;
  for (const role of ROLES) tokens[role] = (await startSession(tx, ids[role])).token;
  const scene = {
    ids,
    venueId: await listing('venue'),
    vendorId: await listing('vendor'),
    blogId,
    storyId,
    pictures: await pictures(),
  };
  return { scene, tokens };
}

const pictures = (): Promise<Buffer[]> => {
  const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#701627' } });
  return Promise.all([
    plain.clone().jpeg().toBuffer(),
    plain.clone().png().toBuffer(),
    plain.clone().webp().toBuffer(),
    plain.clone().gif().toBuffer(),
  ]);
};
