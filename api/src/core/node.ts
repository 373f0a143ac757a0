import { Field, ID, InterfaceType } from 'type-graphql';

/** Types with this interface can be fetched by `node(id)`; see node/node.service.ts. */
@InterfaceType({ description: 'An object that `node` can find by its ID.' })
export abstract class Node {
  @Field(() => ID, { description: 'Globally unique ID.' })
  id: string;
}
