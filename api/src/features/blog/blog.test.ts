import { expect, test } from '@jest/globals';
import { newId } from '../../core/ids.js';
import { app, useApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';

useApp();

async function makeBlog(title: string, publishedAt: string): Promise<string> {
  const id = newId();
  await app().sql(
    `INSERT INTO blog (id, title, content, author, published_at) VALUES ($1, $2, 'Text', 'Mandap', $3)`,
    [id, title, publishedAt],
  );
  return id;
}

const BLOGS = `query Blogs($first: Int, $except: ID, $after: String) {
  blogs(first: $first, except: $except, after: $after) {
    nodes { title } totalCount pageInfo { hasNextPage endCursor }
  }
}`;

interface Answer {
  blogs: {
    nodes: { title: string }[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

test('lists published articles, newest first; an excluded one isn’t counted', async () => {
  const [, , newest] = [
    await makeBlog('First', '2026-01-01'),
    await makeBlog('Second', '2026-02-01'),
    await makeBlog('Third', '2026-03-01'),
    await makeBlog('Not yet', '2099-01-01'),
  ];
  const all = await client().gql<Answer>(BLOGS);
  expect(all.data.blogs.nodes.map(({ title }) => title)).toEqual(['Third', 'Second', 'First']);
  expect(all.data.blogs.totalCount).toBe(3);
  const others = await client().gql<Answer>(BLOGS, { first: 1, except: newest });
  expect(others.data.blogs).toMatchObject({ nodes: [{ title: 'Second' }], totalCount: 2 });
  const { endCursor: after } = others.data.blogs.pageInfo;
  const rest = await client().gql<Answer>(BLOGS, { first: 1, except: newest, after });
  expect(rest.data.blogs).toMatchObject({
    nodes: [{ title: 'First' }],
    totalCount: 2,
    pageInfo: { hasNextPage: false },
  });
});
