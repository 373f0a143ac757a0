import { Extensions, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { badInput } from './errors.js';
import { MAX_FIRST } from './page.constants.js';
import { PageInfo, pageInfoOf, totalCountDescription, type Page } from './page.js';
import { t } from './messages.generated.js';

/** A Relay connection. Fields that aren't selected aren't computed. */
export interface ConnectionOf<Item> {
  nodes: Item[];
  edges: { node: Item; cursor: string }[];
  pageInfo: PageInfo;
  readonly totalCount: Promise<number>;
}

/** Makes the edge and connection types for a `Node` type. @param item the name of that type, if it isn’t `name` */
export function connectionType<Node extends object>(name: string, node: () => ClassType<Node>, item = name) {
  @ObjectType(`${name}Edge`, { description: `An item of type \`${item}\` with its cursor.` })
  class Edge {
    @Field(node, { description: 'The item.' })
    node: Node;

    @Field({ description: 'Cursor of the item, for `after`.' })
    cursor: string;
  }

  @ObjectType(`${name}Connection`, { description: `A page of \`${item}\` items.` })
  class Connection {
    @Field(() => [node()], { description: 'Items of this page.' })
    nodes: Node[];

    @Field(() => [Edge], { description: 'The items with their cursors.' })
    edges: Edge[];

    @Field(() => PageInfo, { description: 'Position of the page.' })
    pageInfo: PageInfo;

    @Extensions({ statements: 1 })
    @Field(() => Int, { description: totalCountDescription })
    totalCount: number;
  }
  return Connection;
}

export function connectionOf<Item>(page: Page<Item>): ConnectionOf<Item> {
  return {
    nodes: page.nodes,
    get edges() {
      return page.nodes.map((node, i) => ({ node, cursor: page.cursorOf(i) }));
    },
    get pageInfo() {
      return pageInfoOf(page);
    },
    get totalCount() {
      return page.count();
    },
  };
}

/** @throws AppError BAD_USER_INPUT if `first` is out of the bounds that the query cost assumes */
export function graphqlWindow<Args extends { first: number }>(args: Args): Args {
  if (args.first < 1 || args.first > MAX_FIRST)
    throw badInput('first', t('pageSizeRange', { max: MAX_FIRST }));
  return args;
}
