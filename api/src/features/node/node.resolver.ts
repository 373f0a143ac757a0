import { Arg, Ctx, Extensions, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { badInput } from '../../core/errors.js';
import { Node } from '../../core/node.js';
import { PublicData } from '../../core/public-data.js';
import { findNode, type FoundNode } from './node.service.js';

const MAX_IDS = 20;

@Resolver()
export class NodeResolver {
  @PublicData()
  @Extensions({ statements: 3 })
  @Query(() => Node, {
    nullable: true,
    description:
      'Whatever has this id: a venue, vendor, article, story, booking, user or admin. Null when there is none, and when the asker may not see it.',
  })
  node(@Arg('id', () => ID, { description: 'Its id.' }) id: string, @Ctx() ctx: Context) {
    return findNode(ctx, id);
  }

  @PublicData()
  @Extensions({ statements: 1, rows: 'ids', statementsEach: 2 })
  @Query(() => [Node], {
    nullable: 'items',
    description: `What has each of these ids, in their order; null where \`node\` would be.`,
  })
  nodes(
    @Arg('ids', () => [ID], { description: `Their ids, at most ${MAX_IDS}.` }) ids: string[],
    @Ctx() ctx: Context,
  ): Promise<(FoundNode | null)[]> {
    if (ids.length > MAX_IDS) throw badInput('ids', `ids must be at most ${MAX_IDS}`);
    return Promise.all(ids.map((id) => findNode(ctx, id)));
  }
}
