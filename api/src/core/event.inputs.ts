import { Field, InputType, Int } from 'type-graphql';
import { eventRules, LOCATION_MAX, PERSON_NAME_MAX } from './event.rules.js';
import { upTo } from './max-length.js';

const event = eventRules();

/** Fields of every enquiry about an event; validated by event.rules.ts. */
@InputType()
export abstract class EventInput {
  @Field({ description: `Name of the person to call, up to ${PERSON_NAME_MAX} characters.` })
  name: string;

  @Field({ description: 'Ten-digit phone number.' })
  contact: string;

  @Field({ description: `City or area, up to ${LOCATION_MAX} characters.` })
  location: string;

  @Field(() => Int, { description: 'Expected guests, 1 or more.' })
  guests: number;

  @Field({ description: 'Day of the event, YYYY-MM-DD; today or later in India.' })
  date: string;

  @Field({ description: `Postal address, ${upTo(event.address)}.` })
  address: string;

  @Field({
    description: `Type of event: a value of \`EventType\` such as WEDDING, its English name, or any other text; ${upTo(event.typeOfEvent)}.`,
  })
  typeOfEvent: string;
}
