import type { ChangeEvent, FocusEvent } from 'react';

/** A value that a form field can hold. */
export type FieldValue = string | number | boolean | null | readonly string[];

/** Native text controls pass their event, all others their value. */
type Change<Value> = Value extends string ? Value | ChangeEvent<TextControl> : Value;

export type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A binding for fields that pass the event of their native control. */
export interface TextBinding<Value extends string = string> extends Omit<FieldBinding<Value>, 'onChange'> {
  onChange: (event: ChangeEvent<TextControl>) => void;
}

/** Binds a field to one value of a form; `useSubmit` returns one for each name. */
export interface FieldBinding<Value extends FieldValue> {
  name: string;
  value: Value;
  error?: string;
  onChange: (change: Change<Value>) => void;
  onBlur?: (event: FocusEvent<TextControl>) => void;
}
