import { useFormik } from 'formik';
import { useEffect, useRef, type FocusEvent, type FormEvent } from 'react';
import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import type { FieldBinding, FieldValue, TextControl } from '../ui/fields/FieldBinding';
import { showRefusal } from './showRefusal';

/** Messages by field. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

interface FormOptions<
  Input extends AnyObject,
  Values extends Record<Extract<keyof Input, string>, FieldValue>,
> {
  /** Initial values of the fields, which the rules cast to the submitted types. */
  initial: Values;
  /** The validation rules that the server applies too. */
  rules: ObjectSchema<Input>;
  /** Sends the valid input. Resolves to the messages of rejected fields, if any. */
  onSubmit: (input: NoInfer<Input>) => Promise<FieldErrors<NoInfer<Values>> | undefined>;
}

/**
 * A form on Formik whose fields are those of `ui/fields`. Values are kept until the form is reset. After a rejection
 * the first invalid field gets the focus. To submit a mutation, use `useSubmit`.
 *
 * Fields are validated on submit and when the focus moves to another field, but not when it moves to a button: a
 * message appearing then would move the button from under the pointer. Editing a field clears its message.
 */
export function useForm<
  Input extends AnyObject,
  Values extends Record<Extract<keyof NoInfer<Input>, string>, FieldValue>,
>({ initial, rules, onSubmit }: FormOptions<Input, Values>) {
  type Name = Extract<keyof Values, string>;
  const element = useRef<HTMLFormElement>(null);
  const submitter = useRef<HTMLElement>(null);

  const formik = useFormik<Values>({
    initialValues: initial,
    validationSchema: rules,
    validateOnChange: false,
    validateOnBlur: false,
    async onSubmit(values, { setFieldError }) {
      const errors = await onSubmit(rules.cast(values) as Input);
      for (const [name, message] of Object.entries(errors ?? {})) setFieldError(name, message as string);
    },
  });
  const { isSubmitting, submitCount } = formik;

  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    showRefusal(element.current, submitter.current);
  }, [isSubmitting, submitCount]);

  const { setFieldValue } = formik;
  const initialValues = useRef<Record<string, FieldValue>>(initial);
  useEffect(() => {
    const controls = element.current?.elements;
    // Users and browsers may fill in forms before hydration.
    for (const name of controls ? Object.keys(initialValues.current) : []) {
      const control = controls?.namedItem(name);
      if (typeof initialValues.current[name] !== 'string') continue;
      if (control && 'value' in control && control.value) void setFieldValue(name, control.value, false);
    }
  }, [setFieldValue]);

  const checkEarly = (name: Name, { target, relatedTarget }: FocusEvent<TextControl>) => {
    if (
      !target.value ||
      !(relatedTarget instanceof Element) ||
      !relatedTarget.matches('input, select, textarea')
    )
      return;
    try {
      rules.validateSyncAt(name, formik.values);
    } catch (error) {
      if (error instanceof ValidationError) formik.setFieldError(name, error.message);
    }
  };

  return {
    /**
     * Properties of the form element. It has a method because a form submitted before hydration would otherwise put its
     * values into the URL.
     */
    form: {
      ref: element,
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        element.current = event.currentTarget;
        submitter.current = (event.nativeEvent as SubmitEvent).submitter;
        formik.handleSubmit(event);
      },
    },
    /** Submits fields that aren't in a form element of their own. */
    submit: formik.submitForm,
    /** A request is pending. */
    busy: isSubmitting,
    values: formik.values,
    /** Some value differs from its initial one. */
    changed: formik.dirty,
    /** Sets a value that has no single control. */
    set: <N extends Name>(name: N, value: Values[N]) => {
      void formik.setFieldValue(name, value);
      formik.setFieldError(name, undefined);
    },
    /** Resets to the given values, or to the initial ones. */
    reset: (values?: Values) => formik.resetForm(values && { values }),
    /** Binds a field to one of the values. */
    field: <N extends Name>(name: N): FieldBinding<Values[N]> => ({
      name,
      value: formik.values[name],
      error: formik.errors[name] as string | undefined,
      onChange: (change) => {
        void formik.setFieldValue(name, isEvent(change) ? change.target.value : change);
        formik.setFieldError(name, undefined);
      },
      onBlur: (event) => checkEarly(name, event),
    }),
  };
}

const isEvent = (change: unknown): change is { target: TextControl } =>
  typeof change === 'object' && change !== null && 'target' in change;
