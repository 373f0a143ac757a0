import { Field, ID, InterfaceType } from 'type-graphql';

/** A type that implements this is read anew by `node(id)`; see node/node.service.ts. */
@InterfaceType({ description: 'What can be read again by its id alone, whatever it is: see `node`.' })
export abstract class Node {
  @Field(() => ID, { description: 'Its id, which nothing else has.' })
  id: string;
}
