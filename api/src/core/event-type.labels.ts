import { EVENT_TYPES, type EventType } from './event-type.constants.js';
import { t } from './event-types.messages.generated.js';

/** A type of event as stored: a known type, or `OTHER` with the text that somebody typed. */
export interface TypedEvent<Type extends string = EventType> {
  eventType: Type | 'OTHER';
  /** Null for known types, and for “Other” without a text. */
  eventTypeText: string | null;
}

/** Returns the label of a known type in the current language. */
export const eventTypeLabel = (type: EventType): string => t(type);

/** English labels by type of event. REST sends them, and `parseEventType` knows them. */
export const EVENT_TYPE_LABELS = Object.fromEntries(
  EVENT_TYPES.map((type) => [type, t.english(type)]),
) as Record<EventType, string>;

/** Returns the type of event that a text means: a known type if it is exactly its key or its English label. */
export const parseEventType = (text: string): TypedEvent => parseTyped(EVENT_TYPE_LABELS, text);

/** @param labels English labels by type */
export function parseTyped<Type extends string>(
  labels: Readonly<Record<Type, string>>,
  text: string,
): TypedEvent<Type> {
  const known = (Object.keys(labels) as Type[]).find((type) => type === text || labels[type] === text);
  return known ? { eventType: known, eventTypeText: null } : { eventType: 'OTHER', eventTypeText: text };
}

/** Returns what people read: the label in the current language, or the text that somebody typed. */
export const typeOfEvent = ({ eventType, eventTypeText }: TypedEvent): string =>
  eventTypeText ?? eventTypeLabel(eventType);

/** Returns the English label, or the text that somebody typed. */
export const typeOfEventInEnglish = ({ eventType, eventTypeText }: TypedEvent): string =>
  eventTypeText ?? EVENT_TYPE_LABELS[eventType];
