import { Field, ID, InterfaceType } from 'type-graphql';

/** Types with this interface can be fetched by `node(id)`; see node/node.service.ts. */
@InterfaceType({ description: 'What can be read again by its id alone, whatever it is: see `node`.' })
export abstract class Node {
  @Field(() => ID, { description: 'Its id, which nothing else has.' })
  id: string;
}
