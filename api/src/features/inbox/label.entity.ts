import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A label that a business uses for its enquiries. Only the business sees it.' })
export class EnquiryLabel {
  @Field(() => ID, { description: 'ID of the label.' })
  id: string;

  @Field({ description: 'Name, unique among the labels of the business.' })
  name: string;
}
