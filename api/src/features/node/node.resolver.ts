import { Arg, Ctx, Extensions, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { badInput } from '../../core/errors.js';
import { Node } from '../../core/node.js';
import { PublicData } from '../../core/public-data.js';
import { NODES_MAX } from './node.constants.js';
import { findNode, type FoundNode } from './node.service.js';
import { t } from './messages.generated.js';

@Resolver()
export class NodeResolver {
  @PublicData()
  @Extensions({ statements: 3 })
  @Query(() => Node, {
    nullable: true,
    description:
      'Returns the venue, vendor, article, story, booking, user or admin with this ID. Null if there is none that the current user can see.',
  })
  node(@Arg('id', () => ID, { description: 'ID of the object.' }) id: string, @Ctx() ctx: Context) {
    return findNode(ctx, id);
  }

  @PublicData()
  @Extensions({ statements: 1, rows: 'ids', statementsEach: 2 })
  @Query(() => [Node], {
    nullable: 'items',
    description: `Returns the objects with these IDs, in this order; null where \`node\` returns null.`,
  })
  nodes(
    @Arg('ids', () => [ID], { description: `IDs, at most ${NODES_MAX}.` }) ids: string[],
    @Ctx() ctx: Context,
  ): Promise<(FoundNode | null)[]> {
    if (ids.length > NODES_MAX) throw badInput('ids', t('idsMax', { max: NODES_MAX }));
    return Promise.all(ids.map((id) => findNode(ctx, id)));
  }
}
