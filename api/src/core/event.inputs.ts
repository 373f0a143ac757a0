import { Field, InputType, Int } from 'type-graphql';

/** Fields of every enquiry about an event; validated by event.rules.ts. */
@InputType()
export abstract class EventInput {
  @Field({ description: 'Name of the person to call.' })
  name: string;

  @Field({ description: 'Ten-digit phone number.' })
  contact: string;

  @Field({ description: 'City or area.' })
  location: string;

  @Field(() => Int, { description: 'Expected guests, 1 or more.' })
  guests: number;

  @Field({ description: 'Day of the event, YYYY-MM-DD; today or later in India.' })
  date: string;

  @Field({ description: 'Postal address.' })
  address: string;

  @Field({
    description:
      'Type of event: a value of `EventType` such as WEDDING, its English name, or any other text.',
  })
  typeOfEvent: string;
}
